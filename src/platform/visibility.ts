import { readPage } from '../domain/read-page';
import { createListeners } from './listeners';

/**
 * What happens to a page: its tab is shown or hidden, its window gets the focus, it goes into the
 * back-forward cache (`cached`), comes back from it (`restored`) or is left for good (`left`: closed,
 * reloaded, another address).
 */
export type PageEvent = 'visible' | 'hidden' | 'focus' | 'cached' | 'restored' | 'left';

/** Whether the page is visible. */
export interface Visibility {
  /** Whether the tab is shown. */
  isVisible(): boolean;
  /** Subscribes to what happens. Returns the function that unsubscribes. */
  subscribe(listener: (event: PageEvent) => void): () => void;
  /**
   * Makes the page invisible and returns the function that shows it again. For a page in the
   * back-forward cache: another user may be the one who presses Back.
   */
  conceal(): () => void;
}

/** The visibility of the browser's page; on a server always visible. */
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

/** A page whose events are made by hand. */
export interface MemoryVisibility extends Visibility {
  /** Simulates an event; `hidden` and `visible` change what `isVisible` returns. */
  play(event: PageEvent): void;
  /** Whether what must not be seen is covered. */
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
      listeners.tell(event);
    },
    get isConcealed() {
      return concealed > 0;
    },
  };
}
