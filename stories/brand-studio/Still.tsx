import type { ReactElement } from 'react';
import { EntryLoginScreen } from '../../src/components/auth/EntryLoginScreen';
import { ExternalLoginScreen } from '../../src/components/auth/ExternalLoginScreen';
import { ForgotPasswordScreen } from '../../src/components/auth/ForgotPasswordScreen';
import { ProfileCompletionScreen } from '../../src/components/auth/ProfileCompletionScreen';
import { ResetPasswordScreen } from '../../src/components/auth/ResetPasswordScreen';
import { TwoFactorScreen } from '../../src/components/auth/TwoFactorScreen';
import { NotFoundScreen } from '../../src/components/errors/NotFoundScreen';
import { SystemErrorScreen } from '../../src/components/errors/SystemErrorScreen';
import { ImpersonationBanner } from '../../src/components/impersonation/ImpersonationBanner';
import { ImpersonationStartScreen } from '../../src/components/impersonation/ImpersonationStartScreen';
import { AppShell } from '../../src/components/shell/AppShell';
import { NavigationProvider } from '../../src/components/ui/NavigationProvider';
import { layered } from '../../src/theme/layered';
import { styled } from '../../src/theme/styled';
import { Loading as externalLogin } from '../screens/auth/ExternalLoginScreen.stories';
import { Empty as forgotPassword } from '../screens/auth/ForgotPasswordScreen.stories';
import { Empty as login } from '../screens/auth/LoginScreen.stories';
import { Empty as profile } from '../screens/auth/ProfileCompletionScreen.stories';
import { Form as resetPassword } from '../screens/auth/ResetPasswordScreen.stories';
import { Ready as twoFactor } from '../screens/auth/TwoFactorScreen.stories';
import { Normal as banner } from '../screens/impersonation/ImpersonationBanner.stories';
import { Opening as opening } from '../screens/impersonation/ImpersonationStartScreen.stories';
import { LongPage, shellArgs } from '../screens/shell/support/shell-args';
import { OverlaySamples } from './OverlaySamples';

/** Screens by themselves, with the props of their stories; they do nothing. */
const STILLS = {
  login: () => <EntryLoginScreen {...login.composed.args} />,
  twoFactor: () => <TwoFactorScreen {...twoFactor.composed.args} />,
  profile: () => <ProfileCompletionScreen {...profile.composed.args} />,
  forgotPassword: () => <ForgotPasswordScreen {...forgotPassword.composed.args} />,
  resetPassword: () => <ResetPasswordScreen {...resetPassword.composed.args} />,
  externalLogin: () => <ExternalLoginScreen {...externalLogin.composed.args} />,
  overlays: (id) => <OverlaySamples id={id} />,
  acting: () => (
    <AppShell {...shellArgs} banner={<ImpersonationBanner {...banner.composed.args} />}>
      <LongPage />
    </AppShell>
  ),
  opening: () => <ImpersonationStartScreen {...opening.composed.args} />,
  notFound: () => <NotFoundScreen />,
  systemError: () => <SystemErrorScreen />,
} satisfies Record<string, (id: string) => ReactElement>;

type StillName = keyof typeof STILLS;

export const isStill = (screen: string): screen is StillName => Object.hasOwn(STILLS, screen);

const stay = () => {};

/** The page that a screen stands on. */
const Ground = styled('div')(
  layered('min-block-size: 100dvh; background: var(--plinth-surface-sunken);'),
);

/** One screen by itself; its links lead nowhere. */
export function Still({ of, id }: { of: StillName; id: string }) {
  return (
    <NavigationProvider navigate={stay}>
      <Ground>{STILLS[of](id)}</Ground>
    </NavigationProvider>
  );
}
