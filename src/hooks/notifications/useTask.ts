import { useCallback, useEffect, useState } from 'react';
import { getTask } from '../../api/calls/notifications';
import { isApiError } from '../../api/errors';
import { failureOf } from '../../api/failure-of';
import type { Task } from '../../domain/notifications/notification';
import type { Reading } from '../../domain/reading';
import { useConsole } from '../console/console-context';
import { watched } from '../console/failures';

/** The state of a task: none, or its read. */
export type TaskReading = { readonly status: 'none' } | Reading<Task>;

const NONE: TaskReading = { status: 'none' };
const LOADING: TaskReading = { status: 'loading' };

/**
 * Loads a task while it is shown. It may hold the credentials of a tenant, so it is not cached:
 * with another id, with null and on unmount it is dropped from memory.
 */
export function useTask(id: string | null): TaskReading & {
  /** Loads it again, also if it had loaded. */
  readonly retry: () => void;
} {
  const services = useConsole();
  const [attempt, setAttempt] = useState(0);
  const [reading, setReading] = useState<TaskReading>(NONE);
  const retry = useCallback(() => setAttempt((last) => last + 1), []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: each attempt loads again
  useEffect(() => {
    if (id === null) return;
    const controller = new AbortController();
    const { signal } = controller;
    setReading((last) => (last.status === 'failed' ? { ...last, isRefreshing: true } : LOADING));
    watched(services, () => getTask(services.client, { id }, { signal })).then(
      (task) => !signal.aborted && setReading({ status: 'ready', data: task, isStale: false }),
      (error: unknown) => {
        if (signal.aborted) return;
        if (!isApiError(error)) throw error;
        setReading({ status: 'failed', failure: failureOf(error, retry) });
      },
    );
    return () => controller.abort();
  }, [services, id, attempt]);

  // Dropped while rendering, so that not one frame shows the task of another id.
  const [shownId, setShownId] = useState(id);
  if (shownId !== id) {
    setShownId(id);
    setReading(id === null ? NONE : LOADING);
  }
  return { ...reading, retry };
}
