import {
  type FocusEvent,
  type MouseEvent,
  type PointerEvent,
  type RefObject,
  useEffect,
  useRef,
  useState,
} from 'react';
import { isOfMethod } from '../../domain/text/composition';

/** A disclosure that a button opens, and that previews on hover or keyboard focus. */
export interface Flyout<Trigger extends HTMLElement = HTMLButtonElement> {
  readonly isOpen: boolean;
  close(): void;
  readonly button: RefObject<Trigger | null>;
  /** Props of the element around button and flyout. */
  readonly area: {
    onPointerOver(event: PointerEvent<HTMLElement>): void;
    onPointerLeave(event: PointerEvent<HTMLElement>): void;
    onBlur(event: FocusEvent<HTMLElement>): void;
  };
  /** Props of the button. */
  readonly trigger: {
    onFocus(event: FocusEvent<HTMLElement>): void;
    onClick(event: MouseEvent<HTMLElement>): void;
  };
}

/**
 * A disclosure that previews on hover and keyboard focus, stays open after a press, and closes on
 * Escape, on a press or focus elsewhere, and on navigation. The pointer may move onto the flyout,
 * which stays open meanwhile (WCAG 1.4.13).
 *
 * @param page - path of the current page
 */
export function useFlyout<Trigger extends HTMLElement = HTMLButtonElement>(
  page: string,
): Flyout<Trigger> {
  const [opening, setOpening] = useState<{ by: 'peek' | 'press'; at: string } | null>(null);
  const button = useRef<Trigger>(null);
  const isQuiet = useRef(false);
  const isOpen = opening?.at === page;
  const close = () => setOpening(null);

  useEffect(() => {
    if (!isOpen) return;
    const area = button.current?.parentElement;
    const document = button.current?.ownerDocument;
    if (!area || !document) return;
    // In a shadow root the document only gets presses at its host, and no scroll events.
    const root = area.getRootNode();
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || isOfMethod(event)) return;
      // Keeps a surrounding element, such as the wide navigation, from closing too.
      event.stopPropagation();
      setOpening(null);
      if (!area.matches(':focus-within')) return;
      isQuiet.current = true;
      button.current?.focus();
      isQuiet.current = false;
    };
    const onPointerDown = (event: Event) => {
      if (!event.composedPath().includes(area)) setOpening(null);
    };
    const onScroll = ({ target }: Event) => {
      // It is positioned in the window: closes when its button scrolls away.
      const place = root instanceof ShadowRoot ? root.host : area;
      if (target instanceof Element && (target.contains(area) || target.contains(place))) {
        setOpening(null);
      }
    };
    document.addEventListener('keydown', onKeyDown, { capture: true });
    document.addEventListener('pointerdown', onPointerDown, { capture: true });
    document.addEventListener('scroll', onScroll, { capture: true, passive: true });
    root.addEventListener('scroll', onScroll, { capture: true, passive: true });
    return () => {
      document.removeEventListener('keydown', onKeyDown, { capture: true });
      document.removeEventListener('pointerdown', onPointerDown, { capture: true });
      document.removeEventListener('scroll', onScroll, { capture: true });
      root.removeEventListener('scroll', onScroll, { capture: true });
    };
  }, [isOpen]);

  return {
    isOpen,
    close,
    button,
    area: {
      // React emits no enter event if the pointer comes from a removed element, such as a
      // skeleton that was just replaced.
      onPointerOver({ pointerType, currentTarget, relatedTarget }) {
        if (pointerType !== 'mouse' || isOpen) return;
        if (relatedTarget instanceof Node && currentTarget.contains(relatedTarget)) return;
        setOpening({ by: 'peek', at: page });
      },
      onPointerLeave(event) {
        if (event.pointerType !== 'mouse' || opening?.by !== 'peek') return;
        const isInside = event.currentTarget.matches(':focus-within');
        // Keyboard focus inside keeps it open, wherever the mouse goes.
        if (isInside && !button.current?.matches(':focus')) return;
        close();
      },
      onBlur(event) {
        if (!event.currentTarget.contains(event.relatedTarget)) close();
      },
    },
    trigger: {
      onFocus(event) {
        if (isQuiet.current || isOpen || !event.currentTarget.matches(':focus-visible')) return;
        setOpening({ by: 'peek', at: page });
      },
      onClick() {
        // A preview becomes permanent; an open flyout closes.
        setOpening(isOpen && opening.by === 'press' ? null : { by: 'press', at: page });
      },
    },
  };
}
