import {
  type ComponentType,
  type KeyboardEvent,
  type MouseEvent,
  useId,
  useRef,
  useState,
} from 'react';
import { uiDataMessages } from '../../messages/generated/en/ui';
import { useMessages } from '../../messages/messages';
import type { MenuFocus, MenuPlace } from './AnchoredMenu';
import { opensMenu } from './table/useActionsMenu';
import { useHint } from './useHint';
import { useOpenOnPage } from './useOpenOnPage';
import { VisuallyHidden } from './VisuallyHidden';

/**
 * A menu that is loaded when the pointer or the focus comes near its button, and opens at it once it
 * is there: a page whose menus nobody opens carries no react-aria.
 *
 * @param load - fetches the menu, which takes its place besides what is its own
 * @param page - the path of the page that is shown: on another one the menu is closed
 */
export function useLateMenu<Props extends MenuPlace>(
  load: () => Promise<ComponentType<Props>>,
  page: string,
) {
  const t = useMessages(uiDataMessages);
  const hint = useHint();
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useOpenOnPage(page);
  const [late, setLate] = useState<{ readonly Menu: ComponentType<Props> } | null>(null);
  const [focus, setFocus] = useState<MenuFocus>('menu');
  const [isFailed, setFailed] = useState(false);
  const prepare = () => void load().catch(() => {});

  async function show(start: MenuFocus): Promise<void> {
    const anchor = button.current;
    // Not every browser focuses a button that is pressed.
    anchor?.focus();
    setFailed(false);
    try {
      const Menu = await load();
      // A user who has gone on meanwhile keeps their focus.
      if (!anchor?.matches(':focus')) return;
      setLate({ Menu });
      setFocus(start);
      setOpen(true);
    } catch {
      setFailed(true);
      if (anchor) hint.show(anchor, t('menuFailed'), 'focus');
    }
  }

  return {
    /** For the button. */
    trigger: {
      ref: button,
      'aria-haspopup': 'menu' as const,
      'aria-expanded': isOpen,
      'aria-controls': isOpen ? id : undefined,
      onPointerEnter: prepare,
      onFocus: prepare,
      onBlur: () => hint.hide(),
      // A click without a pointer is one of a screen reader.
      onClick: ({ detail }: MouseEvent) => void show(detail === 0 ? 'first' : 'menu'),
      onKeyDown(event: KeyboardEvent) {
        if (!opensMenu(event.key)) return;
        event.preventDefault();
        void show(event.key === 'ArrowUp' ? 'last' : 'first');
      },
    },
    /** The menu while it is open. */
    Menu: isOpen ? late?.Menu : undefined,
    /** Its place. */
    place: (): MenuPlace => ({
      anchor: button.current as HTMLElement,
      id,
      focus,
      onClose: () => setOpen(false),
    }),
    /** What to render beside the button: that the menu could not be loaded. */
    failure: (
      <>
        <VisuallyHidden role="alert">{isFailed ? t('menuFailed') : ''}</VisuallyHidden>
        {hint.element}
      </>
    ),
  };
}
