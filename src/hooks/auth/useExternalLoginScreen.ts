import { useEffect, useMemo, useRef, useState } from 'react';
import { completeExternalLogin } from '../../api/calls/auth';
import type { ApiClient } from '../../api/client';
import { isApiError } from '../../api/errors';
import { failureOf } from '../../api/failure-of';
import type {
  AuthFrameProps,
  ExternalLoginProgress,
  ExternalLoginScreenProps,
} from '../../contracts/auth';
import {
  type ExternalReturn,
  readExternalReturn,
  toExternalProvider,
} from '../../domain/auth/external-return';
import type { Failure } from '../../domain/failure';
import { browserLocation } from '../../platform/page-location';
import type { Platform } from '../../platform/platform';
import { useConsole } from '../console/console-context';
import { useDeadline } from '../timing/useDeadline';
import type { LoginOutcome } from './session';
import { useSessionStore } from './session-context';
import type { SessionStore } from './session-store';

/** How the return from an external provider ended. */
type ExternalEnd =
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

/** Settings of {@link useExternalLoginScreen}. The frame of the form is passed on to the screen. */
export interface ExternalLoginScreenOptions
  extends AuthFrameProps,
    Pick<ExternalLoginScreenProps, 'signInHref'> {
  /** The provider as the address names it; `google` and `microsoft` are accepted. */
  provider: string | undefined;
  /** The query of the address on arrival. Remove it from the address: it is valid once. */
  search: string;
  /** Called when the provider's code is exchanged and the profile is requested. @default none */
  onExchanged?: (() => void) | undefined;
  /** Called when it is done, with the outcome. */
  onDone: (outcome: LoginOutcome) => void;
  /** Called 2 s after a refusal (§9) with its reason, for the sign-in page (`returnFailure`). */
  onRefused: (failure: Failure) => void;
}

/**
 * The page that a provider redirects to: what `ExternalLoginScreen` takes (specification §2.1, §4,
 * §8). The code is exchanged on arrival, once, also under StrictMode.
 *
 * @example
 * ```tsx
 * function Return({ search, go }: { search: string; go: (path: string) => void }) {
 *   const screen = useExternalLoginScreen({
 *     brandName: 'Fjord', provider: 'google', search, signInHref: '/in',
 *     onDone: (outcome) => go(outcome === 'signedIn' ? '/' : `/${outcome}`),
 *     onRefused: () => go('/in'),
 *   });
 *   return <ExternalLoginScreen {...screen} />;
 * }
 * ```
 */
export function useExternalLoginScreen({
  provider,
  search,
  onExchanged,
  onDone,
  onRefused,
  ...given
}: ExternalLoginScreenOptions): ExternalLoginScreenProps {
  const back = useMemo(() => readExternalReturn(provider, search), [provider, search]);
  const state = useExternalReturn(back, onRefused);
  const latest = useRef({ onExchanged, onDone });
  useEffect(() => {
    latest.current = { onExchanged, onDone };
  });
  useEffect(() => {
    if (state.status === 'redirecting') latest.current.onExchanged?.();
    if (state.status === 'done') latest.current.onDone(state.outcome);
  }, [state]);
  return { ...given, provider: toExternalProvider(provider), progress: progressOf(state) };
}

function progressOf(state: ExternalReturnState): ExternalLoginProgress {
  if (state.status === 'exchanging') return { status: 'loading' };
  if (state.status === 'redirecting' || state.status === 'done') return { status: 'redirecting' };
  return { status: 'failed', failure: state.failure };
}
