import type { ReactNode } from 'react';
import type { LoginScreenContent } from '../../domain/auth/login-screen';
import { type LoginScreenOptions, useLoginBase } from './use-login-base';

/**
 * The sign-in page: what `LoginScreen` takes (specification §2.1, §4, §8). Once the user is signed in
 * `useSession` says so. With Google and Microsoft, confirmation mails and impersonations it is
 * `useEntryLoginScreen`.
 *
 * @example
 * ```tsx
 * function SignIn() {
 *   return <LoginScreen {...useLoginScreen({ brandName: 'Fjord', forgotPasswordHref: '/forgot' })} />;
 * }
 * ```
 */
export function useLoginScreen(options: LoginScreenOptions): LoginScreenContent<ReactNode> {
  const { login, screen, reason } = useLoginBase(options);
  const kind = reason === 'expired' ? 'sessionEnded' : reason === 'startFailed' ? reason : null;
  return { ...screen, notice: kind && login.state.status === 'idle' ? { kind } : null };
}
