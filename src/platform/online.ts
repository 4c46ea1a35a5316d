import { createListeners } from './listeners';

/** Whether the device has a network. `true` does not mean that the server is reachable. */
export interface Online {
  /** Whether the browser has a network. */
  isOnline(): boolean;
  /** Subscribes to changes. Returns the unsubscribe function. */
  subscribe(listener: (isOnline: boolean) => void): () => void;
}

/** The browser's online state; always online on a server. */
export function createBrowserOnline(): Online {
  return {
    // Undefined on a server; anything but false counts as online.
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

/** A network that is switched manually. */
export interface MemoryOnline extends Online {
  /** Switches the network on or off. */
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
      listeners.emit(next);
    },
  };
}
