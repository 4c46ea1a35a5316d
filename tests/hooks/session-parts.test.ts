import { describe, expect, it, vi } from 'vitest';
import { createSessionTabs } from '../../src/hooks/auth/session-tabs';
import { createSignOut } from '../../src/hooks/auth/sign-out';
import { watchSession } from '../../src/hooks/auth/watch-session';
import { createMemoryBrowser } from '../../src/platform/memory-platform';
import { turn } from '../api/support';
import { openServices } from './support/open-services';

const ADA = 'ada@plinth.example';
const EVE = 'eve@plinth.example';

describe('a sign-out', () => {
  function open() {
    const parts = openServices();
    return { ...parts, signOut: createSignOut(parts.services.client), onEnd: vi.fn() };
  }

  it('that nobody has started is reported, without a wait', async () => {
    const { signOut, clock } = open();
    expect(await signOut.result()).toBe(true);
    await signOut.settle();
    expect(clock.pending).toBe(0);
  });

  it.each([
    [200, true],
    [500, false],
  ])('that is answered with %i has reached the server: %s', async (status, isTold) => {
    const { signOut, answer, onEnd } = open();
    signOut.callServer(onEnd);
    const result = signOut.result();
    await turn();
    expect(onEnd).not.toHaveBeenCalled();
    await answer({}, status);
    expect(await result).toBe(isTold);
    expect(onEnd).toHaveBeenCalledTimes(1);
    // It has ended: the next caller gets none.
    expect(await signOut.result()).toBe(true);
  });

  it('is waited for by the next sign-in, for five seconds at most', async () => {
    const { signOut, answer, clock, onEnd } = open();
    const settled = vi.fn();
    signOut.callServer(onEnd);
    void signOut.settle().then(settled);
    clock.advance(4_999);
    await turn();
    expect(settled).not.toHaveBeenCalled();
    clock.advance(1);
    await turn();
    expect(settled).toHaveBeenCalledTimes(1);
    void signOut.settle().then(settled);
    await answer({});
    expect(settled).toHaveBeenCalledTimes(2);
  });

  it('that is over does not hide one that has begun since', async () => {
    const { signOut, answer, onEnd } = open();
    signOut.callServer(onEnd);
    signOut.callServer(onEnd);
    await answer({});
    const second = signOut.result();
    await answer({}, 500);
    expect(await second).toBe(false);
  });
});

describe('the tabs of a session', () => {
  function openTwo() {
    const browser = createMemoryBrowser();
    const [heard, told] = [vi.fn(), vi.fn()];
    const mine = createSessionTabs(browser.openTab(), heard);
    const theirs = createSessionTabs(browser.openTab(), told);
    return { mine, theirs, heard, told };
  }

  it('notify each other of a sign-out, once however often they have joined', () => {
    const { mine, theirs, heard, told } = openTwo();
    mine.join(ADA, '');
    mine.join(ADA, '');
    theirs.join(ADA, '');
    theirs.tellSignOut();
    expect(heard).toHaveBeenCalledTimes(1);
    expect(told).not.toHaveBeenCalled();
  });

  it('receive nothing once they have left, or joined another user', () => {
    const { mine, theirs, heard } = openTwo();
    mine.join(ADA, '');
    theirs.join(ADA, '');
    mine.leave();
    theirs.tellSignOut();
    mine.join(ADA, '');
    mine.join(EVE, '');
    theirs.tellSignOut();
    expect(heard).not.toHaveBeenCalled();
    theirs.join(EVE, '');
    theirs.tellSignOut();
    expect(heard).toHaveBeenCalledTimes(1);
  });

  it('keep two sessions of one user apart', () => {
    const { mine, theirs, heard } = openTwo();
    mine.join(ADA, 'i-1');
    mine.join(ADA, '');
    theirs.join(ADA, 'i-1');
    theirs.tellSignOut();
    expect(heard).not.toHaveBeenCalled();
  });
});

describe('the page of a session', () => {
  function open({ isSignedIn = true } = {}) {
    const browser = createMemoryBrowser();
    const platform = browser.openTab();
    const other = browser.openTab();
    const [onRecord, onRestored] = [vi.fn(), vi.fn()];
    const watch = { platform, isSignedIn: () => isSignedIn, onRecord, onRestored };
    return { platform, other, onRecord, onRestored, stop: watchSession(watch) };
  }
  const record = { email: ADA, expires: '' };

  it('is notified when another tab changes the record, and not when it does so itself', () => {
    const { platform, other, onRecord } = open();
    platform.storage.auth.set(record);
    expect(onRecord).not.toHaveBeenCalled();
    other.storage.auth.set({ ...record, email: EVE });
    other.storage.auth.remove();
    expect(onRecord.mock.calls).toEqual([[EVE], [null]]);
  });

  it('is concealed in the back-forward cache alone, and only while somebody is signed in', async () => {
    const { platform, onRestored } = open();
    const { visibility } = platform;
    platform.storage.auth.set(record);
    for (const event of ['hidden', 'visible', 'focus'] as const) visibility.play(event);
    expect(visibility.isConcealed).toBe(false);
    visibility.play('cached');
    expect(visibility.isConcealed).toBe(true);
    expect(onRestored).not.toHaveBeenCalled();
    visibility.play('restored');
    expect(onRestored.mock.calls).toEqual([[ADA]]);
    await turn();
    expect(visibility.isConcealed).toBe(false);

    const signedOut = open({ isSignedIn: false });
    signedOut.platform.visibility.play('cached');
    expect(signedOut.platform.visibility.isConcealed).toBe(false);
    signedOut.platform.visibility.play('restored');
    await turn();
    expect(signedOut.onRestored.mock.calls).toEqual([[null]]);
  });

  it('receives nothing once it has stopped', () => {
    const { platform, other, onRecord, onRestored, stop } = open();
    stop();
    other.storage.auth.set(record);
    platform.visibility.play('cached');
    platform.visibility.play('restored');
    expect(platform.visibility.isConcealed).toBe(false);
    expect(onRecord).not.toHaveBeenCalled();
    expect(onRestored).not.toHaveBeenCalled();
  });
});
