import { useCallback, useEffect, useRef, useState } from 'react';
import { getPasskeyLoginOptions, loginWithPasskey } from '../../api/calls/sign-in-ways';
import type { PasskeySignInProps } from '../../contracts/auth';
import type { PasskeyCredential } from '../../domain/auth/passkey';
import type { Failure } from '../../domain/failure';
import { browserPasskeys } from '../../platform/passkeys';
import { useConsole } from '../console/console-context';
import { useNow } from '../timing/useNow';
import { useWrite } from '../writes/useWrite';
import type { LoginOutcome } from './session';
import { useSessionStore } from './session-context';
import type { LoginScreenOptions } from './use-login-base';

/** A challenge is valid for five minutes (contract §4.28): a waiting one is renewed before. */
const RENEW_MS = 4 * 60_000;

/** The browser could not request a passkey; the screen has its own message. */
const BROWSER_FAILED: Failure = { kind: 'refused' };

/** Settings of {@link usePasskeySignIn}. */
export type PasskeySignInOptions = Pick<LoginScreenOptions, 'onTwoFactorRequired' | 'onSubmitting'>;

/**
 * Sign-in by passkey, beside the password: what `PasskeySignIn` takes (contract §4.28). Browsers
 * that support it offer passkeys in the e-mail field from the start, if the field has `webauthn`
 * (`emailAutoComplete` of `LoginScreen`). A passkey without user verification is followed by the
 * second factor.
 *
 * @example
 * ```tsx
 * function SignIn() {
 *   const passkey = usePasskeySignIn();
 *   const screen = useLoginScreen({ brandName: 'Fjord', emailAutoComplete: 'username webauthn' });
 *   return <LoginScreen {...screen} footer={<PasskeySignIn {...passkey} />} />;
 * }
 * ```
 */
export function usePasskeySignIn({
  onTwoFactorRequired,
  onSubmitting,
}: PasskeySignInOptions = {}): PasskeySignInProps {
  const store = useSessionStore();
  const { client, platform } = useConsole();
  const { passkeys = browserPasskeys } = platform;
  const turn = useNow(RENEW_MS);
  const [round, setRound] = useState(0);
  const [isAsking, setAsking] = useState(false);
  const [hasFailed, setFailed] = useState(false);
  const asking = useRef<AbortController | null>(null);
  // A browser dialog must not sign in after its page was left.
  useEffect(() => () => asking.current?.abort(), []);

  const login = useWrite(async (client, credential: PasskeyCredential): Promise<LoginOutcome> => {
    let email: string | null = null;
    return store.signIn({
      password: '',
      send: async (signal) => {
        const result = await loginWithPasskey(client, { credential }, { signal });
        email = result.email;
        return result;
      },
      // As after an external sign-in: the profile says that the code is missing (contract §2).
      secondFactorOf: (error) =>
        email !== null && error.status === 403 ? error.email || email || null : null,
    });
  });
  const options = useWrite((client) => getPasskeyLoginOptions(client));
  const { run: send } = login;

  // The callbacks may change on every render; that must not restart the request.
  const latest = useRef({ onTwoFactorRequired, onSubmitting });
  useEffect(() => {
    latest.current = { onTwoFactorRequired, onSubmitting };
  });
  const finish = useCallback(
    async (credential: PasskeyCredential) => {
      latest.current.onSubmitting?.();
      const outcome = await send(credential);
      if (outcome.status === 'done' && outcome.result === 'twoFactorRequired') {
        latest.current.onTwoFactorRequired?.();
      }
      setRound((count) => count + 1);
    },
    [send],
  );

  // One passkey request at a time: the button's replaces the field's.
  const isOffering = !isAsking && !login.isPending;
  // biome-ignore lint/correctness/useExhaustiveDependencies: each turn and each round restarts the request
  useEffect(() => {
    if (!isOffering) return;
    const stop = new AbortController();
    const { signal } = stop;
    async function offer(): Promise<void> {
      if (!(await passkeys.canAutofill()) || signal.aborted) return;
      // A failure in the background is not shown to a user who signs in with a password.
      const response = await getPasskeyLoginOptions(client, { signal }).catch(() => null);
      if (!response || signal.aborted) return;
      const answer = await passkeys.get(response, { signal, isAutofill: true });
      if (answer.status === 'done' && !signal.aborted) await finish(answer.credential);
    }
    void offer();
    return () => stop.abort();
  }, [isOffering, passkeys, client, finish, turn, round]);

  async function ask(): Promise<void> {
    if (isAsking || login.isPending) return;
    login.reset();
    options.reset();
    setFailed(false);
    setAsking(true);
    asking.current = new AbortController();
    const { signal } = asking.current;
    const response = await options.run(undefined);
    if (response.status === 'done' && !signal.aborted) {
      const answer = await passkeys.get(response.result, { signal });
      if (answer.status === 'done' && !signal.aborted) await finish(answer.credential);
      setFailed(answer.status === 'failed');
    }
    setAsking(false);
  }

  return {
    isSupported: passkeys.isSupported(),
    isPending: isAsking || login.isPending,
    failure: login.failure ?? options.failure ?? (hasFailed ? BROWSER_FAILED : null),
    onSignIn: () => void ask(),
  };
}
