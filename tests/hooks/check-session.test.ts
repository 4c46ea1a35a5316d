import { getEventListeners } from 'node:events';
import { describe, expect, it, vi } from 'vitest';
import { createAuthTraces } from '../../src/hooks/auth/auth-traces';
import { checkSession } from '../../src/hooks/auth/check-session';
import { turn } from '../api/support';
import { openServices } from './support/open-services';

const LOGIN = { csrfToken: 'token', expires: null };

/** A check that is under way, on a device that may be offline. */
function begin(isOnline = true) {
  const parts = openServices();
  const controller = new AbortController();
  const { signal } = controller;
  const listeners = new Set<(isOnline: boolean) => void>();
  const online = {
    isOnline: () => isOnline,
    subscribe: (listener: (isOnline: boolean) => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
  const onWaiting = vi.fn();
  const { client } = parts.services;
  const found = checkSession({ client, online, signal, onWaiting });
  return { ...parts, controller, signal, listeners, onWaiting, found };
}

describe('the check of a session', () => {
  it('finds its user', async () => {
    const { answer, found } = begin();
    await answer(LOGIN);
    await answer({ customerType: 1 });
    await answer({ email: 'zoe@plinth.example' });
    expect(await found).toMatchObject({ status: 'valid', user: { email: 'zoe@plinth.example' } });
  });

  it.each([
    [401, 'unauthorized'],
    [403, 'failed'],
  ])('that is answered with %i is %s', async (status, expected) => {
    const { answer, found, onWaiting } = begin();
    await answer({}, status);
    expect(await found).toEqual({ status: expected });
    expect(onWaiting).not.toHaveBeenCalled();
  });

  it('asks every two seconds while only the server is away, and leaves nothing behind', async () => {
    const { answer, lose, asked, clock, found, listeners, onWaiting, signal } = begin();
    await lose();
    expect(onWaiting).toHaveBeenCalledTimes(1);
    clock.advance(1_999);
    await turn();
    expect(asked).toHaveLength(1);
    clock.advance(1);
    await answer({}, 401);
    expect(await found).toEqual({ status: 'unauthorized' });
    expect(listeners.size).toBe(0);
    expect(getEventListeners(signal, 'abort')).toEqual([]);
    expect(clock.pending).toBe(0);
  });

  it('waits for the network on a device that is offline, for ten seconds', async () => {
    const { lose, asked, clock, found, listeners } = begin(false);
    await lose();
    clock.advance(5_000);
    await turn();
    for (const tell of listeners) tell(false);
    await turn();
    expect(asked).toHaveLength(1);
    for (const tell of listeners) tell(true);
    await lose();
    expect(asked).toHaveLength(2);
    clock.advance(5_000);
    await lose();
    expect(await found).toEqual({ status: 'failed' });
  });

  it('ends at once when it is aborted, while it asks and while it waits', async () => {
    const asking = begin();
    await turn();
    asking.controller.abort();
    expect(await asking.found).toEqual({ status: 'aborted' });
    expect(asking.onWaiting).not.toHaveBeenCalled();

    const waiting = begin();
    await waiting.lose();
    waiting.controller.abort();
    expect(await waiting.found).toEqual({ status: 'aborted' });
    expect(waiting.clock.pending).toBe(0);
    expect(waiting.listeners.size).toBe(0);
    expect(waiting.asked).toHaveLength(1);
  });
});

describe('what a session leaves in the browser', () => {
  it('says that somebody is likely signed in until the moment it ends', () => {
    const { services, clock } = openServices();
    const { isLikelySignedIn } = createAuthTraces(services.platform);
    expect(isLikelySignedIn()).toBe(false);
    const expires = new Date(clock.now() + 1_000).toISOString();
    services.platform.storage.auth.set({ email: 'zoe@plinth.example', expires });
    clock.advance(999);
    expect(isLikelySignedIn()).toBe(true);
    clock.advance(1);
    expect(isLikelySignedIn()).toBe(false);
  });

  it('keeps what was typed and not sent where a session ends by itself, and not after a sign-out', () => {
    const { platform } = openServices().services;
    platform.storage.draft.set('half a sentence');
    createAuthTraces(platform).remove({ isSignOut: false });
    expect(platform.storage.draft.get()).toBe('half a sentence');
    createAuthTraces(platform).remove({ isSignOut: true });
    expect(platform.storage.draft.get()).toBeNull();
  });
});
