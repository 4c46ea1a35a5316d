import type { LoginScreenProps } from '../../contracts/auth';
import type { LoginNotice } from '../../domain/auth/login-notice';
import { type LoginScreenOptions, useLoginBase } from './use-login-base';
import { useSession } from './useSession';

/**
 * The sign-in page: what `LoginScreen` takes (specification §2.1, §4, §8). Once a user is signed in
 * the screen shows them instead of the form, and `useSession` and `onSignedIn` report it. The
 * complete sign-in, with code and profile, is `useSignInScreen`; with Google and Microsoft,
 * confirmation mails and impersonations it is `useEntryLoginScreen`.
 *
 * @example
 * ```tsx
 * function SignIn() {
 *   return <LoginScreen {...useLoginScreen({ brandName: 'Fjord', forgotPasswordHref: '/forgot' })} />;
 * }
 * ```
 */
export function useLoginScreen(options: LoginScreenOptions): LoginScreenProps {
  const { login, screen, reason } = useLoginBase(options);
  const session = useSession();
  const { state } = login;

  function kindOfNotice(): Exclude<LoginNotice['kind'], 'own'> | null {
    if (session.status === 'profileIncomplete') {
      return options.onProfileIncomplete ? null : 'profileNoPlace';
    }
    if (state.status === 'done' && state.result === 'twoFactorRequired') {
      return options.onTwoFactorRequired ? null : 'codeNoPlace';
    }
    if (state.status === 'pending' || state.status === 'failed') return null;
    if (session.status === 'unreachable') return 'startFailed';
    return reason === 'expired' ? 'sessionEnded' : reason === 'startFailed' ? reason : null;
  }

  const kind = kindOfNotice();
  return {
    ...screen,
    notice: kind && { kind },
    signedInAs: session.status === 'signedIn' ? session.user.email : undefined,
  };
}
