import { encodePercent } from '../domain/text/percent';
import type { Platform } from './platform';
import { STORAGE_NAMESPACE } from './storage';
import type { ChannelName } from './tabs';

/** Locks that the tabs of one browser share. */
export interface Locks {
  /**
   * Whether tabs really share them. Without Web Locks (an insecure page, an old browser) every tab
   * is given its lock at once.
   */
  readonly isShared: boolean;
  /**
   * Asks for the lock of a user and session and keeps it. `onHeld` runs once it is this tab's: at
   * once, when the tab that has it lets go or closes, or never. The answered function lets it go, or
   * stops asking.
   */
  hold(name: ChannelName, onHeld: () => void): () => void;
}

/**
 * Asks for a lock by its raw name; the lock is held until the promise that `run` returns settles.
 */
export type RequestLock = (
  name: string,
  signal: AbortSignal,
  run: () => Promise<void>,
) => Promise<unknown>;

/** Locks over any kind of request, or null where there is none. */
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
        // Encoded, so that no e-mail can pretend to be another user's session.
        const parts = [user, session].map(encodePercent);
        // Rejects when the wait is aborted, and where a document may have no locks: then the tab
        // leads itself.
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

/** Web Locks, or null where the browser has none. */
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

/** Locks in memory: every call of the answered function is one tab, in the order of asking. */
export function createMemoryLocks(): () => RequestLock {
  const queues = new Map<string, (() => void)[]>();
  return () => async (name, signal, run) => {
    const queue = queues.get(name) ?? [];
    queues.set(name, queue);
    await new Promise<void>((resolve, reject) => {
      queue.push(resolve);
      if (queue[0] === resolve) resolve();
      signal.addEventListener('abort', () => {
        // The holder is no longer waiting: it lets go by itself.
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
