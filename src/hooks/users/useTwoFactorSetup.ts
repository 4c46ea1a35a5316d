import { useCallback, useEffect, useState } from 'react';
import { confirmTwoFactor, setupTwoFactor } from '../../api/calls/users';
import type { TwoFactorSetup } from '../../domain/auth/session';
import type { Failure } from '../../domain/failure';
import type { Reading } from '../../domain/reading';
import { browserClipboard } from '../../platform/clipboard';
import { useConsole } from '../console/console-context';
import { userKeys } from '../reads/keys';
import { useTimedFlag } from '../timing/useTimedFlag';
import { useWrite } from '../writes/useWrite';

/** How long a copy is confirmed, in milliseconds (specification §9). */
const COPIED_MS = 1_000;

/** What {@link useTwoFactorSetup} returns. */
export interface TwoFactorSetupControl {
  /** The key, with a retry after a failure; never `empty`. */
  readonly setup: Reading<TwoFactorSetup>;
  /** Sends the first code. Resolves with whether the second factor is now on. */
  readonly confirm: (code: string) => Promise<boolean>;
  /** Whether a code is being checked. */
  readonly isConfirming: boolean;
  /** Why the last code was refused, until the next is sent. */
  readonly confirmFailure: Failure | null;
  /** Copies the key. */
  readonly copy: () => void;
  /** True for 1 second after a copy. */
  readonly isCopied: boolean;
  /** Whether the browser refused the last copy. */
  readonly isCopyRefused: boolean;
}

/**
 * Sets up a user's second factor, from the moment it is enabled (contract §2). The key is kept in
 * this hook only, and discarded when it is disabled.
 * @param options - `isEnabled` false sends no request and discards the key: the set-up is closed
 */
export function useTwoFactorSetup(
  email: string,
  { isEnabled = true }: { readonly isEnabled?: boolean } = {},
): TwoFactorSetupControl {
  const { clipboard = browserClipboard } = useConsole().platform;
  const [isCopied, raiseCopied] = useTimedFlag(COPIED_MS);
  const [isCopyRefused, setCopyRefused] = useState(false);
  // It may already be on, set up in another tab: the page must be refetched.
  const begin = useWrite(setupTwoFactor, {
    stale: (_, setup) => (setup ? [] : [userKeys.all]),
  });
  const confirmation = useWrite(confirmTwoFactor, { stale: () => [userKeys.all] });
  const { run: runBegin, state } = begin;
  const { run: runConfirm } = confirmation;

  const [failure, setFailure] = useState<Failure | null>(null);
  const start = useCallback(async () => {
    const outcome = await runBegin({ email });
    // The failure stays until the next response, so that the focused button does not vanish.
    if (outcome.status !== 'ignored')
      setFailure(outcome.status === 'failed' ? outcome.failure : null);
  }, [runBegin, email]);
  useEffect(() => {
    if (isEnabled) void start();
  }, [start, isEnabled]);
  const { reset: forgetKey } = begin;
  const { reset: forgetRefusal } = confirmation;
  // Also a response that arrives after it was closed.
  useEffect(() => {
    if (isEnabled) return;
    if (state.status === 'done' || state.status === 'failed') forgetKey();
    forgetRefusal();
    setFailure(null);
    setCopyRefused(false);
  }, [isEnabled, state.status, forgetKey, forgetRefusal]);

  const key = state.status === 'done' ? state.result.sharedKey : '';
  return {
    setup:
      state.status === 'done' && isEnabled
        ? { status: 'ready', data: state.result, isStale: false }
        : failure
          ? {
              status: 'failed',
              failure: { ...failure, retry: () => void start() },
              isRefreshing: begin.isPending,
            }
          : { status: 'loading' },
    confirm: useCallback(
      async (code) => (await runConfirm({ email, code })).status === 'done',
      [runConfirm, email],
    ),
    isConfirming: confirmation.isPending,
    confirmFailure: confirmation.failure,
    copy: useCallback(async () => {
      const isDone = await clipboard.writeText(key);
      setCopyRefused(!isDone);
      if (isDone) raiseCopied();
    }, [clipboard, key, raiseCopied]),
    isCopied,
    isCopyRefused,
  };
}
