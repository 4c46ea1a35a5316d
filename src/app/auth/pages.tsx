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

/** What a history entry may hold of a failure. */
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
 * The query that the page was opened with, as it was then. When it holds something secret it leaves
 * the address at once and for good: reload and Back do not bring it again (contract §4.2).
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

/** `/auth/login`. Once the session is there, the routes lead on by themselves. */
export function LoginPage({
  onSubmitting,
}: {
  /** The moment to fetch what comes after the sign-in. */
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

/** `/auth/2fa`. Once the session is there, the routes lead on by themselves. */
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

/** What was typed at the sign-in. Anything can be in the state of a history entry. */
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

/** Where each outcome of a sign-in leads; the routes lead a user who is signed in on from there. */
const NEXT = {
  signedIn: authPaths.auth,
  profileIncomplete: authPaths.userData,
  twoFactorRequired: authPaths.twoFactor,
} as const;

/** `/external-login/{external}`: completes the sign-in with a provider (specification §2.1, §4). */
export function ExternalLoginPage({
  onExchanged,
}: {
  /** The moment to fetch what comes after the sign-in. */
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

/** `/auth/user-data`. Once the session is there, the routes lead on by themselves. */
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
