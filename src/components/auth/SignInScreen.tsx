import type { SignInScreenProps } from '../../contracts/auth';
import { useLatePart } from '../ui/useLatePart';
import { AuthSkeleton } from './AuthSkeleton';
import { LoginScreen } from './LoginScreen';

/** Split: few users reach the later steps. */
const loadSteps = async () => (await import('./SignInSteps')).SignInSteps;

/**
 * The whole sign-in on one page: password, code, first profile and forgotten password, then the
 * children (specification §2.1, §4, §8).
 *
 * @example
 * <SignInScreen {...useSignInScreen({ brandName: 'Fjord' })}>Welcome</SignInScreen>
 */
export function SignInScreen({ login, step, children }: SignInScreenProps) {
  const { form } = login;
  const isBehind = step.at === 'signedIn' && children !== undefined;
  const isLater = step.at !== 'form' && step.at !== 'starting' && !isBehind;
  const Steps = useLatePart(loadSteps, { isNear: form.isPending, isWanted: isLater });
  if (isBehind) return children;
  if (step.at === 'starting') {
    return <AuthSkeleton brandName={login.brandName} frame={login.frame} />;
  }
  if (isLater && Steps) return <Steps step={step} />;
  // The form stays, pending, until the next step has loaded.
  const shown = { ...form, isPending: form.isPending || isLater };
  return <LoginScreen {...login} form={shown} signedInAs={undefined} />;
}
