import type { SignInScreenProps } from '../../contracts/auth';
import { useLatePart } from '../ui/useLatePart';
import { AuthSkeleton } from './AuthSkeleton';
import { LoginScreen } from './LoginScreen';

/** Steps that few people reach load on their own. */
const loadSteps = async () => (await import('./SignInSteps')).SignInSteps;

/**
 * The whole way in on one page: password, code, the profile of a first sign-in, a forgotten password,
 * and then what is behind the sign-in (specification §2.1, §4, §8).
 *
 * @example
 * <SignInScreen {...useSignInScreen({ brandName: 'Fjord' })}>Welcome</SignInScreen>
 */
export function SignInScreen({ form, step, children }: SignInScreenProps) {
  const isBehind = step.at === 'signedIn' && children !== undefined;
  const isLater = step.at !== 'form' && step.at !== 'starting' && !isBehind;
  const Steps = useLatePart(loadSteps, { isNear: form.isPending, isWanted: isLater });
  if (isBehind) return children;
  if (step.at === 'starting') {
    return <AuthSkeleton brandName={form.brandName} frame={form.frame} />;
  }
  if (isLater && Steps) return <Steps step={step} />;
  // The form stays, waiting, until what comes next is loaded.
  return <LoginScreen {...form} signedInAs={undefined} isPending={form.isPending || isLater} />;
}
