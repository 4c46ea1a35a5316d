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
 * Open state of an overlay that closes on navigation: it stores the page on which it was opened
 * (specification §2.4).
 *
 * @param page - path of the current page
 */
function useOpenOnPage(
  page: string,
): readonly [isOpen: boolean, setOpen: (isOpen: boolean) => void] {
  const [openAt, setOpenAt] = useState<string | null>(null);
  return [openAt === page, (isOpen) => setOpenAt(isOpen ? page : null)];
}

interface LateOverlay {
  /** Its role for screen readers; arrow keys also open a menu. @default 'menu' */
  readonly kind?: 'menu' | 'dialog';
  /** Path of the current page: it closes when this changes. @default '' */
  readonly page?: string;
  /** The text if it failed to load. @default a sentence about the menu */
  readonly failed?: string;
}

/**
 * A menu or small dialog that loads when the pointer or focus approaches its button, and opens once
 * loaded: a page whose overlays are not used loads no react-aria.
 *
 * @param load - loads the overlay, whose props include {@link MenuPlace}
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
    // The pressed element; not every browser focuses a pressed button.
    const target = from ?? anchor;
    target?.focus();
    setFailed(false);
    try {
      const Overlay = await load();
      // Do not move the focus if the user has moved it meanwhile.
      if (!target?.matches(':focus')) return;
      setLate({ Overlay });
      setFocus(start);
      setOpen(true);
    } catch {
      setFailed(true);
      if (anchor) hint.show(anchor, sentence, 'focus');
    }
  }

  return {
    /** Props of the button. */
    trigger: {
      ref: button,
      'aria-haspopup': kind,
      'aria-expanded': isOpen,
      'aria-controls': isOpen ? id : undefined,
      onPointerEnter: prepare,
      onFocus: prepare,
      onBlur: () => hint.hide(),
      // A click without a pointer comes from a screen reader.
      onClick: ({ detail }: MouseEvent) => void show(detail === 0 ? 'first' : 'menu'),
      onKeyDown(event: KeyboardEvent) {
        if (kind !== 'menu' || !opensMenu(event.key)) return;
        event.preventDefault();
        void show(event.key === 'ArrowUp' ? 'last' : 'first');
      },
    },
    /** Opens it from a field beside the button, which keeps focus and input until then. */
    openFrom: (field: HTMLElement) => void show('first', field),
    /** The overlay to render while open. */
    Overlay: isOpen ? late?.Overlay : undefined,
    /** Returns position and initial focus. */
    place: (): MenuPlace => ({
      anchor: button.current as HTMLElement,
      id,
      focus,
      onClose: () => setOpen(false),
    }),
    /** Element to render beside the button: the message if loading failed. */
    failure: (
      <>
        {isFailed && <VisuallyHidden role="alert">{sentence}</VisuallyHidden>}
        {hint.element}
      </>
    ),
  };
}
