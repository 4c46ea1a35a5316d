import { useEffect, useMemo, useRef } from 'react';
import type {
  AuthFrameProps,
  ExternalLoginProgress,
  ExternalLoginScreenProps,
} from '../../contracts/auth';
import { readExternalReturn, toExternalProvider } from '../../domain/auth/external-return';
import type { Failure } from '../../domain/failure';
import type { LoginOutcome } from './session';
import { type ExternalReturnState, useExternalReturn } from './useExternalReturn';

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
