import { useCallback, useEffect, useState } from 'react';
import type { CredentialsControl } from '../../contracts/notifications';
import { CREDENTIALS_SHOWN_MS } from '../../domain/notifications/notification';
import type { CredentialsField } from '../../domain/notifications/notifications-state';
import { browserClipboard } from '../../platform/clipboard';
import { useConsole } from '../console/console-context';
import { useCountdown } from '../timing/useCountdown';
import { useTask } from './useTask';

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
