import { useCallback, useEffect, useState } from 'react';
import type { ApiError } from '../../api/errors';
import { confirmTwoFactor, setupTwoFactor } from '../../api/users';
import type { TwoFactorSetup } from '../../domain/auth/session';
import { useConsole } from '../console/console-context';
import { useTimedFlag } from '../timing/useTimedFlag';
import { useWrite } from '../writes/useWrite';
import { userKeys } from './user-keys';

/** How long a copy is confirmed, in milliseconds (specification §9). */
const COPIED_MS = 1_000;

/** How the set-up of a second factor stands. */
export type TwoFactorSetupState =
  | { readonly status: 'loading' }
  | { readonly status: 'error'; readonly error: ApiError; readonly isRetrying: boolean }
  | { readonly status: 'ready'; readonly setup: TwoFactorSetup };

/** What {@link useTwoFactorSetup} gives. */
export interface TwoFactorSetupControl {
  readonly state: TwoFactorSetupState;
  /** Asks for the key again, after a failure. */
  readonly retry: () => void;
  /** Sends the first code. Answers whether the second factor is on now. */
  readonly confirm: (code: string) => Promise<boolean>;
  readonly isConfirming: boolean;
  /** Why the last code was refused, until the next is sent. */
  readonly confirmError: ApiError | null;
  /** Copies the key. */
  readonly copy: () => void;
  /** True for 1 second after a copy. */
  readonly isCopied: boolean;
  /** Whether the browser refused the last copy. */
  readonly isCopyRefused: boolean;
}

/**
 * Sets up a user's second factor, from the moment it is used (contract §2). The key lives in this
 * hook alone: use it in what is only there while the set-up is open, and it is gone with that.
 */
export function useTwoFactorSetup(email: string): TwoFactorSetupControl {
  const { clipboard } = useConsole().platform;
  const [isCopied, raiseCopied] = useTimedFlag(COPIED_MS);
  const [isCopyRefused, setCopyRefused] = useState(false);
  // It may be on already, set up in another tab: then the page has to say so.
  const begin = useWrite(setupTwoFactor, {
    stale: (_, setup) => (setup ? [] : [userKeys.all]),
  });
  const confirmation = useWrite(confirmTwoFactor, { stale: () => [userKeys.all] });
  const { run: runBegin, state } = begin;
  const { run: runConfirm } = confirmation;

  const [failure, setFailure] = useState<ApiError | null>(null);
  const start = useCallback(async () => {
    const outcome = await runBegin({ email });
    // The failure stays until there is another answer, and with it the button that has the focus.
    if (outcome.status !== 'ignored') setFailure(outcome.status === 'error' ? outcome.error : null);
  }, [runBegin, email]);
  useEffect(() => void start(), [start]);

  const key = state.status === 'done' ? state.result.sharedKey : '';
  return {
    state:
      state.status === 'done'
        ? { status: 'ready', setup: state.result }
        : failure
          ? { status: 'error', error: failure, isRetrying: begin.isPending }
          : { status: 'loading' },
    retry: () => void start(),
    confirm: useCallback(
      async (code) => (await runConfirm({ email, code })).status === 'done',
      [runConfirm, email],
    ),
    isConfirming: confirmation.isPending,
    confirmError: confirmation.error,
    copy: useCallback(async () => {
      const isDone = await clipboard.writeText(key);
      setCopyRefused(!isDone);
      if (isDone) raiseCopied();
    }, [clipboard, key, raiseCopied]),
    isCopied,
    isCopyRefused,
  };
}
