import { useEffect, useRef } from 'react';
import type {
  ImpersonationArrival,
  ImpersonationStartScreenProps,
} from '../../contracts/impersonation';
import { type OpenImpersonation, useOpenImpersonation } from './useOpenImpersonation';

/** Settings of {@link useImpersonationStartScreen}. */
export interface ImpersonationStartScreenOptions {
  /** The session, as the address names it. */
  sessionId: string;
  /** Called when this tab impersonates the user: leave the page for the first one of theirs. */
  onEntered: () => void;
}

/**
 * The page that a new tab opens with: what `ImpersonationStartScreen` takes (contract §3). Hold the
 * session meanwhile, with `useSessionOnHold`.
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
  // What the server does not know now it will not know later.
  if (status === 'refused') return { status: 'failed', failure: { kind: 'notFound' } };
  if (status === 'failed') return { status: 'failed', failure: { kind: 'network', retry } };
  return { status: 'loading' };
}
