import { describe, expect, it, vi } from 'vitest';
import { inviteUser } from '../../src/api/calls/users';
import { ApiError } from '../../src/api/errors';
import type { Acting } from '../../src/hooks/auth/acting';
import { createSessionStore } from '../../src/hooks/auth/create-session-store';
import { turn } from '../api/support';
import { openServices } from './support/open-services';

const EMAIL = 'zoe@plinth.example';
const LOGIN = { csrfToken: 'token', expires: null };
const USER = { email: EMAIL, firstname: 'Zoë', lastname: 'Berg', username: 'zoe' };
const VALIDATE = 'POST /app/login/validate-token';
const ME = 'GET /app/users/me';

const acting = (): Acting => ({ current: () => null, stop: vi.fn(), forgetStarted: vi.fn() });

/** A session before a server whose answers are given one by one; not started yet. */
function open(as?: Acting) {
  const parts = openServices();
  const store = createSessionStore(parts.services, as);
  return {
    ...parts,
    store,
    storage: parts.services.platform.storage,
    calls: () => parts.asked.map(({ call }) => call),
    async answerUser(user: object = USER) {
      await parts.answer({ customerType: 1 });
      await parts.answer(user);
    },
  };
}

/** One whose start has found its user. */
async function openSignedIn(as?: Acting) {
  const tab = open(as);
  const stop = tab.store.start();
  await tab.answer(LOGIN);
  await tab.answerUser();
  expect(tab.store.getSession().status).toBe('signedIn');
  return { ...tab, stop };
}

describe('a session at its start', () => {
  it('is stable across reads, whatever happens to its record', () => {
    const { store } = open();
    store.start();
    const session = store.getSession();
    store.clearRecord();
    expect(store.getSession()).toBe(session);
  });

  it('that waits for the network still knows that somebody was signed in', async () => {
    const { store, storage, lose } = open();
    storage.auth.set({ email: EMAIL, expires: '' });
    store.start();
    await lose();
    expect(store.getSession().status).toBe('waitingForNetwork');
    storage.auth.set({ email: EMAIL, expires: '' });
    expect(store.getSession()).toEqual({ status: 'waitingForNetwork', hasStoredSession: true });
  });

  it('is asked for once nobody holds it back any more', async () => {
    const { store, calls } = open();
    const [one, other] = [store.hold(), store.hold()];
    store.start();
    one();
    await turn();
    expect(calls()).toEqual([]);
    // StrictMode unmounts and remounts a page immediately.
    other();
    const again = store.hold();
    await turn();
    expect(calls()).toEqual([]);
    again();
    await turn();
    expect(calls()).toEqual([VALIDATE]);
  });
});

describe('a session that goes on', () => {
  it('removes the record that all tabs share on request', async () => {
    const { store, storage } = await openSignedIn();
    expect(storage.auth.get()?.email).toBe(EMAIL);
    store.clearRecord();
    expect(storage.auth.get()).toBeNull();
    expect(store.getSession().status).toBe('signedIn');
  });

  it('reloads its user on request', async () => {
    const { store, answerUser, calls } = await openSignedIn();
    const done = store.refreshUser();
    await answerUser({ ...USER, firstname: 'Zora' });
    await done;
    expect(calls().filter((call) => call === ME)).toHaveLength(2);
    expect(store.getSession()).toMatchObject({ user: { firstname: 'Zora' } });
  });

  it('is over when the server does not know its user any more', async () => {
    const { store, answer } = await openSignedIn();
    const done = store.refreshUser();
    await answer({ customerType: 1 });
    await answer({}, 401);
    await done;
    expect(store.getSession()).toEqual({ status: 'signedOut', reason: 'expired' });
  });

  it('is sent to the server again, when the user signs out again', async () => {
    const { store, answer, calls } = await openSignedIn();
    const logouts = () => calls().filter((call) => call === 'GET /app/login/logout').length;
    void store.logout();
    void store.logout();
    await answer({});
    expect(logouts()).toBe(1);
    void store.logout();
    await turn();
    expect(logouts()).toBe(2);
  });

  it('does not hide a fault of ours', async () => {
    const { store, services } = await openSignedIn();
    vi.spyOn(services.client, 'send').mockRejectedValue(new TypeError('x'));
    await expect(store.refreshUser()).rejects.toThrow('x');
  });

  it('sends no write again in the name of a user who cannot be loaded', async () => {
    const { services, answer, calls } = await openSignedIn();
    const write = inviteUser(services.client, { email: EMAIL }).catch((error: unknown) => error);
    await answer({ message: 'Invalid CSRF token' }, 403);
    await answer({ ...LOGIN, csrfToken: 'fresh' });
    await answer({ customerType: 1 });
    await answer({}, 404);
    expect(await write).toMatchObject({ status: 403 });
    expect(calls().filter((call) => call === 'POST /app/users')).toHaveLength(1);
  });

  it('that has stopped asks nobody who the user is', async () => {
    const { services, answer, calls, stop } = await openSignedIn();
    stop();
    await turn();
    const write = inviteUser(services.client, { email: EMAIL }).catch((error: unknown) => error);
    await answer({ message: 'Invalid CSRF token' }, 403);
    await answer({ ...LOGIN, csrfToken: 'fresh' });
    expect(await write).toMatchObject({ status: 403 });
    expect(calls().filter((call) => call === ME)).toHaveLength(1);
  });

  it('receives nothing once it has stopped', async () => {
    const { store, services, stop } = await openSignedIn();
    stop();
    await turn();
    const before = store.getSession();
    services.failures.tell(new ApiError({ kind: 'http', status: 401 }));
    expect(store.getSession()).toBe(before);
  });

  it('keeps no e-mail of who signs in without a password', async () => {
    const { store, storage, answer, answerUser } = open();
    const outcome = store.login({ email: EMAIL, password: '', tfaCode: '123456' });
    await answer(LOGIN);
    await answerUser();
    expect(await outcome).toBe('signedIn');
    expect(storage.savedEmail.get()).toBeNull();
  });
});

describe('another way to sign in', () => {
  const LOGOUT = 'GET /app/login/logout';
  const way = { password: '', send: async () => LOGIN, secondFactorOf: () => null };
  const refused = new ApiError({ kind: 'http', status: 403 });

  it('that is refused leaves no session behind at the server', async () => {
    const { store, calls } = open();
    const send = () => Promise.reject(refused);
    await expect(store.signIn({ ...way, send })).rejects.toBe(refused);
    await turn();
    expect(calls()).toEqual([LOGOUT]);
  });

  it('asks for a second factor before the profile is read, and not afterwards', async () => {
    const asking = { ...way, secondFactorOf: () => EMAIL };
    const before = open();
    const first = before.store.signIn(asking);
    await before.answer({ customerType: 1 });
    await before.answer({}, 403);
    expect(await first).toBe('twoFactorRequired');

    const after = open();
    const second = after.store.signIn(asking).catch((error: unknown) => error);
    await after.answer({}, 403);
    await after.answer(USER);
    expect(await second).toMatchObject({ status: 403 });
    expect(after.store.vault.emailFor('twoFactor')).toBeNull();
  });

  it('gives way to one that begins later, whatever it has sent', async () => {
    const { store } = open();
    let accept: (login: typeof LOGIN) => void = () => {};
    const send = () => new Promise<typeof LOGIN>((resolve) => (accept = resolve));
    const first = store.signIn({ ...way, send }).catch((error: unknown) => error);
    await turn();
    void store.signIn({ ...way, send: () => new Promise(() => {}) });
    accept(LOGIN);
    expect(await first).toMatchObject({ kind: 'aborted' });
  });

  it('does not take a fault of ours for an answer', async () => {
    const { store, calls } = open();
    const fault = new TypeError('x');
    const secondFactorOf = vi.fn(() => EMAIL);
    const send = () => Promise.reject(fault);
    await expect(store.signIn({ ...way, send, secondFactorOf })).rejects.toBe(fault);
    expect(secondFactorOf).not.toHaveBeenCalled();
    expect(calls()).toEqual([]);
  });
});

describe('a tab that is to act as somebody else', () => {
  const AS = { sessionId: 'i-1', email: EMAIL };

  it('can do so only with `acting`', () => {
    expect(open().store.canAct).toBe(false);
    expect(open(acting()).store.canAct).toBe(true);
  });

  it('does so when the server answers as that user', async () => {
    const { store, answer, answerUser } = open(acting());
    store.start();
    const outcome = store.actAs(AS);
    await answer({}, 401);
    await answer(LOGIN);
    await answerUser();
    expect(await outcome).toBe('entered');
  });

  it.each([
    [401, 'refused'],
    [400, 'failed'],
  ])('that is answered with %i is %s', async (status, expected) => {
    const { store, answer } = open(acting());
    store.hold();
    store.start();
    const outcome = store.actAs(AS);
    await answer({}, status);
    expect(await outcome).toBe(expected);
    expect(store.getSession().status).not.toBe('signedIn');
  });

  it('is refused when the server answers as another user', async () => {
    const { store, answer, answerUser } = open(acting());
    store.hold();
    store.start();
    const outcome = store.actAs(AS);
    await answer(LOGIN);
    await answerUser({ ...USER, email: 'other@plinth.example' });
    expect(await outcome).toBe('refused');
    expect(store.getSession().status).not.toBe('signedIn');
  });

  it('is aborted when somebody signs in meanwhile', async () => {
    const { store } = open(acting());
    store.hold();
    store.start();
    const outcome = store.actAs(AS);
    await turn();
    void store.login({ email: EMAIL, password: 'x' }).catch(() => {});
    expect(await outcome).toBe('aborted');
  });
});
