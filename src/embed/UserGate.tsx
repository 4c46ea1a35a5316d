import type { QueryClient } from '@tanstack/react-query';
import { type ReactNode, Suspense, useMemo } from 'react';
import { PageSkeleton } from '../components/shell/PageSkeleton';
import { ErrorState } from '../components/ui/ErrorState';
import { SignedOutState } from '../components/ui/SignedOutState';
import { useSessionStore } from '../hooks/auth/session-context';
import { useSession } from '../hooks/auth/useSession';
import { type Console, useConsole } from '../hooks/console/console-context';
import { createQueryClient } from '../hooks/console/createQueryClient';
import { QueryCacheProvider } from '../hooks/console/QueryCacheProvider';
import { useDateWays } from '../hooks/preferences/useDateWays';
import { DatesProvider } from '../messages/DatesProvider';
import { uiFailureMessages } from '../messages/generated/en/ui';
import { useMessages } from '../messages/messages';

const caches = new WeakMap<Console, { email: string; client: QueryClient }>();

/** One cache for all screens of a user; what one has read is nothing for the next. */
function cacheOf(services: Console, email: string): QueryClient {
  const kept = caches.get(services);
  if (kept?.email === email) return kept.client;
  const client = createQueryClient();
  caches.set(services, { email, client });
  return client;
}

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
        <ForUser email={session.user.email}>
          <Suspense fallback={skeleton}>{children}</Suspense>
        </ForUser>
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

function ForUser({ email, children }: { email: string; children: ReactNode }) {
  const services = useConsole();
  const client = useMemo(() => cacheOf(services, email), [services, email]);
  return (
    <QueryCacheProvider queryClient={client}>
      <InTheirWays>{children}</InTheirWays>
    </QueryCacheProvider>
  );
}

/** Time zone and dates as the user wants them. */
function InTheirWays({ children }: { children: ReactNode }) {
  return <DatesProvider {...useDateWays().ways}>{children}</DatesProvider>;
}
