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

/** A part of the page that a button opens, and a mouse or the keyboard's focus lets peek. */
export interface Flyout<Trigger extends HTMLElement = HTMLButtonElement> {
  readonly isOpen: boolean;
  close(): void;
  readonly button: RefObject<Trigger | null>;
  /** For the element around the button and what it opens. */
  readonly area: {
    onPointerOver(event: PointerEvent<HTMLElement>): void;
    onPointerLeave(event: PointerEvent<HTMLElement>): void;
    onBlur(event: FocusEvent<HTMLElement>): void;
  };
  /** For the button. */
  readonly trigger: {
    onFocus(event: FocusEvent<HTMLElement>): void;
    onClick(event: MouseEvent<HTMLElement>): void;
  };
}

/**
 * A disclosure that peeks on hover and on keyboard focus, stays open after a press, and is closed by
 * Escape, by a press or a focus elsewhere, and on another page. The pointer may move onto what is
 * open, and nothing closes it while it is pointed at (WCAG 1.4.13).
 *
 * @param page - the path of the page that is shown
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
    // In a shadow root the page hears of presses at its host, and of scrolling inside not at all.
    const root = area.getRootNode();
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || isOfMethod(event)) return;
      // Whatever holds it, a wide navigation for example, stays open for this once.
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
      // Its place is fixed in the window; when its button moves away it is closed.
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
      // React tells of no enter where the pointer comes from an element that is gone, as the skeleton
      // of a page is that has just come.
      onPointerOver({ pointerType, currentTarget, relatedTarget }) {
        if (pointerType !== 'mouse' || isOpen) return;
        if (relatedTarget instanceof Node && currentTarget.contains(relatedTarget)) return;
        setOpening({ by: 'peek', at: page });
      },
      onPointerLeave(event) {
        if (event.pointerType !== 'mouse' || opening?.by !== 'peek') return;
        const isInside = event.currentTarget.matches(':focus-within');
        // Who is inside by key stays there, wherever the mouse goes.
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
        // What only peeked is there to stay; what was pressed open is closed.
        setOpening(isOpen && opening.by === 'press' ? null : { by: 'press', at: page });
      },
    },
  };
}
