import { expect, it } from 'vitest';
import { getCurrentUser } from '../../src/api/calls/users';
import { createImpersonationTab } from '../../src/hooks/impersonation/impersonation-tab';
import { readKept } from '../../src/hooks/impersonation/restore-impersonation';
import { impersonationStorageOf } from '../../src/platform/impersonation-storage';
import type { MemoryPlatform } from '../../src/platform/memory-platform';
import { CUSTOMER_EMAIL } from '../../src/sandbox/world/accounts';
import { count, MINUTE, open, openLate, settle } from './support/open-impersonation';
import { openSession } from './support/open-session';
import { createTestBrowser, type TestBrowser } from './support/test-browser';

const ME = 'GET /app/users/me';
const ENDED = { status: 'signedOut', reason: 'impersonationEnded' };
const CLOSED = { status: 'signedOut', reason: 'impersonationClosed' };

/** A foreign end of the session's channel, and its received messages. */
function eavesdrop(browser: TestBrowser, session: string) {
  const heard: Record<string, unknown>[] = [];
  const channel = browser.openTab().platform.tabs.open({ user: '', session }, (data) => {
    heard.push(data as Record<string, unknown>);
    return null;
  });
  channel.subscribe(() => {});
  return { heard, post: (message: unknown) => channel.post(message as never) };
}

/** A device whose wall clock can be set without the server's. */
function skewable() {
  let skew = 0;
  return {
    wrap: (platform: MemoryPlatform): MemoryPlatform => {
      const { clock } = platform;
      return { ...platform, clock: { ...clock, now: () => clock.now() + skew } };
    },
    set: (ms: number) => {
      skew = ms;
    },
  };
}

it('a tab that acts as nobody has nothing to count, extend or end', async () => {
  const browser = createTestBrowser('signedIn');
  const opened = openSession(browser);
  await expect.poll(() => opened.store.getSession().status).toBe('signedIn');
  const { tab, stopTab } = count(opened);
  for (const act of [tab.extend, tab.end, tab.acknowledge]) act();
  expect(tab.getView()).toEqual({ status: 'none' });
  browser.clock.advance(31 * MINUTE);
  await settle();
  expect(opened.store.getSession().status).toBe('signedIn');
  stopTab();
});

it('notifies its subscribers when a second has passed, whole seconds rounded up', async () => {
  const { browser, acting } = await open();
  const seen: (number | null)[] = [];
  const stop = acting.tab.subscribe(() => seen.push(acting.view().remainingMs));
  browser.clock.advance(1_000);
  expect(seen).toEqual([30 * MINUTE - 1_000]);
  stop();
  browser.clock.advance(5_000);
  expect(seen).toHaveLength(1);
});

it('a tab that is restored after the end ends at its start, and not before', async () => {
  const { browser, acting, id } = await open();
  acting.stopTab();
  await settle();
  browser.clock.advance(30 * MINUTE);
  const again = openSession(
    browser,
    {
      prepare: (platform) => {
        const storage = impersonationStorageOf(platform);
        storage.impersonatedEmail.set(CUSTOMER_EMAIL);
        storage.impersonationSessionId.set(id);
        storage.impersonationExpires.set(browser.clock.now());
      },
    },
    (store) => store.hold(),
  );
  const before = browser.sent.length;
  const { client } = again.parts;
  const tab = createImpersonationTab({ client, platform: again.platform, session: again.store });
  expect(again.store.getSession()).not.toEqual(ENDED);
  tab.start();
  expect(again.store.getSession()).toEqual(ENDED);
  expect(tab.getView()).toEqual({ status: 'none' });
  expect(browser.sent).toHaveLength(before);
});

it('knows of nobody where the tab keeps no session, and fills in what it does not keep', () => {
  const { platform } = createTestBrowser().openTab();
  expect(readKept(platform)).toBeNull();
  impersonationStorageOf(platform).impersonationSessionId.set('s-1');
  expect(readKept(platform)).toEqual({
    sessionId: 's-1',
    email: '',
    parentTabId: '',
    deadline: Number.NaN,
    administrator: '',
  });
});

it('keeps impersonating when its user is reloaded', async () => {
  const { acting } = await open();
  await acting.store.refreshUser();
  expect(acting.store.getSession().status).toBe('signedIn');
  expect(acting.view().minutesLeft).toBe(30);
});

it('counts by the clock of the device without a server time', async () => {
  const { browser, acting, id } = await open();
  const storage = impersonationStorageOf(acting.platform);
  const held = openSession(
    browser,
    {
      prepare: (platform) => {
        const copy = impersonationStorageOf(platform);
        copy.impersonationSessionId.set(id);
        copy.impersonationExpires.set(storage.impersonationExpires.get() ?? 0);
      },
    },
    (store) => store.hold(),
  );
  const { view } = count(held);
  expect(view()).toMatchObject({ email: '', minutesLeft: 30 });
});

it('announces on the channel that it has ended, and receives it there', async () => {
  const first = await openLate();
  const ear = eavesdrop(first.browser, first.id);
  first.acting.tab.end();
  await settle();
  expect(ear.heard).toContainEqual({ kind: 'ended', sessionId: first.id });

  const second = await openLate();
  const stranger = eavesdrop(second.browser, second.id);
  stranger.post({ kind: 'ended', sessionId: second.id });
  await settle();
  expect(second.acting.store.getSession()).toEqual(CLOSED);
  expect(second.acting.tab.getView()).toEqual({ status: 'none' });
  expect(second.browser.count(second.END)).toBe(0);
});

it('more time that cannot be asked for, without channels, is given up at once', async () => {
  const { browser, acting, id } = await openLate();
  const storage = impersonationStorageOf(acting.platform);
  const alone = openSession(browser, {
    hasChannels: false,
    prepare: (platform) => {
      const copy = impersonationStorageOf(platform);
      copy.impersonatedEmail.set(CUSTOMER_EMAIL);
      copy.impersonationSessionId.set(id);
      copy.parentTabId.set(storage.parentTabId.get() ?? '');
      copy.impersonationExpires.set(storage.impersonationExpires.get() ?? 0);
    },
  });
  await expect.poll(() => alone.store.getSession().status).toBe('signedIn');
  const { tab, view } = count(alone);
  tab.extend();
  expect(view().extension).toEqual({ status: 'failed', failure: { kind: 'timeout' } });
});

it('asks the server once for its time, and again when the clock was set meanwhile', async () => {
  const device = skewable();
  const { browser, acting } = await open({ wrap: device.wrap });
  let answer = () => {};
  browser.hold = (call) =>
    call === ME ? new Promise<void>((resolve) => (answer = resolve)) : undefined;
  const before = browser.count(ME);
  device.set(5 * MINUTE);
  browser.clock.advance(1_000);
  device.set(10 * MINUTE);
  browser.clock.advance(1_000);
  expect(browser.count(ME)).toBe(before + 1);
  browser.hold = null;
  answer();
  await expect.poll(() => acting.view().remainingMs).toBeGreaterThan(29 * MINUTE);
  const asked = browser.count(ME);
  device.set(15 * MINUTE);
  browser.clock.advance(1_000);
  await expect.poll(() => browser.count(ME)).toBe(asked + 1);
  await expect.poll(() => acting.view().remainingMs).toBeGreaterThan(29 * MINUTE);
});

for (const status of [401, 404] as const) {
  it(`a server that answers with ${status} when it is asked for its time has ended it`, async () => {
    const device = skewable();
    const { browser, acting } = await open({ wrap: device.wrap });
    browser.sandbox.faults.add({ match: { path: '/app/users/me' }, status });
    device.set(5 * MINUTE);
    browser.clock.advance(1_000);
    await expect.poll(() => acting.store.getSession()).toEqual(ENDED);
    expect(acting.tab.getView()).toEqual({ status: 'none' });
  });
}

const SILENCED = {
  'cannot say': ({ sandbox }: TestBrowser) =>
    sandbox.faults.add({ match: { path: '/app/users/me' }, status: 400 }),
  hides: (browser: TestBrowser) => {
    browser.isTimeHidden = true;
  },
};
for (const [how, silence] of Object.entries(SILENCED)) {
  it(`goes on by the cautious time where the server ${how} its own`, async () => {
    const device = skewable();
    const { browser, acting } = await open({ wrap: device.wrap });
    silence(browser);
    device.set(5 * MINUTE);
    browser.clock.advance(1_000);
    await settle();
    await settle();
    expect(acting.view()).toMatchObject({ minutesLeft: 25 });
    const asked = browser.count(ME);
    browser.clock.advance(10_000);
    await settle();
    expect(browser.count(ME)).toBe(asked);
  });
}

it('wakes up with its page, and not when that goes away', async () => {
  for (const event of ['visible', 'focus', 'restored'] as const) {
    const { browser, acting } = await open();
    browser.clock.advance(30 * MINUTE - 1_500);
    acting.platform.visibility.play('hidden');
    acting.platform.visibility.play('left');
    expect(acting.store.getSession().status).toBe('signedIn');
    acting.platform.visibility.play(event);
    expect(acting.store.getSession()).toEqual(ENDED);
  }
});

it('acts as nobody once its session has ended by whatever other way', async () => {
  const { administrator, acting } = await open();
  await administrator.store.logout();
  expect(acting.store.getSession().status).toBe('signedOut');
  expect(acting.tab.getView()).toEqual({ status: 'none' });
});

it('stops with its start, and starts again', async () => {
  const { browser, acting, id } = await open();
  acting.stopTab();
  await settle();
  const before = acting.tab.getView();
  browser.clock.advance(29 * MINUTE);
  acting.platform.visibility.play('focus');
  eavesdrop(browser, id).post({ kind: 'ended', sessionId: id });
  await settle();
  expect(acting.tab.getView()).toBe(before);
  expect(acting.store.getSession().status).toBe('signedIn');

  const stop = acting.tab.start();
  browser.clock.advance(1_000);
  expect(acting.view().minutesLeft).toBe(1);
  stop();
  await settle();
  const last = acting.tab.getView();
  acting.store.endActing('impersonationClosed');
  expect(acting.store.getSession()).toEqual(CLOSED);
  expect(acting.tab.getView()).toBe(last);
});

it('a sign-out of its own after the end is that, and not one by time', async () => {
  const { browser, acting } = await open();
  acting.stopTab();
  await settle();
  const slow = { start: () => () => {} };
  const again = count({ ...acting, platform: { ...acting.platform, sessionTimer: slow } });
  browser.clock.advance(31 * MINUTE);
  await again.store.logout();
  expect(again.store.getSession()).toEqual(CLOSED);
  expect(browser.count('GET /app/login/logout')).toBe(0);
});

it('keeps no call back once it is stopped: what is sent is the business of the page', async () => {
  const { browser, acting } = await open();
  acting.stopTab();
  await settle();
  browser.clock.advance(31 * MINUTE);
  const before = browser.sent.length;
  await getCurrentUser(acting.parts.client).catch(() => {});
  expect(browser.sent.length).toBeGreaterThan(before);
});
