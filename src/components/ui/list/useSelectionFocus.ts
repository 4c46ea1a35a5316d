import { type RefObject, useEffect, useRef } from 'react';
import { takeFocus } from '../take-focus';

/**
 * What was done with the selection takes its bar away, and with it the button that had the focus: it
 * goes to the checkbox of all rows (contract §4.10).
 */
export function useSelectionFocus(frame: RefObject<HTMLElement | null>, hasBar: boolean): void {
  const had = useRef(false);
  useEffect(() => {
    const isGone = had.current && !hasBar;
    had.current = hasBar;
    if (!isGone) return;
    requestAnimationFrame(() => {
      const target = frame.current?.querySelector<HTMLElement>('[data-select]');
      const root = target?.getRootNode() as Document | ShadowRoot | undefined;
      const isLost = () =>
        !root?.activeElement || root.activeElement === target?.ownerDocument.body;
      if (target) takeFocus(target, isLost);
    });
  }, [frame, hasBar]);
}
