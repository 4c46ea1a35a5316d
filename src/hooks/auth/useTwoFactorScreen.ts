import type {
  AuthFrameProps,
  TwoFactorFormProps,
  TwoFactorScreenProps,
} from '../../contracts/auth';
import type { Failure } from '../../domain/failure';
import { useWrite } from '../writes/useWrite';
import { useSessionStore } from './session-context';
import { useSession } from './useSession';
import { useTakenCredentials } from './useTakenCredentials';

/** Options of {@link useTwoFactor}. */
export interface TwoFactorOptions {
  /** Whether to trust this browser: no code for 30 days (contract §4.28). @default false */
  readonly trustsDevice?: boolean | undefined;
}

/** The second step of a sign-in. */
export interface TwoFactor {
  /** `missing` without credentials: opened directly, reloaded, or after more than 5 minutes. */
  readonly status: 'ready' | 'missing';
  /** The user's e-mail, '' if unknown. */
  readonly email: string;
  /** Contact for users without a code, from the server; '' for none (workday §9.9). */
  readonly help: string;
  /** Whether a code is being checked. */
  readonly isPending: boolean;
  /** Why the last code was refused. */
  readonly failure: Failure | null;
  /** Whether the code was accepted but the account could not be loaded. */
  readonly isAccepted: boolean;
  /** Sends six digits, or a recovery code (contract §4.28). Ignored while a code is pending. */
  readonly submit: (code: string) => void;
}

/**
 * Sends the credentials from the sign-in form with the code (specification §2.1, §8). The session
 * changes if the code is right. The credentials are discarded with the page or after five minutes.
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
    // A pending request is awaited, even if the credentials expire meanwhile.
    status: email === null && !write.isPending ? 'missing' : 'ready',
    email: email ?? '',
    help,
    isPending: write.isPending,
    failure: write.failure,
    isAccepted: session.status === 'signedOut' && session.reason === 'accountFailed',
    submit: (code) => void write.run(code),
  };
}

/** Settings of {@link useTwoFactorScreen}. The frame of the form is passed on to the screen. */
export interface TwoFactorScreenOptions
  extends AuthFrameProps,
    TwoFactorOptions,
    Pick<TwoFactorScreenProps, 'signInHref'>,
    Pick<TwoFactorFormProps, 'onBack'> {}

/**
 * The page of the second factor: what `TwoFactorScreen` takes (specification §2.1, §8). It sends
 * the credentials from the sign-in form with the code, and discards them with the page or after
 * five minutes.
 *
 * @example
 * ```tsx
 * function Code({ onBack }: { onBack: () => void }) {
 *   return <TwoFactorScreen {...useTwoFactorScreen({ brandName: 'Fjord', signInHref: '/in', onBack })} />;
 * }
 * ```
 */
export function useTwoFactorScreen({
  trustsDevice,
  onBack,
  ...given
}: TwoFactorScreenOptions): TwoFactorScreenProps {
  const { status, email, submit, ...form } = useTwoFactor({ trustsDevice });
  return { ...given, status, email, form: { ...form, onSubmit: submit, onBack } };
}
