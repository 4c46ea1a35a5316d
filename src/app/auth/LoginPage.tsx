import { Suspense, useMemo } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { lazyPart } from '../../components/ui/lazy-part';
import { hasConfirmationToken, readConfirmationLink } from '../../domain/auth/confirmation-link';
import { useEmailConfirmation } from '../../hooks/auth/useEmailConfirmation';
import { useExternalLogin } from '../../hooks/auth/useExternalLogin';
import { login } from '../../screens/auth';
import { useConfig } from '../ConfigContext';
import { ScreenPage } from '../PageTitle';
import { readReturnFailure } from './login-state';
import { authPaths } from './paths';
import { useArrivalQuery } from './useArrivalQuery';
import { useAuthFrame } from './useAuthFrame';

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
