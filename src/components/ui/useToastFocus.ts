import { type FocusEvent, type KeyboardEvent, useEffect, useLayoutEffect, useRef } from 'react';
import type { ToastItem } from './Toast';

const toastOf = (target: Element) => target.closest<HTMLElement>('[data-toast-id]');

/** Returns the focus, if the element still exists and can be focused. */
function giveBack(element: Element | null): void {
  if (element instanceof HTMLElement && element.isConnected) element.focus();
}

/**
 * Focus management of a toast region: Alt+T moves there and back, Escape moves back. When the
 * focused toast is dismissed, the next one is focused, and after the last the element focused
 * before.
 */
export function useToastFocus(toasts: readonly ToastItem[]) {
  const region = useRef<HTMLElement>(null);
  const focused = useRef<{ id: string; at: number } | null>(null);
  const cameFrom = useRef<Element | null>(null);
  const isEmpty = toasts.length === 0;

  useEffect(() => {
    if (isEmpty) return;
    const onKeyDown = (event: globalThis.KeyboardEvent) => {
      const { altKey, ctrlKey, metaKey, shiftKey } = event;
      if (!altKey || ctrlKey || metaKey || shiftKey) return;
      // With Alt some systems write another letter; the physical key is the same.
      if (event.code !== 'KeyT' && event.key.toLowerCase() !== 't') return;
      event.preventDefault();
      if (region.current?.matches(':focus-within')) {
        giveBack(cameFrom.current);
        return;
      }
      // Browsers show no focus ring after a key with Alt.
      region.current?.setAttribute('data-focus-visible', '');
      region.current?.focus();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [isEmpty]);

  useLayoutEffect(() => {
    const last = focused.current;
    const element = region.current;
    if (!last || toasts.some(({ id }) => id === last.id)) return;
    focused.current = null;
    const next = toasts[Math.min(last.at, toasts.length - 1)];
    const all = [...(element?.querySelectorAll<HTMLElement>('[data-toast-id]') ?? [])];
    const neighbour = all.find(({ dataset }) => dataset.toastId === next?.id);
    const button = neighbour?.querySelector<HTMLElement>('[data-slot="toast-dismiss"]');
    if (button) button.focus();
    else giveBack(cameFrom.current);
  }, [toasts]);

  const onFocus = (event: FocusEvent<HTMLElement>) => {
    const { currentTarget, relatedTarget, target } = event;
    // A removed element has no related target; then the focus did not come from outside.
    if (relatedTarget && !currentTarget.contains(relatedTarget)) cameFrom.current = relatedTarget;
    const id = toastOf(target)?.dataset.toastId;
    const at = toasts.findIndex((toast) => toast.id === id);
    focused.current = id === undefined ? null : { id, at };
  };
  const onBlur = (event: FocusEvent<HTMLElement>) => {
    event.currentTarget.removeAttribute('data-focus-visible');
    focused.current = null;
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    event.stopPropagation();
    giveBack(cameFrom.current);
  };
  return { region, onFocus, onBlur, onKeyDown };
}
