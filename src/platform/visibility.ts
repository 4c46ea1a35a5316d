import { readPage } from '../domain/read-page';
import { createListeners } from './listeners';

/**
 * Page lifecycle events: the tab becomes visible or hidden, the window gets focus, the page enters
 * the back-forward cache (`cached`), returns from it (`restored`) or is left for good (`left`:
 * closed, reloaded, another address).
 */
export type PageEvent = 'visible' | 'hidden' | 'focus' | 'cached' | 'restored' | 'left';

/** Page visibility. */
export interface Visibility {
  /** Whether the tab is visible. */
  isVisible(): boolean;
  /** Subscribes to page events. Returns the unsubscribe function. */
  subscribe(listener: (event: PageEvent) => void): () => void;
  /**
   * Hides the page's content and returns the function that shows it again. For a page in the
   * back-forward cache: the next user of the device may press Back.
   */
  conceal(): () => void;
}

/** The visibility of the browser's page; always visible on a server. */
export function createBrowserVisibility(): Visibility {
  return {
    isVisible: () =>
      typeof document === 'undefined' || readPage(document, 'visibilityState') !== 'hidden',
    subscribe: (listener) => {
      if (typeof window === 'undefined') return () => {};
      const controller = new AbortController();
      const { signal } = controller;
      document.addEventListener(
        'visibilitychange',
        () => listener(readPage(document, 'visibilityState') === 'hidden' ? 'hidden' : 'visible'),
        { signal },
      );
      window.addEventListener('focus', () => listener('focus'), { signal });
      window.addEventListener(
        'pagehide',
        (event) => listener(event.persisted ? 'cached' : 'left'),
        { signal },
      );
      window.addEventListener('pageshow', (event) => event.persisted && listener('restored'), {
        signal,
      });
      return () => controller.abort();
    },
    conceal: () => {
      const { style } = readPage(document, 'documentElement');
      const before = style.visibility;
      style.visibility = 'hidden';
      return () => {
        style.visibility = before;
      };
    },
  };
}

/** A page with simulated events. */
export interface MemoryVisibility extends Visibility {
  /** Simulates an event; `hidden` and `visible` change what `isVisible` returns. */
  play(event: PageEvent): void;
  /** Whether the content is hidden. */
  readonly isConcealed: boolean;
}

/** For tests and stories. */
export function createMemoryVisibility(): MemoryVisibility {
  const listeners = createListeners<PageEvent>();
  let isVisible = true;
  let concealed = 0;
  return {
    isVisible: () => isVisible,
    subscribe: (listener) => listeners.add(listener),
    conceal: () => {
      concealed += 1;
      return () => {
        concealed -= 1;
      };
    },
    play(event) {
      if (event === 'hidden') isVisible = false;
      if (event === 'visible') isVisible = true;
      listeners.emit(event);
    },
    get isConcealed() {
      return concealed > 0;
    },
  };
}
