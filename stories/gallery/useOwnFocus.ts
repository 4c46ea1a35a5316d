import { useEffect } from 'react';

const isFrame = (element: Element | null): element is HTMLIFrameElement =>
  element instanceof HTMLIFrameElement && element.hasAttribute('data-gallery');

/**
 * Keeps the focus in the gallery's field while typing: stories with a play function take it into
 * their frame.
 */
export function useOwnFocus(): void {
  useEffect(() => {
    let last: Element | null = null;
    function remember({ target }: FocusEvent): void {
      last = target instanceof Element && !isFrame(target) ? target : null;
    }
    function giveBack(): void {
      const frame = document.activeElement;
      if (!isFrame(frame) || frame.matches(':hover')) return;
      // Nobody else is in the middle of something, and the story may well have it.
      if (last instanceof HTMLInputElement && last.isConnected) last.focus({ preventScroll: true });
    }
    document.addEventListener('focusin', remember);
    window.addEventListener('blur', giveBack);
    return () => {
      document.removeEventListener('focusin', remember);
      window.removeEventListener('blur', giveBack);
    };
  }, []);
}
