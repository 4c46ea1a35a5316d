import { useEffect, useRef, useState } from 'react';
import { getExternalLoginUrl } from '../../api/calls/auth';
import { toApiError } from '../../api/errors';
import type { ExternalProvider } from '../../domain/auth/session';
import type { Failure } from '../../domain/failure';
import { browserLocation } from '../../platform/page-location';
import { useConsole } from '../console/console-context';
import { useWrite } from '../writes/useWrite';

/** What {@link useExternalLogin} returns. */
export interface ExternalLogin {
  /** The provider that is being opened, until the page is left; null when none is. */
  readonly pendingProvider: ExternalProvider | null;
  /** Why the last try did not leave the page. */
  readonly failure: Failure | null;
  /** Leaves for a provider. While one is being opened nothing happens. */
  readonly leaveFor: (provider: ExternalProvider) => void;
  /** Forgets the last failure. */
  readonly reset: () => void;
}

/**
 * Leaves for an external provider (contract §2): asks the server for the address, remembers its
 * `state` in this tab, and goes there. A user who comes back by Back can start again. An address
 * without a `state` is a failure of the kind `unexpected`: its return could not be distinguished
 * from a forged one.
 */
export function useExternalLogin(): ExternalLogin {
  const { location = browserLocation, storage, visibility } = useConsole().platform;
  // A ref and not the state: the second click of a double click comes before the next render.
  const hasLeft = useRef(false);
  const [chosen, setChosen] = useState<ExternalProvider | null>(null);
  const { run, reset, state, failure } = useWrite(async (client, provider: ExternalProvider) => {
    setChosen(provider);
    const url = await getExternalLoginUrl(client, { provider });
    const value = new URL(url).searchParams.get('state');
    if (!value) throw toApiError({ kind: 'unexpected' });
    storage.externalState.set(value);
    hasLeft.current = true;
    location.assign(url);
  });
  useEffect(
    () =>
      visibility.subscribe((event) => {
        if (event !== 'restored') return;
        hasLeft.current = false;
        reset();
      }),
    [visibility, reset],
  );
  const isLeaving = state.status === 'pending' || state.status === 'done';
  return {
    pendingProvider: isLeaving ? chosen : null,
    failure,
    leaveFor: (provider) => {
      if (!hasLeft.current) void run(provider);
    },
    reset,
  };
}
