import { completeExternalLogin } from '../../api/calls/auth';
import type { ApiClient } from '../../api/client';
import { isApiError } from '../../api/errors';
import { failureOf } from '../../api/failure-of';
import type { ExternalReturn } from '../../domain/auth/external-return';
import type { Failure } from '../../domain/failure';
import { browserLocation } from '../../platform/page-location';
import type { Platform } from '../../platform/platform';
import type { LoginOutcome } from './session';
import type { SessionStore } from './session-store';

/** How the return from an external provider ended. */
export type ExternalEnd =
  | {
      readonly status: 'done';
      /** The next step of the sign-in. */
      readonly outcome: LoginOutcome;
    }
  /** Nothing was exchanged (`unexpected`), or the exchange failed. */
  | {
      readonly status: 'refused';
      /** Why it failed. */
      readonly failure: Failure;
    }
  /** The exchange succeeded and the profile could not be loaded. */
  | {
      readonly status: 'profileFailed';
      /** Why it failed. */
      readonly failure: Failure;
    };

interface Tools {
  readonly client: ApiClient;
  readonly platform: Platform;
  readonly store: SessionStore;
  /** Called when the code is exchanged and the profile is requested. */
  readonly onExchanged: () => void;
}

/**
 * Completes an external sign-in (specification §4, contract §2). A `state` other than the one this
 * tab has stored is refused before anything is sent; it is valid once.
 */
export async function finishExternalLogin(
  { client, platform: { location = browserLocation, storage }, store, onExchanged }: Tools,
  back: ExternalReturn | null,
): Promise<ExternalEnd> {
  const expected = storage.externalState.get();
  storage.externalState.remove();
  storage.savedEmail.remove();
  if (!back || back.state !== expected) {
    return { status: 'refused', failure: { kind: 'unexpected' } };
  }

  const { provider, state: token, code } = back;
  let exchanged: { readonly email: string } | null = null;
  try {
    const outcome = await store.signIn({
      password: '',
      send: async (signal) => {
        const input = { provider, token, code, host: location.host };
        const result = await completeExternalLogin(client, input, { signal });
        exchanged = result;
        onExchanged();
        return result;
      },
      secondFactorOf: (error) =>
        exchanged && error.status === 403 ? error.email || exchanged.email || null : null,
    });
    return { status: 'done', outcome };
  } catch (error) {
    if (!isApiError(error)) throw error;
    return { status: exchanged ? 'profileFailed' : 'refused', failure: failureOf(error) };
  }
}
