import { useState } from 'react';
import type { SignInScreenProps, SignInStep } from '../../contracts/auth';
import { browserLocation } from '../../platform/page-location';
import { useConsole } from '../console/console-context';
import type { LoginScreenOptions } from './use-login-base';
import { useForgotPasswordScreen } from './useForgotPasswordScreen';
import { useLoginScreen } from './useLoginScreen';
import { useLogout } from './useLogout';
import { useProfileCompletionScreen } from './useProfileCompletionScreen';
import { useSession } from './useSession';
import { useTwoFactorScreen } from './useTwoFactorScreen';

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
