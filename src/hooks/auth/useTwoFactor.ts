import type { Failure } from '../../domain/failure';
import { useWrite } from '../writes/useWrite';
import { useSessionStore } from './session-context';
import { useSession } from './useSession';
import { useTakenCredentials } from './useTakenCredentials';

/** Options of {@link useTwoFactor}. */
export interface TwoFactorOptions {
  /** Whether no code is to be asked for in this browser for 30 days (contract §4.28). @default false */
  readonly trustsDevice?: boolean | undefined;
}

/** The second step of a sign-in. */
export interface TwoFactor {
  /** `missing` when nothing was handed over: opened directly, reloaded, or more than 5 minutes ago. */
  readonly status: 'ready' | 'missing';
  /** Who signs in, '' when it is not known. */
  readonly email: string;
  /** Who helps without a code, as the server says it; '' for nothing (workday §9.9). */
  readonly help: string;
  /** Whether a code is being checked. */
  readonly isPending: boolean;
  /** Why the last code was refused; another one can be tried. */
  readonly failure: Failure | null;
  /** Whether the code was accepted, and it is the account that could not be loaded. */
  readonly isAccepted: boolean;
  /** Sends six digits, or a recovery code (contract §4.28). While a code is under way nothing is sent. */
  readonly submit: (code: string) => void;
}

/**
 * Takes what the sign-in form handed over and sends it with the code (specification §2.1, §8). The
 * session leads on when the code is right. Nothing of it outlives the page or five minutes.
 */
export function useTwoFactor({ trustsDevice }: TwoFactorOptions = {}): TwoFactor {
  const store = useSessionStore();
  const session = useSession();
  const { email, help, read, forget } = useTakenCredentials('twoFactor');
  const write = useWrite((_client, tfaCode: string) => {
    const credentials = read();
    if (!credentials) return Promise.resolve();
    const { email, password } = credentials;
    const trust = trustsDevice ? { trustDevice: true as const } : {};
    return store.login({ email, password, tfaCode, ...trust }).then(forget);
  });
  return {
    // An answer under way is waited for, also when the time ends meanwhile.
    status: email === null && !write.isPending ? 'missing' : 'ready',
    email: email ?? '',
    help,
    isPending: write.isPending,
    failure: write.failure,
    isAccepted: session.status === 'signedOut' && session.reason === 'accountFailed',
    submit: (code) => void write.run(code),
  };
}
