import { EntryLoginScreen } from '../components/auth/EntryLoginScreen';
import { ExternalLoginScreen } from '../components/auth/ExternalLoginScreen';
import { ForgotPasswordScreen } from '../components/auth/ForgotPasswordScreen';
import { ProfileCompletionScreen } from '../components/auth/ProfileCompletionScreen';
import { ResetPasswordScreen } from '../components/auth/ResetPasswordScreen';
import { SignInScreen } from '../components/auth/SignInScreen';
import { TwoFactorScreen } from '../components/auth/TwoFactorScreen';
import { useEntryLoginScreen } from '../hooks/auth/useEntryLoginScreen';
import { useExternalLoginScreen } from '../hooks/auth/useExternalLoginScreen';
import { useForgotPasswordScreen } from '../hooks/auth/useForgotPasswordScreen';
import { useProfileCompletionScreen } from '../hooks/auth/useProfileCompletionScreen';
import { useResetPasswordScreen } from '../hooks/auth/useResetPasswordScreen';
import { useSignInScreen } from '../hooks/auth/useSignInScreen';
import { useTwoFactorScreen } from '../hooks/auth/useTwoFactorScreen';
import {
  authEntryMessages,
  authMessages,
  authProfileMessages,
  authRecoveryMessages,
  authTwoFactorMessages,
} from '../messages/generated/en/auth';
import { useMessages } from '../messages/messages';
import { row } from './row';
import { wiredEntrance } from './wired-entrance';

export const signIn = { useScreen: useSignInScreen, Component: SignInScreen };

/**
 * The complete sign-in: password, code, missing names, and a forgotten password; then its children.
 */
export const SignIn = wiredEntrance(signIn);

export const login = row({
  useScreen: useEntryLoginScreen,
  Component: EntryLoginScreen,
  useTitle: () => useMessages(authMessages)('loginTitle'),
});

export const twoFactor = row({
  useScreen: useTwoFactorScreen,
  Component: TwoFactorScreen,
  useTitle: () => useMessages(authTwoFactorMessages)('twoFactorTitle'),
});

export const profileCompletion = row({
  useScreen: useProfileCompletionScreen,
  Component: ProfileCompletionScreen,
  useTitle: () => useMessages(authProfileMessages)('profileTitle'),
});

export const forgotPassword = row({
  useScreen: useForgotPasswordScreen,
  Component: ForgotPasswordScreen,
  useTitle: () => useMessages(authRecoveryMessages)('forgotTitle'),
});

/** The form that sends a link for a new password. */
export const ForgotPassword = wiredEntrance(forgotPassword);

export const resetPassword = row({
  useScreen: useResetPasswordScreen,
  Component: ResetPasswordScreen,
  useTitle({ status }) {
    const t = useMessages(authRecoveryMessages);
    return { done: t('resetDoneTitle'), form: t('resetTitle'), broken: t('resetBroken') }[status];
  },
});

/** The page of a mailed link: sets the new password. */
export const ResetPassword = wiredEntrance(resetPassword);

export const externalLogin = row({
  useScreen: useExternalLoginScreen,
  Component: ExternalLoginScreen,
  useTitle: () => useMessages(authEntryMessages)('externalUnknownTitle'),
});

/** The return from Google or Microsoft: completes the sign-in, or shows why it failed. */
export const ExternalLogin = wiredEntrance(externalLogin);
