import { Suspense, useEffect, useMemo, useState } from 'react';
import { useLocation, useNavigate, useParams } from 'react-router';
import { lazyPart } from '../../components/ui/lazy-part';
import { hasConfirmationToken, readConfirmationLink } from '../../domain/auth/confirmation-link';
import type { KnownProfile } from '../../domain/auth/session-machine-types';
import type { Failure } from '../../domain/failure';
import { useAlerts } from '../../hooks/alerts/useAlerts';
import { useEmailConfirmation } from '../../hooks/auth/useEmailConfirmation';
import { useExternalLogin } from '../../hooks/auth/useExternalLogin';
import { authProfileMessages } from '../../messages/generated/en/auth';
import { useMessages } from '../../messages/messages';
import {
  externalLogin,
  forgotPassword,
  login,
  profileCompletion,
  resetPassword,
  twoFactor,
} from '../../screens/auth';
import { useConfig } from '../ConfigContext';
import { ScreenPage } from '../PageTitle';
import { AuthFallback } from './AuthFallback';
import { authPaths } from './paths';
import { useResetLink } from './ResetLinkGate';
import { useAuthFrame } from './useAuthFrame';

/** What the page before passes to the sign-in page: text for the user, nothing secret. */
interface LoginState {
  /** Why a sign-in with a provider failed: the server's sentence, '' for none. */
  readonly returnFailure: string;
}

/** The schema of a failure in a history entry. */
function toLoginState({ serverMessage = '' }: Failure): LoginState {
  return { returnFailure: serverMessage };
}

/** Reads what a history entry holds; null for anything else, as entries outlive versions. */
function readReturnFailure(state: unknown): Failure | null {
  if (typeof state !== 'object' || state === null || !('returnFailure' in state)) return null;
  const serverMessage = state.returnFailure;
  return typeof serverMessage === 'string' ? { kind: 'unexpected', serverMessage } : null;
}

/**
 * The query that the page was opened with. If it holds a secret it is removed from the address at
 * once: reload and Back do not restore it (contract §4.2).
 */
function useArrivalQuery(isSecret: (search: string) => boolean): string {
  const { pathname, search, state } = useLocation();
  const navigate = useNavigate();
  const [arrived] = useState(search);
  const mustGo = isSecret(search);
  useEffect(() => {
    if (mustGo) void navigate(pathname, { replace: true, state });
  }, [mustGo, navigate, pathname, state]);
  return arrived;
}

const PasskeyEntry = lazyPart(async () => (await import('./PasskeyEntry')).PasskeyEntry);

/** `/auth/login`. The routes redirect once there is a session. */
export function LoginPage({
  onSubmitting,
}: {
  /** Called when it is time to prefetch the signed-in area. */
  onSubmitting: () => void;
}) {
  const navigate = useNavigate();
  const location = useLocation();
  const arrived = useArrivalQuery(hasConfirmationToken);
  const link = useMemo(() => readConfirmationLink(arrived), [arrived]);
  const { passkeys } = useConfig().signIn;
  const onTwoFactorRequired = () => void navigate(authPaths.twoFactor);
  const screen = login.useScreen({
    ...useAuthFrame(),
    emailAutoComplete: passkeys ? 'username webauthn' : undefined,
    forgotPasswordHref: authPaths.forgotPassword,
    onForgotPassword: (email) => void navigate(authPaths.forgotPassword, { state: { email } }),
    onTwoFactorRequired,
    onSubmitting,
    external: useExternalLogin(),
    returnFailure: readReturnFailure(location.state),
    confirmation: useEmailConfirmation(link),
  });
  const footer = passkeys && (
    <Suspense fallback={null}>
      <PasskeyEntry {...{ onTwoFactorRequired, onSubmitting }} />
    </Suspense>
  );
  return <ScreenPage row={login} screen={screen} shown={{ footer }} />;
}

const TwoFactorWaysPage = lazyPart(
  async () => (await import('./TwoFactorWaysPage')).TwoFactorWaysPage,
);

/** `/auth/2fa`. The routes redirect once there is a session. */
export function TwoFactorPage() {
  const { recoveryCodes, trustedDevices } = useConfig().signIn;
  return recoveryCodes || trustedDevices ? (
    <Suspense fallback={<AuthFallback />}>
      <TwoFactorWaysPage />
    </Suspense>
  ) : (
    <CodePage />
  );
}

function CodePage() {
  const navigate = useNavigate();
  const screen = twoFactor.useScreen({
    ...useAuthFrame(),
    signInHref: authPaths.login,
    onBack: () => void navigate(authPaths.login),
  });
  return <ScreenPage row={twoFactor} screen={screen} />;
}

/** `/auth/forgot-password`. */
export function ForgotPasswordPage() {
  const { state: handedOver } = useLocation();
  const screen = forgotPassword.useScreen({
    ...useAuthFrame(),
    defaultEmail: typedEmail(handedOver),
    signInHref: authPaths.login,
  });
  return <ScreenPage row={forgotPassword} screen={screen} />;
}

/** The e-mail typed at the sign-in. The state of a history entry is unchecked input. */
function typedEmail(state: unknown): string {
  const isObject = typeof state === 'object' && state !== null;
  return isObject && 'email' in state && typeof state.email === 'string' ? state.email : '';
}

/** `/auth/reset-password`, with what {@link useResetLink} took from its address. */
export function ResetPasswordPage() {
  const screen = resetPassword.useScreen({
    ...useAuthFrame(),
    link: useResetLink(),
    signInHref: authPaths.login,
    forgotPasswordHref: authPaths.forgotPassword,
  });
  // A new key moves the focus to the heading when the fields go.
  return <ScreenPage key={screen.status} row={resetPassword} screen={screen} />;
}

/** The page for each outcome of a sign-in; the routes redirect a signed-in user from there. */
const NEXT = {
  signedIn: authPaths.auth,
  profileIncomplete: authPaths.userData,
  twoFactorRequired: authPaths.twoFactor,
} as const;

/** `/external-login/{external}`: completes the sign-in with a provider (specification §2.1, §4). */
export function ExternalLoginPage({
  onExchanged,
}: {
  /** Called when it is time to prefetch the signed-in area. */
  onExchanged: () => void;
}) {
  const { external } = useParams();
  const navigate = useNavigate();
  const screen = externalLogin.useScreen({
    ...useAuthFrame(),
    provider: external,
    // Everything in it is for one use: `code` and `state` never stay in the history.
    search: useArrivalQuery((search) => search !== ''),
    signInHref: authPaths.login,
    onExchanged,
    onDone: (outcome) => void navigate(NEXT[outcome], { replace: true }),
    onRefused: (failure) =>
      void navigate(authPaths.auth, { replace: true, state: toLoginState(failure) }),
  });
  return <ScreenPage row={externalLogin} screen={screen} />;
}

/** `/auth/user-data`. The routes redirect once there is a session. */
export function ProfileCompletionPage(session: { email: string; profile: KnownProfile }) {
  const t = useMessages(authProfileMessages);
  const alerts = useAlerts();
  const screen = profileCompletion.useScreen({
    ...useAuthFrame(),
    ...session,
    signInHref: authPaths.logout,
    onSaved: () => alerts.show({ type: 'success', title: t('profileSaved'), text: '' }),
  });
  return <ScreenPage row={profileCompletion} screen={screen} />;
}
