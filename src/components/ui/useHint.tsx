import { type ReactNode, useCallback, useRef, useState } from 'react';
import { readPage } from '../../domain/read-page';
import { isOfMethod } from '../../domain/text/composition';
import { layered } from '../../theme/layered';
import { styled } from '../../theme/styled';
import { TOOLTIP } from './control-css';
import { useBrowserEffect } from './useBrowserEffect';

/** A light tooltip that one component shows at any of its elements. */
export interface Hint {
  /** Shows the text at an element; `hover` waits a moment, so that a passing mouse opens nothing. */
  show(anchor: HTMLElement, text: string, by: 'hover' | 'focus'): void;
  /**
   * Hides it. With where a pointer moved that left (null for out of the window): only what the
   * pointer has shown, and not when it moved onto the hint itself (WCAG 1.4.13).
   */
  hide(movedTo?: EventTarget | null): void;
  /** What to render. Nothing while it is hidden. */
  readonly element: ReactNode;
}

const Box = styled('span')(
  layered(
    () => `
  ${TOOLTIP}
  position: fixed;
  inset: auto;
  margin: 0;
  overflow: visible;
  inline-size: max-content;
  z-index: 1000;
  animation: plinth-hint var(--plinth-duration-fast) var(--plinth-ease) both;
  &[data-by='hover'] { animation-delay: 250ms; }
  &::after {
    content: '';
    position: absolute;
    inset: -8px 0;
    z-index: -1;
  }
  @keyframes plinth-hint {
    from { opacity: 0; }
  }
  @media (prefers-reduced-motion: reduce) {
    animation: none;
  }
  `,
  ),
);

const GAP = 6;
const EDGE = 8;

/** Puts the box over the anchor, or under it where there is no room, inside the window. */
function place(box: HTMLElement, anchor: HTMLElement): void {
  const at = anchor.getBoundingClientRect();
  const { offsetWidth: width, offsetHeight: height } = box;
  const view = readPage(anchor.ownerDocument, 'documentElement');
  const over = at.top - height - GAP;
  const start = at.left + at.width / 2 - width / 2;
  box.style.top = `${over >= EDGE ? over : at.bottom + GAP}px`;
  box.style.left = `${Math.max(EDGE, Math.min(start, view.clientWidth - width - EDGE))}px`;
}

/**
 * A tooltip that costs nothing until it shows: one for all the elements of a component, without
 * react-aria, for what a sign-in form or a page of 500 cards may need. It is decoration; the same
 * words must be the element's accessible description or name.
 */
export function useHint(): Hint {
  const [shown, setShown] = useState<{
    anchor: HTMLElement;
    text: string;
    by: 'hover' | 'focus';
  } | null>(null);
  const box = useRef<HTMLSpanElement>(null);

  const hide = useCallback<Hint['hide']>((movedTo) => {
    if (movedTo instanceof Node && box.current?.contains(movedTo)) return;
    setShown((shown) => (movedTo === undefined || shown?.by === 'hover' ? null : shown));
  }, []);

  useBrowserEffect(() => {
    const element = box.current;
    if (!element || !shown) return;
    const { anchor, by } = shown;
    // In the top layer nothing clips it. Browsers without popovers show it in place.
    if (!element.matches(':popover-open')) element.showPopover?.();
    place(element, anchor);
    const page = element.ownerDocument;
    // What takes the focus below the edge is scrolled into sight, and its reason has to follow;
    // under a still pointer the page has moved.
    const onScroll = () => (by === 'focus' ? place(element, anchor) : hide());
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && !isOfMethod(event)) hide();
    };
    page.addEventListener('keydown', onKeyDown);
    page.addEventListener('scroll', onScroll, true);
    return () => {
      page.removeEventListener('keydown', onKeyDown);
      page.removeEventListener('scroll', onScroll, true);
    };
  }, [shown, hide]);

  const show = useCallback<Hint['show']>((anchor, text, by) => setShown({ anchor, text, by }), []);

  const element = shown && (
    <Box
      ref={box}
      aria-hidden
      popover="manual"
      data-slot="hint"
      data-by={shown.by}
      onPointerLeave={(event) => hide(event.relatedTarget)}
    >
      {shown.text}
    </Box>
  );
  return { show, hide, element };
}
