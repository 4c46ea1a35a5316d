import type { ReactNode } from 'react';
import type { EntryNotice } from '../../domain/auth/login-notice';
import type { EntryLoginScreenContent } from '../../domain/auth/login-screen';
import type { Failure } from '../../domain/failure';
import type { WriteState } from '../../domain/write-state';
import { type LoginScreenOptions, useLoginBase } from './use-login-base';
import type { ExternalLogin } from './useExternalLogin';
import { useSession } from './useSession';

/** Settings of {@link useEntryLoginScreen}. */
export interface EntryLoginScreenOptions extends LoginScreenOptions {
  /** What `useExternalLogin` returns. @default no buttons for Google and Microsoft */
  external?: ExternalLogin | undefined;
  /**
   * Why the user came back from a provider without being signed in, as `useExternalLoginScreen`
   * hands it on. It shows until something is tried here. @default none
   */
  returnFailure?: Failure | null | undefined;
  /** What `useEmailConfirmation` returns, where mails lead to this page. @default none */
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
}: EntryLoginScreenOptions): EntryLoginScreenContent<ReactNode> {
  const { login, screen } = useLoginBase(options);
  const notice = useNotice(confirmation);
  const isUntouched =
    login.state.status === 'idle' && !external?.pendingProvider && !external?.failure;
  return {
    ...screen,
    notice: isUntouched ? notice : null,
    pendingProvider: external?.pendingProvider,
    externalFailure: external?.failure ?? (isUntouched ? returnFailure : null),
    onExternal:
      external &&
      ((provider) => {
        login.reset();
        external.leaveFor(provider);
      }),
    onSubmit: (values) => {
      external?.reset();
      screen.onSubmit(values);
    },
  };
}

/**
 * Why the user is at the sign-in: a link that they followed says more than a session that ended.
 */
function useNotice(confirmation: WriteState<unknown> | undefined): EntryNotice | null {
  const session = useSession();
  const reason = session.status === 'signedOut' ? session.reason : 'none';
  if (reason === 'impersonationClosed') return { kind: reason };
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
