import { useState } from 'react';
import type { LoginScreenProps, SignInScreenProps, SignInStep } from '../../contracts/auth';
import type { LoginNotice } from '../../domain/auth/login-notice';
import { browserLocation } from '../../platform/page-location';
import { useConsole } from '../console/console-context';
import { type LoginScreenOptions, useLoginBase } from './use-login-base';
import { useForgotPasswordScreen } from './useForgotPasswordScreen';
import { useLogout } from './useLogout';
import { useProfileCompletionScreen } from './useProfileCompletionScreen';
import { useSession } from './useSession';
import { useTwoFactorScreen } from './useTwoFactorScreen';

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

/** Settings of {@link useSignInScreen}. The frame of the forms is passed on to each of them. */
export type SignInScreenOptions = Omit<
  LoginScreenOptions,
  'onTwoFactorRequired' | 'onProfileIncomplete' | 'onForgotPassword'
>;

type Chosen = { readonly at: 'form' | 'code' } | { readonly at: 'forgot'; readonly email: string };

const FORM: Chosen = { at: 'form' };

/**
 * The complete sign-in on one page: what `SignInScreen` takes (specification §2.1, §4, §8).
 * Password, code, the profile of a first sign-in and a forgotten password follow each other in
 * place.
 *
 * @example
 * ```tsx
 * function SignIn() {
 *   return <SignInScreen {...useSignInScreen({ brandName: 'Fjord' })}>Welcome</SignInScreen>;
 * }
 * ```
 */
export function useSignInScreen(options: SignInScreenOptions): SignInScreenProps {
  const { location = browserLocation } = useConsole().platform;
  const session = useSession();
  const logout = useLogout();
  const [chosen, setChosen] = useState(FORM);
  const { forgotPasswordHref } = options;
  const login = useLoginScreen({
    ...options,
    // Never followed in this tab; a server has no address.
    forgotPasswordHref: forgotPasswordHref ?? '#',
    onForgotPassword: forgotPasswordHref
      ? undefined
      : (email) => setChosen({ at: 'forgot', email }),
    onTwoFactorRequired: () => setChosen({ at: 'code' }),
    onProfileIncomplete: () => {},
  });
  if (session.status === 'signedIn' && chosen !== FORM) setChosen(FORM);
  const onBack = () => setChosen(FORM);
  const { brandName, frame } = options;
  const signInHref = location.path || '/';
  const around = { brandName, frame, signInHref };

  function useCode() {
    return useTwoFactorScreen({ ...around, onBack });
  }

  function useForgotten() {
    const defaultEmail = chosen.at === 'forgot' ? chosen.email : '';
    return useForgotPasswordScreen({ ...around, defaultEmail, onSignIn: onBack });
  }

  function stepOf(): SignInStep {
    switch (session.status) {
      case 'signedIn':
        return { at: 'signedIn', email: session.user.email, onSignOut: () => void logout.run() };
      case 'profileIncomplete': {
        const { email, profile } = session;
        const onSignIn = () => void logout.run();
        function useProfile() {
          return useProfileCompletionScreen({ ...around, email, profile, onSignIn });
        }
        return { at: 'profile', useScreen: useProfile };
      }
      case 'starting':
        if (session.hasStoredSession) return { at: 'starting' };
    }
    if (chosen.at === 'code') return { at: 'code', useScreen: useCode };
    if (chosen.at === 'forgot') return { at: 'forgot', useScreen: useForgotten };
    return { at: 'form' };
  }

  return { login, step: stepOf() };
}
