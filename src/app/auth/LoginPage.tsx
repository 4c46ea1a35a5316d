import { Suspense, useMemo } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { EntryLoginScreen } from '../../components/auth/EntryLoginScreen';
import { lazyPart } from '../../components/ui/lazy-part';
import { hasConfirmationToken, readConfirmationLink } from '../../domain/auth/confirmation-link';
import { useEmailConfirmation } from '../../hooks/auth/useEmailConfirmation';
import { useEntryLoginScreen } from '../../hooks/auth/useEntryLoginScreen';
import { useExternalLogin } from '../../hooks/auth/useExternalLogin';
import { authMessages } from '../../messages/generated/en/auth';
import { useMessages } from '../../messages/messages';
import { useConfig } from '../ConfigContext';
import { PageTitle } from '../PageTitle';
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
  const t = useMessages(authMessages);
  const navigate = useNavigate();
  const location = useLocation();
  const arrived = useArrivalQuery(hasConfirmationToken);
  const link = useMemo(() => readConfirmationLink(arrived), [arrived]);
  const { passkeys } = useConfig().signIn;
  const onTwoFactorRequired = () => void navigate(authPaths.twoFactor);
  const screen = useEntryLoginScreen({
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
  return (
    <PageTitle title={t('loginTitle')}>
      <EntryLoginScreen
        {...screen}
        footer={
          passkeys && (
            <Suspense fallback={null}>
              <PasskeyEntry {...{ onTwoFactorRequired, onSubmitting }} />
            </Suspense>
          )
        }
      />
    </PageTitle>
  );
}
