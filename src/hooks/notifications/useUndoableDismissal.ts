import { useCallback, useEffect, useRef, useState } from 'react';
import type { WriteAnswer } from '../../api/calls/call';
import { dismissNotification } from '../../api/calls/notifications';
import { isApiError } from '../../api/errors';
import { failureOf } from '../../api/failure-of';
import type { Failure } from '../../domain/failure';
import { DISMISS_UNDO_MS, type Notification } from '../../domain/notifications/notification';
import { useSessionStore } from '../auth/session-context';
import { useConsole } from '../console/console-context';
import { watched } from '../console/failures';
import { notificationKeys } from '../reads/keys';
import { presentTime } from '../timing/present-time';
import { useHasPassed } from '../timing/useHasPassed';
import type { WriteOutcome } from '../writes/useWrite';
import { useHiddenNotifications } from './useHiddenNotifications';

/**
 * The server's response for a notification that no longer exists, for example because another tab
 * dismissed it.
 */
const GONE: WriteAnswer = { message: '' };

/**
 * Dismisses notifications: each is hidden at once, and restored in place if the server refuses.
 * Several may be pending; the same one is sent once.
 */
export function useDismissNotification(): (id: string) => Promise<WriteOutcome<WriteAnswer>> {
  const services = useConsole();
  const { hide, putBack, forget } = useHiddenNotifications();
  const underWay = useRef(new Set<string>());
  return useCallback(
    async (id) => {
      // Not `useWrite`, which sends one at a time: two quick presses dismiss two.
      if (underWay.current.has(id)) return { status: 'ignored' };
      underWay.current.add(id);
      hide([id]);
      try {
        const result = await watched(services, () => dismissNotification(services.client, { id }));
        forget([id]);
        return { status: 'done', result };
      } catch (error) {
        if (isApiError(error) && error.status === 404) {
          forget([id]);
          return { status: 'done', result: GONE };
        }
        putBack([id]);
        if (!isApiError(error)) throw error;
        // The server may have done it although its response was lost.
        services.cache.invalidate([notificationKeys.list]);
        return { status: 'failed', failure: failureOf(error) };
      } finally {
        underWay.current.delete(id);
      }
    },
    [services, hide, putBack, forget],
  );
}

/** Dismissing with Undo. */
interface UndoableDismissal {
  /** The notification dismissed last, before it is sent; null for none. */
  readonly dismissed: Notification | null;
  /** Hides it; it is sent later, and the previous one now. */
  readonly dismiss: (notification: Notification) => void;
  /** Restores the last one in place. */
  readonly undo: () => void;
  /** Sends it now, without a further undo. */
  readonly settle: () => void;
}

/**
 * Dismisses notifications with Undo: the server has no undo, so the request is sent after a delay,
 * at the next dismissal, and when the page is hidden or left.
 */
export function useUndoableDismissal(onFailure: (failure: Failure) => void): UndoableDismissal {
  const { client, platform } = useConsole();
  const { visibility } = platform;
  const session = useSessionStore();
  const send = useDismissNotification();
  const { hide, putBack } = useHiddenNotifications();
  const [waiting, setWaiting] = useState<{ what: Notification; until: number } | null>(null);
  const isOver = useHasPassed(waiting?.until ?? null);

  const settle = () => {
    if (!waiting) return;
    setWaiting(null);
    void send(waiting.what.id).then((outcome) => {
      if (outcome.status === 'failed') onFailure(outcome.failure);
    });
  };
  const latest = useRef({ settle, waiting });
  useEffect(() => {
    latest.current = { settle, waiting };
  });

  useEffect(() => {
    if (isOver) latest.current.settle();
  }, [isOver]);
  useEffect(
    () =>
      visibility.subscribe((event) => {
        if (event === 'hidden' || event === 'left') latest.current.settle();
      }),
    [visibility],
  );
  useEffect(
    () => () => {
      // After a sign-out there is no session to send it in.
      if (session.getSession().status === 'signedIn') latest.current.settle();
    },
    [session],
  );

  return {
    dismissed: waiting?.what ?? null,
    dismiss: useCallback(
      (what) => {
        latest.current.settle();
        hide([what.id]);
        setWaiting({ what, until: presentTime(client) + DISMISS_UNDO_MS });
      },
      [hide, client],
    ),
    undo: useCallback(() => {
      const { waiting } = latest.current;
      setWaiting(null);
      if (waiting) putBack([waiting.what.id]);
    }, [putBack]),
    settle: useCallback(() => latest.current.settle(), []),
  };
}
