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

/** Moves the messages beside a drawer, and above the buttons of any other dialog in their place. */
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
  // A drawer that is still sliding in has its width already.
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
 * Messages never lie over the buttons of a dialog, nor over what has the focus (WCAG 2.4.11): for
 * that they give way to the top of the window. They come back when they can.
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
      giveWay(element);
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
