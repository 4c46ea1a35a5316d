import { type ReactNode, Suspense } from 'react';
import { PageSkeleton } from '../components/shell/PageSkeleton';
import { ErrorState } from '../components/ui/ErrorState';
import { SignedOutState } from '../components/ui/SignedOutState';
import { useSessionStore } from '../hooks/auth/session-context';
import { useSession } from '../hooks/auth/useSession';
import { uiFailureMessages } from '../messages/generated/en/ui';
import { useMessages } from '../messages/messages';
import { UserCache } from '../screens/UserCache';

// Every row is for users: what shows it comes along.
export { embedRow } from './embed-row';

const UNREACHED = { kind: 'network' } as const;

interface UserGateProps {
  /** Whether nothing is said while nobody is signed in. */
  isQuiet: boolean;
  children: ReactNode;
}

/**
 * Shows a screen to a user who is signed in. To others it shows what the page put into the slot
 * `signed-out`, or one sentence.
 */
export function UserGate({ isQuiet, children }: UserGateProps) {
  const session = useSession();
  const { tryAgain } = useSessionStore();
  const t = useMessages(uiFailureMessages);
  const skeleton = isQuiet ? null : <PageSkeleton />;
  switch (session.status) {
    case 'signedIn':
      return (
        <UserCache>
          <Suspense fallback={skeleton}>{children}</Suspense>
        </UserCache>
      );
    case 'starting':
    case 'waitingForNetwork':
      return skeleton;
    case 'unreachable':
      return isQuiet ? null : (
        <ErrorState title={t('unreachable')} onRetry={tryAgain} failure={UNREACHED} />
      );
    default:
      return <slot name="signed-out">{!isQuiet && <SignedOutState />}</slot>;
  }
}
