import { useNavigate, useParams } from 'react-router';
import { externalLogin } from '../../screens/auth';
import { ScreenPage } from '../PageTitle';
import { toLoginState } from './login-state';
import { authPaths } from './paths';
import { useArrivalQuery } from './useArrivalQuery';
import { useAuthFrame } from './useAuthFrame';

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
