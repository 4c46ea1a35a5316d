import { useCallback, useEffect, useState } from 'react';
import { CREDENTIALS_SHOWN_MS } from '../../domain/notifications/notification';
import type {
  CredentialsField,
  TenantCredentialsState,
} from '../../domain/notifications/notifications-state';
import { useConsole } from '../console/console-context';
import { useCountdown } from '../timing/useCountdown';
import { useTask } from './useTask';

/** How long a copy is confirmed, in milliseconds (specification §9). */
const COPIED_MS = 1_000;

/** The credentials of a tenant, and what can be done with them. */
export interface TenantCredentials {
  readonly state: TenantCredentialsState;
  /** Loads those of a task. */
  readonly open: (taskId: string) => void;
  /** Forgets them. */
  readonly close: () => void;
  readonly retry: () => void;
  /** Shows the password for 30 seconds, or until the tab is hidden. */
  readonly show: () => void;
  readonly mask: () => void;
  readonly copy: (field: CredentialsField) => void;
}

/**
 * The credentials of a Microsoft tenant from its task (specification §2.4). The password is masked
 * until it is shown, and is never in the cache; closing forgets everything.
 */
export function useTenantCredentials(): TenantCredentials {
  const { clock, visibility, clipboard } = useConsole().platform;
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

  const integration = task.status === 'ready' ? task.task.vendorIntegration : null;
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
    retry,
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
  // A task without credentials is as good as none: the same text (specification §8).
  if (!integration) {
    const isRetrying = task.status === 'error' && task.isRetrying;
    return { ...actions, state: { status: 'error', isRetrying } };
  }
  const { password, ...open } = integration;
  return {
    ...actions,
    state: {
      ...open,
      status: 'ready',
      password: secondsShown > 0 ? password : null,
      secondsShown,
      copied: copy && isCopyFresh && !copy.isRefused ? copy.field : null,
      isCopyRefused: copy?.isRefused ?? false,
    },
  };
}
