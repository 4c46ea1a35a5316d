import { type RefObject, useLayoutEffect } from 'react';
import { readPage } from '../../domain/read-page';
import type { ToastItem } from './Toast';

/** Whether the toasts cover the centre of the focused element. */
function isCovering(messages: Element): boolean {
  // The document only knows the host of a shadow root.
  const root = messages.getRootNode() as Document | ShadowRoot;
  const focused = readPage(root, 'activeElement') ?? readPage(document, 'activeElement');
  if (!focused || focused === readPage(document, 'body') || messages.contains(focused))
    return false;
  const box = messages.getBoundingClientRect();
  const { left, top, width, height } = focused.getBoundingClientRect();
  const [x, y] = [left + width / 2, top + height / 2];
  return x > box.left && x < box.right && y > box.top && y < box.bottom;
}

/** Moves the toasts beside a drawer, and above the buttons of any other dialog below them. */
function giveWay(messages: HTMLElement): void {
  const { style } = messages;
  style.removeProperty('--toast-aside');
  style.removeProperty('--toast-above');
  const root = messages.getRootNode() as Document | ShadowRoot;
  const inDialogs = (part: string) =>
    [...root.querySelectorAll(`[data-slot='dialog-backdrop'] ${part}`)].map((element) => ({
      element,
      box: element.getBoundingClientRect(),
    }));
  // A drawer that is sliding in already has its final width.
  const aside = Math.max(0, ...inDialogs("[data-kind='drawer']").map(({ box }) => box.width));
  const isBeside = aside > 0 && window.innerWidth - aside >= messages.offsetWidth;
  if (isBeside) style.setProperty('--toast-aside', `${aside}px`);
  const own = messages.getBoundingClientRect();
  const above = inDialogs("[data-slot='dialog-footer']").flatMap(({ element, box }) => {
    const isDrawer = element.closest("[data-kind='drawer']") !== null;
    const isElsewhere = isDrawer ? isBeside : box.right <= own.left || box.left >= own.right;
    return isElsewhere || box.bottom <= own.top ? [] : window.innerHeight - box.top;
  });
  if (above.length > 0) style.setProperty('--toast-above', `${Math.max(...above)}px`);
}

/**
 * Keeps toasts from covering a dialog's buttons and the focused element (WCAG 2.4.11): they move to
 * the top of the window while needed.
 */
export function useToastPlace(
  region: RefObject<HTMLElement | null>,
  toasts: readonly ToastItem[],
): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: each new toast may need another place
  useLayoutEffect(() => {
    const look = () => {
      const element = region.current;
      if (!element) return;
      element.removeAttribute('data-place');
      giveWay(element);
      if (isCovering(element)) element.setAttribute('data-place', 'top');
    };
    look();
    // Focus changes inside a shadow root do not bubble out of it.
    const places = [document, region.current?.getRootNode()];
    for (const place of places) place?.addEventListener('focusin', look);
    return () => {
      for (const place of places) place?.removeEventListener('focusin', look);
    };
  }, [region, toasts]);
}
