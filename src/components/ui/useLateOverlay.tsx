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
import { VisuallyHidden } from './VisuallyHidden';

/**
 * Whether something is open that must not outlive the page it was opened on: it remembers where it
 * was opened, and on another page it is closed by itself (specification §2.4).
 *
 * @param page - the path of the page that is shown
 */
function useOpenOnPage(
  page: string,
): readonly [isOpen: boolean, setOpen: (isOpen: boolean) => void] {
  const [openAt, setOpenAt] = useState<string | null>(null);
  return [openAt === page, (isOpen) => setOpenAt(isOpen ? page : null)];
}

interface LateOverlay {
  /** What it is, for screen readers; the arrow keys open a menu too. @default 'menu' */
  readonly kind?: 'menu' | 'dialog';
  /** The path of the page that is shown: on another one it is closed. @default '' */
  readonly page?: string;
  /** What is said where it could not be loaded. @default that the menu could not */
  readonly failed?: string;
}

/**
 * A menu or a small dialog that is loaded when the pointer or the focus comes near its button, and
 * opens at it once it is there: a page where nobody opens one carries no react-aria.
 *
 * @param load - fetches it; it takes its place besides what is its own
 */
export function useLateOverlay<Props extends MenuPlace>(
  load: () => Promise<ComponentType<Props>>,
  { kind = 'menu', page = '', failed }: LateOverlay = {},
) {
  const t = useMessages(uiDataMessages);
  const sentence = failed ?? t('menuFailed');
  const hint = useHint();
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useOpenOnPage(page);
  const [late, setLate] = useState<{ readonly Overlay: ComponentType<Props> } | null>(null);
  const [focus, setFocus] = useState<MenuFocus>('menu');
  const [isFailed, setFailed] = useState(false);
  const prepare = () => void load().catch(() => {});

  async function show(start: MenuFocus, from?: HTMLElement): Promise<void> {
    const anchor = button.current;
    // Where it was asked for; not every browser focuses a button that is pressed.
    const asked = from ?? anchor;
    asked?.focus();
    setFailed(false);
    try {
      const Overlay = await load();
      // A user who has gone on meanwhile keeps their focus.
      if (!asked?.matches(':focus')) return;
      setLate({ Overlay });
      setFocus(start);
      setOpen(true);
    } catch {
      setFailed(true);
      if (anchor) hint.show(anchor, sentence, 'focus');
    }
  }

  return {
    /** For the button. */
    trigger: {
      ref: button,
      'aria-haspopup': kind,
      'aria-expanded': isOpen,
      'aria-controls': isOpen ? id : undefined,
      onPointerEnter: prepare,
      onFocus: prepare,
      onBlur: () => hint.hide(),
      // A click without a pointer is one of a screen reader.
      onClick: ({ detail }: MouseEvent) => void show(detail === 0 ? 'first' : 'menu'),
      onKeyDown(event: KeyboardEvent) {
        if (kind !== 'menu' || !opensMenu(event.key)) return;
        event.preventDefault();
        void show(event.key === 'ArrowUp' ? 'last' : 'first');
      },
    },
    /** Opens it from a field beside the button, which keeps the focus, and what is typed, until then. */
    openFrom: (field: HTMLElement) => void show('first', field),
    /** What to render while it is open. */
    Overlay: isOpen ? late?.Overlay : undefined,
    /** Its place. */
    place: (): MenuPlace => ({
      anchor: button.current as HTMLElement,
      id,
      focus,
      onClose: () => setOpen(false),
    }),
    /** What to render beside the button: that it could not be loaded. */
    failure: (
      <>
        {isFailed && <VisuallyHidden role="alert">{sentence}</VisuallyHidden>}
        {hint.element}
      </>
    ),
  };
}
