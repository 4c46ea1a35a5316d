import { useEffect, useState } from 'react';
import type { EntryLoginScreenProps } from '../../contracts/auth';
import type { EntryNotice } from '../../domain/auth/login-notice';
import type { SignedOutReason } from '../../domain/auth/session-machine-types';
import type { Failure } from '../../domain/failure';
import type { WriteState } from '../../domain/write-state';
import { leftAccountOf } from '../../platform/left-account';
import { useConsole } from '../console/console-context';
import { type LoginScreenOptions, useLoginBase } from './use-login-base';
import type { ExternalLogin } from './useExternalLogin';

/** Settings of {@link useEntryLoginScreen}. */
export interface EntryLoginScreenOptions extends LoginScreenOptions {
  /** What `useExternalLogin` returns. @default no buttons for Google and Microsoft */
  external?: ExternalLogin | undefined;
  /**
   * Why the return from a provider failed, as passed on by `useExternalLoginScreen`. Shown until
   * the first attempt here. @default none
   */
  returnFailure?: Failure | null | undefined;
  /** What `useEmailConfirmation` returns, if mails link to this page. @default none */
  confirmation?: WriteState<unknown> | undefined;
}

/**
 * The sign-in page of a whole portal: what `EntryLoginScreen` takes (specification §2.1, §4, §8).
 *
 * @example
 * ```tsx
 * function SignIn() {
 *   const external = useExternalLogin();
 *   return <EntryLoginScreen {...useEntryLoginScreen({ brandName: 'Fjord', external })} />;
 * }
 * ```
 */
export function useEntryLoginScreen({
  external,
  returnFailure,
  confirmation,
  ...options
}: EntryLoginScreenOptions): EntryLoginScreenProps {
  const { login, screen, reason } = useLoginBase(options);
  const notice = noticeOf(reason, useLeftAccount(), confirmation);
  const isUntouched =
    login.state.status === 'idle' && !external?.pendingProvider && !external?.failure;
  return {
    ...screen,
    notice: isUntouched ? notice : null,
    external: {
      pendingProvider: external?.pendingProvider,
      failure: external?.failure ?? (isUntouched ? returnFailure : null),
      onChoose:
        external &&
        ((provider) => {
          login.reset();
          external.leaveFor(provider);
        }),
    },
    form: {
      ...screen.form,
      onSubmit: (values) => {
        external?.reset();
        screen.form.onSubmit(values);
      },
    },
  };
}

/** The first name of the user that this tab impersonated. Shown once, then removed. */
function useLeftAccount(): string | undefined {
  const left = leftAccountOf(useConsole().platform);
  const [name] = useState(() => left.get() ?? undefined);
  useEffect(() => left.remove(), [left]);
  return name;
}

/** Why the user is at the sign-in: a followed link takes precedence over an ended session. */
function noticeOf(
  reason: SignedOutReason,
  name: string | undefined,
  confirmation: WriteState<unknown> | undefined,
): EntryNotice | null {
  if (reason === 'impersonationClosed') return { kind: reason, name };
  switch (confirmation?.status) {
    case 'pending':
      return { kind: 'emailConfirming' };
    case 'done':
      return { kind: 'emailActivated' };
    case 'failed':
      return { kind: 'emailNotConfirmed', failure: confirmation.failure };
  }
  if (reason === 'expired') return { kind: 'sessionEnded' };
  return reason === 'startFailed' || reason === 'impersonationEnded' ? { kind: reason } : null;
}
