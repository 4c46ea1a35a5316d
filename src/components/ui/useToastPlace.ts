import { type RefObject, useLayoutEffect } from 'react';
import { readPage } from '../../domain/read-page';
import type { ToastItem } from './Toast';

/** Whether the middle of what has the focus lies under the messages. */
function isCovering(messages: Element): boolean {
  // In a shadow root the page knows only its host.
  const root = messages.getRootNode() as Document | ShadowRoot;
  const focused = readPage(root, 'activeElement') ?? readPage(document, 'activeElement');
  if (!focused || focused === readPage(document, 'body') || messages.contains(focused))
    return false;
  const box = messages.getBoundingClientRect();
  const { left, top, width, height } = focused.getBoundingClientRect();
  const [x, y] = [left + width / 2, top + height / 2];
  return x > box.left && x < box.right && y > box.top && y < box.bottom;
}

/**
 * Messages never lie over what has the focus (WCAG 2.4.11): they give way to the top of the window,
 * and come back when they can.
 */
export function useToastPlace(
  region: RefObject<HTMLElement | null>,
  toasts: readonly ToastItem[],
): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: with each new message it is another place
  useLayoutEffect(() => {
    const look = () => {
      const element = region.current;
      if (!element) return;
      element.removeAttribute('data-place');
      if (isCovering(element)) element.setAttribute('data-place', 'top');
    };
    look();
    // A step inside of a shadow root does not leave it.
    const places = [document, region.current?.getRootNode()];
    for (const place of places) place?.addEventListener('focusin', look);
    return () => {
      for (const place of places) place?.removeEventListener('focusin', look);
    };
  }, [region, toasts]);
}
