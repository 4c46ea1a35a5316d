import { type LoginInput, login as sendLogin } from '../../api/calls/auth';
import { type ApiError, isApiError } from '../../api/errors';
import { isTwoFactorRequired } from '../../domain/auth/session';
import { initialSession, transition } from '../../domain/auth/session-machine';
import type {
  InitialSession,
  MachineSession,
  Session,
  SessionEffect,
  SessionEffectType,
  SessionEvent,
} from '../../domain/auth/session-machine-types';
import { isUnknown } from '../../domain/auth/session-moves';
import type { CurrentUser } from '../../domain/users/user';
import { createListeners } from '../../platform/listeners';
import type { Online } from '../../platform/online';
import type { Console } from '../console/console-context';
import type { Acting } from './acting';
import { createAuthTraces } from './auth-traces';
import { type CheckedSession, checkSession } from './check-session';
import { createCredentialsVault } from './credentials-vault';
import { loadUser } from './load-user';
import { runSignIn } from './run-sign-in';
import type { EntryOutcome, LoginOutcome, LogoutOutcome } from './session';
import type { SessionStore, SignIn } from './session-store';
import { createSessionTabs } from './session-tabs';
import { createSignOut } from './sign-out';
import { startOnce } from './start-once';
import type { Reach } from './watch-reach';
import { watchSession } from './watch-session';

/** On a server there is no storage. */
const ON_SERVER: Session = { status: 'starting', hasStoredSession: false };

type Carriers = {
  readonly [Type in SessionEffectType]: (effect: SessionEffect<Type>) => void;
};

/**
 * Drives the machine of `domain/auth/session-machine` (specification §4, contract §4.3, §4.12):
 * dispatches its events and runs its effects.
 * @param acting - impersonation in this tab, if possible
 * @param handedOver - the session as read by the page's server
 */
export function createSessionStore(
  { client, platform, cache, failures, sessionEndsOn = 'unauthorized' }: Console,
  acting?: Acting,
  handedOver?: InitialSession,
): SessionStore {
  const { clock, storage } = platform;
  const vault = createCredentialsVault(clock);
  const traces = createAuthTraces(platform, acting);
  const signOut = createSignOut(client);
  const tabs = createSessionTabs(platform, () => dispatch({ type: 'SIGNED_OUT_ELSEWHERE' }));
  const changes = createListeners<void>();
  const wakes = createListeners<boolean>();
  /** The network; a press on "Try again" counts as being online again. */
  const online: Online = {
    isOnline: platform.online.isOnline,
    subscribe(listener) {
      const stops = [platform.online.subscribe(listener), wakes.add(listener)];
      return () => stops.forEach((stop) => void stop());
    },
  };
  /** For signed-in users: a part that is loaded then. */
  let reach: Reach | null = null;
  /** The result of the last call before it was loaded. */
  let unheard: ApiError | null = null;
  /** The effects of the machine. */
  const effects: Carriers = {
    check: ({ attempt }) => {
      checking = check(attempt);
    },
    loadUser: ({ attempt }) => {
      refreshing = loadAnew(attempt);
    },
    tellServer: ({ attempt: telling }) => tellServer(() => dispatch({ type: 'TOLD', telling })),
    forgetToken: () => client.setCsrfToken(null),
    keepRecord: ({ record }) => {
      storage.auth.set(record);
      storage.signOutOwed.remove();
    },
    removeRecord: storage.auth.remove,
    removeTraces: traces.remove,
    stopActing: () => {
      acting?.stop();
      storage.draft.remove();
    },
    keepMessage: ({ reason }) => storage.signOutMessage.set(reason),
    removeMessage: storage.signOutMessage.remove,
    joinTabs: ({ user, session }) => tabs.join(user, session),
    tellTabs: tabs.tellSignOut,
    leaveTabs: tabs.leave,
    handOver: (credentials) => vault.put(credentials.purpose, credentials),
    clearVault: vault.clear,
    show: () => changes.emit(),
    clearCache: cache.clear,
  };
  let state = initialSession(acting?.current() ?? null, sessionEndsOn, handedOver);
  let session = publicSession(state.session);
  const first: Session = isUnknown(state.session) ? ON_SERVER : session;
  /** Aborts the calls of the pending attempt. */
  let activity = new AbortController();
  let checking: Promise<CheckedSession['status']> | null = null;
  let refreshing: Promise<unknown> = Promise.resolve();
  let holders = 0;

  /** The public state of a session; until it is known, a guess from the storage. */
  function publicSession(known: MachineSession): Session {
    switch (known.status) {
      case 'starting':
      case 'waitingForNetwork':
      case 'unreachable':
        return { status: known.status, hasStoredSession: traces.isLikelySignedIn() };
      default:
        return known;
    }
  }

  function dispatch(event: SessionEvent): void {
    const before = state;
    const next = transition(before, event);
    state = next.state;
    if (state.attempt !== before.attempt) {
      activity.abort();
      activity = new AbortController();
    }
    if (state.session !== before.session) session = publicSession(state.session);
    if (session.status !== 'signedIn') reach?.stop();
    else if (sessionEndsOn === 'unauthorized' && !reach) void loadReach();
    for (const effect of next.effects) carryOut(effect);
  }

  async function loadReach(): Promise<void> {
    // Without it an outage is not reported; it is loaded again with the next event.
    const part = await import('./watch-reach').catch(() => null);
    if (!part) return;
    reach ??= part.watchReach({
      client,
      online,
      isWatching: () => session.status === 'signedIn',
      onChange: changes.emit,
      onFound: (found) => {
        const { attempt } = state;
        if (found.status === 'valid') dispatch({ type: 'REFRESHED', attempt, user: found.user });
        else if (found.status === 'unauthorized') refuse(401, attempt);
      },
      onBack: () => cache.invalidate([[]]),
    });
    reach.report(unheard);
  }

  function carryOut<Type extends SessionEffectType>(effect: SessionEffect<Type>): void {
    effects[effect.type](effect);
  }

  function tellServer(onEnd: () => void): void {
    signOut.callServer((isTold) => {
      if (isTold) storage.signOutOwed.remove();
      onEnd();
    });
  }

  async function check(attempt: number): Promise<CheckedSession['status']> {
    const { signal } = activity;
    // After an unanswered sign-out the cookie may still be valid: the sign-out is resent first.
    if (!state.acting && storage.signOutOwed.get()) {
      tellServer(() => {});
      const isTold = await signOut.result();
      if (!isTold) dispatch({ type: 'CHECKED', attempt, found: { status: 'unauthorized' } });
      if (signal.aborted) return 'aborted';
    }
    const onWaiting = (isLong: boolean) =>
      dispatch({ type: isLong ? 'UNREACHABLE' : 'NETWORK_MISSING', attempt });
    const isPatient = state.endsOn === 'unauthorized' && state.awaits === 'check';
    const found = await checkSession({ client, online, signal, isPatient, onWaiting });
    if (found.status === 'aborted' || signal.aborted) return 'aborted';
    dispatch({ type: 'CHECKED', attempt, found });
    return found.status;
  }

  async function loadWhole(signal: AbortSignal): Promise<CurrentUser> {
    return (await loadUser(client, signal)).complete();
  }

  /** Whether the server still answers as the same user; for another one the check starts over. */
  async function loadAnew(attempt: number): Promise<boolean> {
    try {
      dispatch({ type: 'REFRESHED', attempt, user: await loadWhole(activity.signal) });
      return session.status === 'signedIn' && state.attempt === attempt;
    } catch (error) {
      if (!isApiError(error)) throw error;
      dispatch({ type: 'REFRESH_FAILED', attempt, status: error.status });
      return false;
    }
  }

  function refuse(status: number | null, attempt: number): void {
    dispatch({ type: 'REFUSED', attempt, status, now: clock.now() });
  }

  function signIn(way: SignIn): Promise<LoginOutcome> {
    dispatch({ type: 'SIGN_IN' });
    const { attempt } = state;
    return runSignIn({ client, signOut, dispatch, attempt, signal: activity.signal }, way);
  }

  async function login(input: LoginInput): Promise<LoginOutcome> {
    const { email, password, tfaCode } = input;
    const kept = vault.take('profile');
    const isAccepted = kept?.email === email && kept.password === password;
    const { expires } = state;
    const outcome = await signIn({
      email,
      password,
      isSecondFactor: tfaCode !== undefined,
      // After an accepted sign-in only the account has to be loaded.
      send: async (signal) => (isAccepted ? { expires } : sendLogin(client, input, { signal })),
      secondFactorOf: ({ status, serverMessage }) =>
        tfaCode === undefined && isTwoFactorRequired(status ?? 0, serverMessage) ? email : null,
    });
    // Initial e-mail of the next sign-in; not needed after an external login.
    if (password !== '' && outcome !== 'twoFactorRequired') storage.savedEmail.set(email);
    return outcome;
  }

  async function enter(): Promise<void> {
    const { attempt } = state;
    dispatch({ type: 'USER_LOADED', attempt, user: await loadWhole(activity.signal) });
  }

  async function logout(): Promise<LogoutOutcome> {
    dispatch({ type: 'LOGOUT' });
    return { isServerTold: await signOut.result() };
  }

  async function actAs(as: NonNullable<typeof state.acting>): Promise<EntryOutcome> {
    dispatch({ type: 'ACT', acting: as });
    const found = await checking;
    if (found === 'valid') return session.status === 'signedIn' ? 'entered' : 'refused';
    return found === 'failed' || found === 'aborted' ? found : 'refused';
  }

  function run(): () => void {
    const stopWatching = watchSession({
      platform,
      isSignedIn: () => session.status === 'signedIn',
      onRecord: (email) => dispatch({ type: 'RECORD', email }),
      onRestored: (email) =>
        dispatch({ type: 'RESTORED', email, isLikely: traces.isLikelySignedIn() }),
    });
    client.setUserCheck(() => loadAnew(state.attempt));
    const stopListening = failures.subscribe((failure) => {
      if (failure) refuse(failure.status, state.attempt);
      if (reach) reach.report(failure);
      else unheard = failure;
    });
    // A page that signs out on arrival has started to do so: another check would race with it.
    dispatch({ type: 'START', message: storage.signOutMessage.get() });
    return () => {
      stopWatching();
      stopListening();
      reach?.stop();
      client.setUserCheck(null);
      dispatch({ type: 'STOP' });
    };
  }

  return {
    vault,
    canAct: acting !== undefined,
    getSession: () => session,
    getFirstSession: () => first,
    subscribe: (listener) => changes.add(listener),
    isLost: () => reach?.isLost() ?? false,
    tryAgain: () => wakes.emit(true),
    start: startOnce(run),
    login,
    signIn,
    enter,
    clearRecord: () => dispatch({ type: 'FORGET_RECORD' }),
    logout,
    hold() {
      holders += 1;
      dispatch({ type: 'HOLD' });
      return () => {
        holders -= 1;
        // StrictMode unmounts and remounts a page immediately.
        queueMicrotask(() => {
          if (holders > 0) return;
          dispatch({ type: 'RELEASE', message: storage.signOutMessage.get() });
        });
      };
    },
    actAs,
    endActing: (reason) => dispatch({ type: 'END_ACTING', reason }),
    async refreshUser() {
      dispatch({ type: 'REFRESH' });
      await refreshing;
    },
  };
}
