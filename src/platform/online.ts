import { createListeners } from './listeners';

/** Whether the device has a network. `true` promises nothing about the server. */
export interface Online {
  /** Whether the browser has a network. */
  isOnline(): boolean;
  /** Subscribes to changes. Returns the function that unsubscribes. */
  subscribe(listener: (isOnline: boolean) => void): () => void;
}

/** The browser's own idea of being online; on a server always online. */
export function createBrowserOnline(): Online {
  return {
    // Absent on a server; anything but an explicit false counts as online.
    isOnline: () => typeof navigator === 'undefined' || navigator.onLine !== false,
    subscribe: (listener) => {
      if (typeof window === 'undefined') return () => {};
      const controller = new AbortController();
      const { signal } = controller;
      window.addEventListener('online', () => listener(true), { signal });
      window.addEventListener('offline', () => listener(false), { signal });
      return () => controller.abort();
    },
  };
}

/** A network that is switched by hand. */
export interface MemoryOnline extends Online {
  /** Pulls the cable, or plugs it in. */
  setOnline(isOnline: boolean): void;
}

/** For tests and stories. */
export function createMemoryOnline(isOnlineAtFirst = true): MemoryOnline {
  const listeners = createListeners<boolean>();
  let isOnline = isOnlineAtFirst;
  return {
    isOnline: () => isOnline,
    subscribe: (listener) => listeners.add(listener),
    setOnline(next) {
      if (next === isOnline) return;
      isOnline = next;
      listeners.tell(next);
    },
  };
}
