import { useCallback, useEffect, useState } from 'react';
import { getTask } from '../../api/calls/notifications';
import { isApiError } from '../../api/errors';
import { failureOf } from '../../api/failure-of';
import type { CredentialsControl } from '../../contracts/notifications';
import { CREDENTIALS_SHOWN_MS, type Task } from '../../domain/notifications/notification';
import type { CredentialsField } from '../../domain/notifications/notifications-state';
import type { Reading } from '../../domain/reading';
import { browserClipboard } from '../../platform/clipboard';
import { useConsole } from '../console/console-context';
import { watched } from '../console/failures';
import { useCountdown } from '../timing/useCountdown';

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

/** How long a copy is confirmed, in milliseconds (specification §9). */
const COPIED_MS = 1_000;

/**
 * The credentials of a Microsoft tenant from its task (specification §2.4). The password is masked
 * until it is shown, and is never cached; closing discards everything.
 *
 * @example
 * ```tsx
 * const { state, open, close, show, mask, copy } = useTenantCredentials();
 * ```
 */
export function useTenantCredentials(): CredentialsControl {
  const { clock, visibility, clipboard = browserClipboard } = useConsole().platform;
  const [taskId, setTaskId] = useState<string | null>(null);
  const [shownUntil, setShownUntil] = useState<number | null>(null);
  const [copy, setCopy] = useState<{
    field: CredentialsField;
    until: number;
    isRefused: boolean;
  } | null>(null);
  const { retry, ...task } = useTask(taskId);
  const secondsShown = useCountdown(shownUntil);
  const isCopyFresh = useCountdown(copy?.until ?? null) > 0;

  const mask = useCallback(() => setShownUntil(null), []);
  useEffect(
    () =>
      visibility.subscribe((event) => {
        if (event === 'hidden' || event === 'cached') mask();
      }),
    [visibility, mask],
  );
  const forget = useCallback(() => {
    mask();
    setCopy(null);
  }, [mask]);

  const integration = task.status === 'ready' ? task.data.vendorIntegration : null;
  const actions = {
    open: useCallback(
      (id: string) => {
        forget();
        setTaskId(id);
      },
      [forget],
    ),
    close: useCallback(() => {
      forget();
      setTaskId(null);
    }, [forget]),
    show: useCallback(() => setShownUntil(clock.now() + CREDENTIALS_SHOWN_MS), [clock]),
    mask,
    copy: useCallback(
      async (field: CredentialsField) => {
        if (!integration) return;
        const isRefused = !(await clipboard.writeText(integration[field]));
        setCopy({ field, until: clock.now() + COPIED_MS, isRefused });
      },
      [integration, clipboard, clock],
    ),
  };

  if (task.status === 'none') return { ...actions, state: { status: 'closed' } };
  if (task.status === 'loading') return { ...actions, state: { status: 'loading' } };
  // A task without credentials counts as not found: the same message (specification §8).
  if (!integration) {
    if (task.status === 'failed') return { ...actions, state: task };
    return { ...actions, state: { status: 'failed', failure: { kind: 'unexpected', retry } } };
  }
  const { password, ...open } = integration;
  return {
    ...actions,
    state: {
      status: 'ready',
      isStale: false,
      data: {
        ...open,
        password: secondsShown > 0 ? password : null,
        secondsShown,
        copied: copy && isCopyFresh && !copy.isRefused ? copy.field : null,
        isCopyRefused: copy?.isRefused ?? false,
      },
    },
  };
}
