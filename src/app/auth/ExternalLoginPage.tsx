import { useEffect, useMemo } from 'react';
import { Navigate, useNavigate, useParams } from 'react-router';
import {
  type ExternalLoginProgress,
  ExternalLoginScreen,
} from '../../components/auth/ExternalLoginScreen';
import { readExternalReturn, toExternalProvider } from '../../domain/auth/external-return';
import { useExternalReturn } from '../../hooks/auth/useExternalReturn';
import { authEntryMessages } from '../../messages/generated/en/auth';
import { useMessages } from '../../messages/messages';
import { PageTitle } from '../PageTitle';
import { paths } from '../paths';
import type { LoginErrorState } from './login-error';
import { useArrivalQuery } from './useArrivalQuery';
import { useAuthFrame } from './useAuthFrame';

/** Where each outcome of a sign-in leads. */
const NEXT = {
  signedIn: paths.dashboard,
  profileIncomplete: paths.userData,
  twoFactorRequired: paths.twoFactor,
} as const;

/** `/external-login/{external}`: completes the sign-in with a provider (specification §2.1, §4). */
export function ExternalLoginPage({
  onExchanged,
}: {
  /** The moment to fetch what comes after the sign-in. */
  onExchanged: () => void;
}) {
  const t = useMessages(authEntryMessages);
  const { external } = useParams();
  const navigate = useNavigate();
  const frame = useAuthFrame();
  // Everything in it is for one use: `code` and `state` never stay in the history.
  const arrived = useArrivalQuery((search) => search !== '');
  const back = useMemo(() => readExternalReturn(external, arrived), [external, arrived]);
  const state = useExternalReturn(back, () => {
    const told: LoginErrorState = { loginError: failure() };
    void navigate(paths.auth, { replace: true, state: told });
  });
  const isExchanged = state.status === 'redirecting';
  useEffect(() => {
    if (isExchanged) onExchanged();
  }, [isExchanged, onExchanged]);

  if (state.status === 'done') return <Navigate to={NEXT[state.outcome]} replace />;
  return (
    <PageTitle title={t('externalUnknownTitle')}>
      <ExternalLoginScreen
        {...frame}
        provider={toExternalProvider(external)}
        progress={progress()}
        loginHref={paths.login}
      />
    </PageTitle>
  );

  function failure(): string {
    const error = 'error' in state ? state.error : null;
    return error?.serverMessage || t('externalFailed');
  }

  function progress(): ExternalLoginProgress {
    if (state.status === 'exchanging') return { status: 'loading' };
    if (state.status === 'redirecting') return { status: 'redirecting' };
    return { status: 'failed', text: failure() };
  }
}
