import { useEffect, useRef, useState } from 'react';
import type { ExternalReturn } from '../../domain/auth/external-return';
import type { Failure } from '../../domain/failure';
import { useConsole } from '../console/console-context';
import { useDeadline } from '../timing/useDeadline';
import { type ExternalEnd, finishExternalLogin } from './complete-external-login';
import { useSessionStore } from './session-context';

/** How long the message of a refused return is shown before `/auth`, in milliseconds (§9). */
const REFUSED_MS = 2_000;

/** The state of the return from an external provider. */
export type ExternalReturnState =
  | { readonly status: 'exchanging' }
  /** The code was exchanged; the profile is being loaded. */
  | { readonly status: 'redirecting' }
  | ExternalEnd;

/**
 * Completes an external sign-in on arrival, once, also under StrictMode (specification §4, §8;
 * contract §2). Pass the query from the address and remove it there.
 * @param back null if the address is not a return of an accepted provider: refused without a
 * request
 * @param onLeave called with the reason 2 s after a refusal, unless the page was left before
 */
export function useExternalReturn(
  back: ExternalReturn | null,
  onLeave: (failure: Failure) => void,
): ExternalReturnState {
  const { client, platform } = useConsole();
  const store = useSessionStore();
  const [state, setState] = useState<ExternalReturnState>({ status: 'exchanging' });
  const hasRun = useRef(false);
  useEffect(() => {
    if (hasRun.current) return;
    hasRun.current = true;
    const onExchanged = () => setState({ status: 'redirecting' });
    void finishExternalLogin({ client, platform, store, onExchanged }, back).then(setState);
  }, [client, platform, store, back]);
  useDeadline(state.status === 'refused' ? REFUSED_MS : null, () => {
    if (state.status === 'refused') onLeave(state.failure);
  });
  return state;
}
