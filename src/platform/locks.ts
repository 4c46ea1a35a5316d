import { encodePercent } from '../domain/text/percent';
import type { Platform } from './platform';
import { STORAGE_NAMESPACE } from './storage';
import type { ChannelName } from './tabs';

/** Locks shared by the tabs of a browser. */
export interface Locks {
  /**
   * Whether tabs really share them. Without Web Locks (an insecure page, an old browser) every tab
   * gets its lock immediately.
   */
  readonly isShared: boolean;
  /**
   * Requests the lock of a user and session, and keeps it. `onHeld` runs when this tab gets it:
   * immediately, when the tab that holds it releases it or closes, or never. The returned function
   * releases it, or cancels the request.
   */
  hold(name: ChannelName, onHeld: () => void): () => void;
}

/** Requests a lock by its raw name and holds it until the promise from `run` settles. */
export type RequestLock = (
  name: string,
  signal: AbortSignal,
  run: () => Promise<void>,
) => Promise<unknown>;

/** Locks on top of a request function; unshared if it is null. */
export function createLocks(namespace: string, request: RequestLock | null): Locks {
  return {
    isShared: request !== null,
    hold({ user, session }, onHeld) {
      const waiting = new AbortController();
      let isOver = false;
      let letGo = () => {};
      const keep = () => {
        if (isOver) return Promise.resolve();
        onHeld();
        return new Promise<void>((resolve) => {
          letGo = resolve;
        });
      };
      if (request) {
        // Encoded, so that an e-mail cannot imitate another user's session.
        const parts = [user, session].map(encodePercent);
        // Rejects if the wait is aborted, and in documents that may not use locks: then the tab
        // acts as the leader itself.
        request([namespace, 'live', ...parts].join(':'), waiting.signal, keep).catch(
          () => void keep(),
        );
      } else void keep();
      return () => {
        isOver = true;
        waiting.abort();
        letGo();
      };
    },
  };
}

/** Web Locks; null if unsupported. */
export function findWebLocks(): RequestLock | null {
  if (typeof navigator === 'undefined' || !navigator.locks) return null;
  return (name, signal, run) => navigator.locks.request(name, { signal }, run);
}

/** A platform's locks, else the browser's. */
export function locksOf({
  namespace = STORAGE_NAMESPACE,
  locks = createLocks(namespace, findWebLocks()),
}: Pick<Platform, 'locks' | 'namespace'>): Locks {
  return locks;
}

/**
 * Locks in memory: each call of the returned function opens a tab; locks are granted in the order
 * of requests.
 */
export function createMemoryLocks(): () => RequestLock {
  const queues = new Map<string, (() => void)[]>();
  return () => async (name, signal, run) => {
    const queue = queues.get(name) ?? [];
    queues.set(name, queue);
    await new Promise<void>((resolve, reject) => {
      queue.push(resolve);
      if (queue[0] === resolve) resolve();
      signal.addEventListener('abort', () => {
        // The holder is no longer in the queue: it releases the lock itself.
        if (queue[0] !== resolve) queue.splice(queue.indexOf(resolve), 1);
        reject(signal.reason);
      });
    });
    try {
      await run();
    } finally {
      queue.shift();
      queue[0]?.();
    }
  };
}
