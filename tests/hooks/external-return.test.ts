import { describe, expect, it, vi } from 'vitest';
import { createSessionStore } from '../../src/hooks/auth/create-session-store';
import { finishExternalLogin } from '../../src/hooks/auth/useExternalLoginScreen';
import { turn } from '../api/support';
import { openServices } from './support/open-services';

const BACK = { provider: 'google', state: 's-1', code: 'c-1' } as const;
const EXCHANGE = 'POST /app/login/external-login-res';
const EMAIL = 'zoe@plinth.example';
const LOGIN = { csrfToken: 'token', expires: null, email: EMAIL };
const USER = { email: EMAIL, firstname: 'Zoë', lastname: 'Berg', username: 'zoe' };

/** A tab that comes back from the provider, which it left with this state. */
function comeBack(
  back: Parameters<typeof finishExternalLogin>[1],
  leftWith: string | null = 's-1',
) {
  const parts = openServices();
  const { client, platform } = parts.services;
  const { storage } = platform;
  if (leftWith !== null) storage.externalState.set(leftWith);
  storage.savedEmail.set('somebody@plinth.example');
  const store = createSessionStore(parts.services);
  const onExchanged = vi.fn();
  const end = finishExternalLogin({ client, platform, store, onExchanged }, back);
  return { ...parts, storage, store, onExchanged, end };
}

describe('the return from an external provider', () => {
  it('exchanges the code and signs in', async () => {
    const { answer, asked, end, onExchanged, storage, store } = comeBack(BACK);
    await turn();
    expect(asked).toEqual([
      {
        call: EXCHANGE,
        query: { provider: 'google' },
        body: { token: 's-1', code: 'c-1', host: expect.any(String) },
      },
    ]);
    expect(onExchanged).not.toHaveBeenCalled();
    await answer(LOGIN);
    expect(onExchanged).toHaveBeenCalledTimes(1);
    await answer({ customerType: 1 });
    await answer(USER);
    expect(await end).toEqual({ status: 'done', outcome: 'signedIn' });
    expect(store.getSession()).toMatchObject({ status: 'signedIn', user: { email: EMAIL } });
    expect(storage.externalState.get()).toBeNull();
    // The form of the next sign-in begins without the e-mail of another way in.
    expect(storage.savedEmail.get()).toBeNull();
  });

  it.each([
    ['of another state', { ...BACK, state: 's-2' }, 's-1'],
    ['to a tab that has not left', BACK, null],
    ['without a code', null, 's-1'],
    ['of nobody to a tab that has not left', null, null],
  ] as const)('%s is refused before anything is sent', async (_, back, leftWith) => {
    const { asked, end, storage } = comeBack(back, leftWith);
    expect(await end).toEqual({ status: 'refused', failure: { kind: 'unexpected' } });
    await turn();
    expect(asked).toEqual([]);
    expect(storage.externalState.get()).toBeNull();
    expect(storage.savedEmail.get()).toBeNull();
  });

  it('that the server refuses says why, also with a 403: no second factor is asked for', async () => {
    const { answer, end, store, onExchanged } = comeBack(BACK);
    await answer({ message: 'Not yours.', email: EMAIL }, 403);
    expect(await end).toMatchObject({
      status: 'refused',
      failure: { kind: 'forbidden', serverMessage: 'Not yours.' },
    });
    expect(onExchanged).not.toHaveBeenCalled();
    expect(store.vault.emailFor('twoFactor')).toBeNull();
  });

  it.each([
    ['that the refusal names', { email: 'other@plinth.example' }, LOGIN, 'other@plinth.example'],
    ['that the exchange named', {}, LOGIN, EMAIL],
  ])('asks for the second factor of the user %s', async (_, refusal, login, email) => {
    const { answer, end, store } = comeBack(BACK);
    await answer(login);
    await answer({ customerType: 1 });
    await answer(refusal, 403);
    expect(await end).toEqual({ status: 'done', outcome: 'twoFactorRequired' });
    expect(store.vault.take('twoFactor')).toMatchObject({ email, password: '' });
  });

  it.each([
    ['a 403 that names nobody', 403, { ...LOGIN, email: '' }],
    ['another refusal', 404, LOGIN],
  ])('fails at the profile with %s', async (_, status, login) => {
    const { answer, asked, end, store } = comeBack(BACK);
    await answer(login);
    await answer({ customerType: 1 });
    await answer({ message: 'No.' }, status);
    expect(asked.at(-1)?.call).toBe('GET /app/login/logout');
    expect(await end).toMatchObject({
      status: 'profileFailed',
      failure: { serverMessage: 'No.' },
    });
    expect(store.vault.emailFor('twoFactor')).toBeNull();
  });

  it('does not hide a fault of ours', async () => {
    const { services } = openServices();
    const { client, platform } = services;
    platform.storage.externalState.set('s-1');
    const fault = new TypeError('x');
    const store = { ...createSessionStore(services), signIn: () => Promise.reject(fault) };
    const end = finishExternalLogin({ client, platform, store, onExchanged: () => {} }, BACK);
    await expect(end).rejects.toBe(fault);
  });
});
