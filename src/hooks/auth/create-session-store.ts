import { type LoginInput, login as sendLogin, validateToken } from '../../api/auth';
import { type ApiError, isApiError } from '../../api/errors';
import { isTwoFactorRequired } from '../../domain/auth/session';
import type { CurrentUser } from '../../domain/users/user';
import type { Console } from '../console/console-context';
import { createAuthTraces } from './auth-traces';
import { checkSession } from './check-session';
import { createCredentialsVault } from './credentials-vault';
import {
  type ImpersonationEntry,
  type ImpersonationMarks,
  isActedAs,
  keepMarks,
} from './impersonation-marks';
import { type LoadedUser, loadUser } from './load-user';
import type { LoginOutcome, LogoutOutcome, Session, SignedOutReason } from './session';
import type { SessionStore, SignIn } from './session-store';
import { createSessionTabs } from './session-tabs';
import { createSignOut } from './sign-out';
import { startOnce } from './start-once';
import { watchSession } from './watch-session';

/** After a 403 the user is loaded again at most once in this time, in milliseconds. */
const REFUSALS_QUIET_MS = 10_000;

/** Makes the session of a console (specification §4, contract §4.3 and §4.12). */
export function createSessionStore({ client, platform, cache, failures }: Console): SessionStore {
  const { clock, online, storage } = platform;
  const vault = createCredentialsVault(clock);
  const traces = createAuthTraces(platform, client);
  const signOut = createSignOut(client);
  const tabs = createSessionTabs(platform, () =>
    leave(traces.isImpersonating() ? 'impersonationClosed' : 'elsewhere'),
  );
  const listeners = new Set<() => void>();
  let session: Session = waiting('starting');
  let expires: Date | null = null;
  /** Ends the check or the sign-in that is under way; there is only one at a time. */
  let activity = new AbortController();
  let refresh: Promise<void> | null = null;
  let refusalsQuietUntil = 0;
  let isHeld = false;
  let isRunning = false;

  function waiting(status: 'starting' | 'waitingForNetwork'): Session {
    return { status, hasStoredSession: traces.isLikelySignedIn() };
  }

  function set(next: Session): void {
    session = next;
    for (const listener of [...listeners]) listener();
  }

  function begin(): AbortSignal {
    activity.abort();
    activity = new AbortController();
    return activity.signal;
  }

  function become(user: CurrentUser): void {
    storage.signOutMessage.remove();
    traces.keep({ email: user.email, expires: expires?.toISOString() ?? '' });
    tabs.join(user.email, client.impersonationSessionId ?? '');
    set({ status: 'signedIn', user });
  }

  /** Ends the session here. What the server and other tabs hear depends on the reason. */
  function leave(reason: SignedOutReason, { isServerTold = false } = {}): void {
    begin();
    if (isServerTold) signOut.tell();
    else client.setCsrfToken(null);
    // In another tab the shared record is gone already, or it is another user's by now.
    if (reason !== 'elsewhere' || traces.isImpersonating()) {
      traces.remove({ isSignOut: reason === 'signedOut' });
    }
    // The sign-in page is reloaded after this, and still has to say why.
    if (reason === 'impersonationClosed' || reason === 'impersonationEnded') {
      storage.signOutMessage.set(reason);
    }
    // Duplicates of an impersonating tab have clocks of their own.
    if (reason !== 'elsewhere' && reason !== 'impersonationEnded') tabs.tellSignOut();
    tabs.leave();
    client.setImpersonationSession(null);
    vault.clear();
    expires = null;
    // First away with the screens, then with their data, so that none of them asks for it again.
    set({ status: 'signedOut', reason });
    cache.clear();
  }

  async function check(): Promise<void> {
    const signal = begin();
    const found = await checkSession({
      client,
      online,
      signal,
      onWaiting: () => set(waiting('waitingForNetwork')),
    });
    if (found.status === 'aborted') return;
    if (found.status === 'valid') {
      // A server that does not know impersonation answers as the administrator.
      if (traces.isImpersonating() && !isActedAs(storage, found.user)) leave('impersonationEnded');
      else {
        expires = found.expires;
        become(found.user);
      }
    } else if (found.status === 'unauthorized') {
      leave(traces.isImpersonating() ? 'impersonationEnded' : 'none');
    } else {
      leave('startFailed', { isServerTold: true });
    }
  }

  /** Another user has signed in here: forgets this one and loads the new one. */
  function startOver(): Promise<void> {
    tabs.leave();
    client.setCsrfToken(null);
    vault.clear();
    set(waiting('starting'));
    cache.clear();
    return check();
  }

  /** What comes after the user was read. The password is null where the profile page is behind. */
  async function arrive(
    loaded: LoadedUser,
    signal: AbortSignal,
    password: string | null,
  ): Promise<LoginOutcome> {
    if (password !== null && loaded.isProfileIncomplete && !signal.aborted) {
      const { email, firstname, lastname, username, phone } = loaded.user;
      vault.put('profile', { email, password });
      const profile = { firstname, lastname, username, phone };
      set({ status: 'profileIncomplete', email, profile });
      return 'profileIncomplete';
    }
    const user = await loaded.complete();
    if (!signal.aborted) become(user);
    return 'signedIn';
  }

  async function signIn({
    password,
    send,
    secondFactorOf,
    isSecondFactor = false,
  }: SignIn): Promise<LoginOutcome> {
    const signal = begin();
    vault.clear();
    if (session.status !== 'signedOut') {
      set({ status: 'signedOut', reason: 'none' });
      cache.clear();
    }
    let isAccepted = false;
    let isUserRead = false;
    await signOut.settle();
    try {
      ({ expires } = await send(signal));
      isAccepted = true;
      const loaded = await loadUser(client, signal);
      isUserRead = true;
      return await arrive(loaded, signal, password);
    } catch (error) {
      if (signal.aborted || !isApiError(error)) throw error;
      // A sign-out would end the half session of an external sign-in, which the next code needs.
      if (isSecondFactor && !isAccepted) throw error;
      const email = isUserRead ? null : secondFactorOf(error);
      if (email !== null) {
        vault.put('twoFactor', { email, password });
        return 'twoFactorRequired';
      }
      leave('none', { isServerTold: true });
      throw error;
    }
  }

  async function login(input: LoginInput): Promise<LoginOutcome> {
    const { email, password, tfaCode } = input;
    const outcome = await signIn({
      password,
      isSecondFactor: tfaCode !== undefined,
      send: (signal) => sendLogin(client, input, { signal }),
      secondFactorOf: ({ status, serverMessage }) =>
        tfaCode === undefined && isTwoFactorRequired(status ?? 0, serverMessage) ? email : null,
    });
    // The form starts with it next time; after an external login there is no use for it.
    if (password !== '' && outcome !== 'twoFactorRequired') storage.savedEmail.set(email);
    return outcome;
  }

  async function enter(): Promise<void> {
    const { signal } = activity;
    await arrive(await loadUser(client, signal), signal, null);
  }

  async function logout(): Promise<LogoutOutcome> {
    const isDone = session.status === 'signedOut' && signOut.isUnderWay();
    const reason = traces.isImpersonating() ? 'impersonationClosed' : 'signedOut';
    if (!isDone) leave(reason, { isServerTold: true });
    return { isServerTold: await signOut.result() };
  }

  async function impersonate(marks: ImpersonationMarks): Promise<ImpersonationEntry> {
    const signal = begin();
    keepMarks(storage, marks);
    client.setImpersonationSession(marks.sessionId);
    const found = await checkSession({ client, online, signal, onWaiting: () => {} });
    if (found.status === 'aborted') return 'aborted';
    if (found.status === 'valid' && isActedAs(storage, found.user)) {
      expires = found.expires;
      become(found.user);
      return 'entered';
    }
    client.setCsrfToken(null);
    traces.remove({ isSignOut: false });
    client.setImpersonationSession(null);
    return found.status === 'failed' ? 'failed' : 'refused';
  }

  async function loadAnew(): Promise<void> {
    const { signal } = activity;
    try {
      const user = await (await loadUser(client, signal)).complete();
      if (signal.aborted || session.status !== 'signedIn') return;
      if (user.email !== session.user.email) await startOver();
      else set({ status: 'signedIn', user });
    } catch (error) {
      if (isApiError(error)) onFailure(error);
      else throw error;
    }
  }

  function refreshUser(): Promise<void> {
    refresh ??= loadAnew().finally(() => {
      refresh = null;
    });
    return refresh;
  }

  function onFailure(error: ApiError): void {
    if (session.status !== 'signedIn') return;
    if (error.status === 401) leave(traces.isImpersonating() ? 'impersonationEnded' : 'expired');
    if (error.status === 403 && clock.now() >= refusalsQuietUntil) {
      refusalsQuietUntil = clock.now() + REFUSALS_QUIET_MS;
      void refreshUser();
    }
  }

  async function revalidate(): Promise<void> {
    const { signal } = activity;
    try {
      ({ expires } = await validateToken(client, { signal }));
    } catch (error) {
      if (!signal.aborted && isApiError(error)) onFailure(error);
    }
  }

  function begins(): void {
    const reason = storage.signOutMessage.get();
    storage.signOutMessage.remove();
    // A tab that has just left an impersonation says so, and does not turn into the administrator's.
    if (reason) set({ status: 'signedOut', reason });
    else void check();
  }

  function run(): () => void {
    const stopWatching = watchSession({
      platform,
      traces,
      getSession: () => session,
      onGone: () => leave('elsewhere'),
      onOther: () => void startOver(),
      onRestored: () => void revalidate(),
    });
    const stopListening = failures.subscribe(onFailure);
    // A page that signs out on arrival has done so by now: asking again would race with it.
    isRunning = true;
    if (session.status === 'starting' && !isHeld) begins();
    return () => {
      isRunning = false;
      stopWatching();
      stopListening();
      begin();
      tabs.leave();
      vault.clear();
    };
  }

  return {
    vault,
    getSession: () => session,
    subscribe(listener) {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
    start: startOnce(run),
    login,
    signIn,
    enter,
    clearRecord: traces.removeRecord,
    logout,
    hold() {
      isHeld = true;
      return () => {
        isHeld = false;
        // StrictMode unmounts a page and mounts it again at once.
        queueMicrotask(() => {
          if (!isHeld && isRunning && session.status === 'starting') begins();
        });
      };
    },
    impersonate,
    endImpersonation(reason) {
      if (session.status !== 'signedOut' && traces.isImpersonating()) leave(reason);
    },
    refreshUser,
  };
}
