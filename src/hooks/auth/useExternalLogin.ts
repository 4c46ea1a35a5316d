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
  /** The provider that is being opened, until the page is left; null for none. */
  readonly pendingProvider: ExternalProvider | null;
  /** Why the last attempt failed. */
  readonly failure: Failure | null;
  /** Redirects to a provider. Ignored while one is being opened. */
  readonly leaveFor: (provider: ExternalProvider) => void;
  /** Clears the last failure. */
  readonly reset: () => void;
}

/**
 * Redirects to an external provider (contract §2): requests the address, stores its `state` in this
 * tab, and navigates. After Back the user can start again. An address without a `state` is a
 * failure of the kind `unexpected`: its return could be forged.
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
