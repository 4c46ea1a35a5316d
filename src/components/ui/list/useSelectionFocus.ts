import { type RefObject, useEffect, useRef } from 'react';
import { readPage } from '../../../domain/read-page';

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
    // A dialog that closes with it keeps the page inert until all is done.
    requestAnimationFrame(() => {
      const root = frame.current?.getRootNode() as Document | ShadowRoot | undefined;
      const focused = root && readPage(root, 'activeElement');
      const page = frame.current?.ownerDocument;
      if (focused && page && focused !== readPage(page, 'body')) return;
      frame.current?.querySelector<HTMLElement>('[data-select]')?.focus();
    });
  }, [frame, hasBar]);
}
