import { useEffect, useRef } from 'react';
import type {
  ImpersonationArrival,
  ImpersonationStartScreenProps,
} from '../../contracts/impersonation';
import { type OpenImpersonation, useOpenImpersonation } from './useOpenImpersonation';

/** Settings of {@link useImpersonationStartScreen}. */
export interface ImpersonationStartScreenOptions {
  /** Id of the session, from the address. */
  sessionId: string;
  /** Called when this tab impersonates the user: navigate to their first page. */
  onEntered: () => void;
}

/**
 * The page that a new tab opens with: what `ImpersonationStartScreen` takes (contract §3). Delay
 * the session check meanwhile with `useSessionOnHold`.
 *
 * @example
 * ```tsx
 * function Arrival({ sessionId, onEntered }: { sessionId: string; onEntered: () => void }) {
 *   const screen = useImpersonationStartScreen({ sessionId, onEntered });
 *   return <ImpersonationStartScreen {...screen} />;
 * }
 * ```
 */
export function useImpersonationStartScreen({
  sessionId,
  onEntered,
}: ImpersonationStartScreenOptions): ImpersonationStartScreenProps {
  const opening = useOpenImpersonation(sessionId);
  const latest = useRef(onEntered);
  useEffect(() => {
    latest.current = onEntered;
  });
  useEffect(() => {
    if (opening.status === 'entered') latest.current();
  }, [opening.status]);
  return { arrival: arrivalOf(opening) };
}

function arrivalOf({ status, tryAgain: retry }: OpenImpersonation): ImpersonationArrival {
  if (status === 'silent') return { status: 'failed', failure: { kind: 'timeout', retry } };
  // An unknown session cannot become known later: no retry.
  if (status === 'refused') return { status: 'failed', failure: { kind: 'notFound' } };
  if (status === 'failed') return { status: 'failed', failure: { kind: 'network', retry } };
  return { status: 'loading' };
}
