import { type ReactNode, useCallback, useRef, useState } from 'react';
import { readPage } from '../../domain/read-page';
import { isOfMethod } from '../../domain/text/composition';
import { layered } from '../../theme/layered';
import { styled } from '../../theme/styled';
import { TOOLTIP } from './control-css';
import { useBrowserEffect } from './useBrowserEffect';

/** A lightweight tooltip, shared by the elements of a component. */
export interface Hint {
  /** Shows the text at an element; `hover` has a delay, so that a passing mouse opens nothing. */
  show(anchor: HTMLElement, text: string, by: 'hover' | 'focus'): void;
  /**
   * Hides it. With the element that the pointer moved to (null outside the window), hides it only
   * if it was opened by hover, and not if the pointer moved onto the hint itself (WCAG 1.4.13).
   */
  hide(movedTo?: EventTarget | null): void;
  /** Element to render; null while hidden. */
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

/** Positions the box above the anchor, or below it without space, inside the window. */
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
 * A tooltip that costs nothing until it shows: one for all elements of a component, without
 * react-aria, for sign-in forms or pages with 500 cards. It is decorative: set the same text as
 * accessible description or name.
 */
export function useHint(): Hint {
  const [state, setState] = useState<{
    anchor: HTMLElement;
    text: string;
    by: 'hover' | 'focus';
  } | null>(null);
  const box = useRef<HTMLSpanElement>(null);

  const hide = useCallback<Hint['hide']>((movedTo) => {
    if (movedTo instanceof Node && box.current?.contains(movedTo)) return;
    setState((state) => (movedTo === undefined || state?.by === 'hover' ? null : state));
  }, []);

  useBrowserEffect(() => {
    const element = box.current;
    if (!element || !state) return;
    const { anchor, by } = state;
    // The top layer avoids clipping. Browsers without popovers show it in place.
    if (!element.matches(':popover-open')) element.showPopover?.();
    place(element, anchor);
    const page = element.ownerDocument;
    // On focus the browser may scroll the element into view, and the hint has to follow;
    // on hover the page has moved away from under the pointer.
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
  }, [state, hide]);

  const show = useCallback<Hint['show']>((anchor, text, by) => setState({ anchor, text, by }), []);

  const element = state && (
    <Box
      ref={box}
      aria-hidden
      popover="manual"
      data-slot="hint"
      data-by={state.by}
      onPointerLeave={(event) => hide(event.relatedTarget)}
    >
      {state.text}
    </Box>
  );
  return { show, hide, element };
}
