import { type ReactNode, Suspense, useMemo } from 'react';
import { PageSkeleton } from '../components/shell/PageSkeleton';
import { ErrorState } from '../components/ui/ErrorState';
import { LinksProvider } from '../components/ui/LinksProvider';
import { SignedOutState } from '../components/ui/SignedOutState';
import { useSessionStore } from '../hooks/auth/session-context';
import { useSession } from '../hooks/auth/useSession';
import { uiFailureMessages } from '../messages/generated/en/ui';
import { useMessages } from '../messages/messages';
import { UserCache } from '../screens/UserCache';
import { linksOf } from './links-of';
import type { AnyEmbedScreen, EmbedValues } from './screen';

// Every row is for signed-in users: its wrapper is loaded with it.
export { embedRow } from './embed-row';

const UNREACHED = { kind: 'network' } as const;

interface UserGateProps {
  /** The screen; a quiet one renders nothing while signed out. */
  screen: AnyEmbedScreen;
  /** Its values, including links. */
  values: EmbedValues;
  children: ReactNode;
}

/** Shows a screen to a signed-in user, otherwise the page's slot `signed-out`, or one sentence. */
export function UserGate({ screen: { name, needsUser }, values, children }: UserGateProps) {
  const session = useSession();
  const user = session.status === 'signedIn' ? session.user : null;
  const links = useMemo(() => linksOf(name, values, user), [name, values, user]);
  const isQuiet = needsUser === 'quietly';
  const { tryAgain } = useSessionStore();
  const t = useMessages(uiFailureMessages);
  const skeleton = isQuiet ? null : <PageSkeleton />;
  switch (session.status) {
    case 'signedIn':
      return (
        <UserCache>
          <LinksProvider links={links}>
            <Suspense fallback={skeleton}>{children}</Suspense>
          </LinksProvider>
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
