import { describe, expect, it } from 'vitest';
import { listRoles } from '../../src/api/calls/roles';
import { getCurrentUser } from '../../src/api/calls/users';
import { enterImpersonation } from '../../src/hooks/impersonation/acting';
import { impersonationStorageOf } from '../../src/platform/impersonation-storage';
import type { MemoryPlatform } from '../../src/platform/memory-platform';
import { ADMIN_EMAIL, CUSTOMER_EMAIL, RESELLER_EMAIL } from '../../src/sandbox/world/accounts';
import {
  arrive,
  count,
  duplicate,
  listenFor,
  MINUTE,
  open,
  openAdministrator,
  openLate,
  press,
  settle,
} from './support/open-impersonation';
import { openSession } from './support/open-session';
import { createTestBrowser } from './support/test-browser';

const START = 'POST /app/impersonation';

function dump({ storage }: MemoryPlatform) {
  return Object.fromEntries(
    Object.entries(storage).map(([name, value]) => [name, JSON.stringify(value.get())]),
  );
}

describe('the start', () => {
  it('opens a tab that acts as the other user and keeps the marks of specification §3', async () => {
    const { browser, administrator, acting, id } = await open();
    expect(administrator.platform.location.openedTabs).toEqual([`/impersonate/${id}`]);
    expect(administrator.parent.getState()).toMatchObject({ status: 'opened' });
    expect(acting.store.getSession()).toMatchObject({ user: { email: CUSTOMER_EMAIL } });
    expect(acting.view()).toMatchObject({
      email: CUSTOMER_EMAIL,
      administrator: ADMIN_EMAIL,
      minutesLeft: 30,
      phase: 'normal',
      announcedMinutes: null,
    });
    const storage = impersonationStorageOf(acting.platform);
    expect(storage.impersonationExpires.get()).toBe(browser.clock.now() + 30 * MINUTE);
    expect(storage.mainUser.get()).toBe(false);
    expect(storage.parentTabId.get()).toBe(
      impersonationStorageOf(administrator.platform).ownTabId.get(),
    );
  });

  it('sends one call for a double press, and says what the server says', async () => {
    const browser = createTestBrowser('signedIn');
    const { parent } = await openAdministrator(browser);
    parent.start(ADMIN_EMAIL);
    parent.start(ADMIN_EMAIL);
    await expect.poll(() => parent.getState().status).toBe('failed');
    expect(browser.count(START)).toBe(1);
    expect(parent.getState()).toMatchObject({
      failure: { serverMessage: 'You cannot impersonate yourself.' },
    });
  });

  it('takes a tab that does not say hello for blocked, until it does', async () => {
    const browser = createTestBrowser('signedIn');
    const administrator = await openAdministrator(browser);
    const href = await press(administrator, CUSTOMER_EMAIL);
    browser.clock.advance(4_999);
    expect(administrator.parent.getState().status).toBe('opening');
    browser.clock.advance(1);
    expect(administrator.parent.getState()).toMatchObject({ status: 'blocked', href });
    await arrive(browser, href);
    expect(administrator.parent.getState().status).toBe('opened');
  });

  it('never lets the new tab ask for the session of the administrator', async () => {
    const { browser } = await open();
    const sent = browser.sent.filter(({ tab }) => tab === 2);
    expect(sent.length).toBeGreaterThan(0);
    for (const { headers } of sent) expect(headers.get('X-Impersonation-Session')).not.toBeNull();
  });

  it('refuses a server that answers as somebody else, and leaves no trace', async () => {
    const { browser, id } = await open();
    const other = openSession(browser, {}, (store) => store.hold());
    const before = dump(other.platform);
    const marks = { sessionId: id, email: RESELLER_EMAIL, parentTabId: 'tab-1', deadline: 2e12 };
    expect(await enterImpersonation(other.parts, other.store, marks)).toBe('refused');
    expect(dump(other.platform)).toEqual(before);
    expect(other.parts.client.impersonationSessionId).toBeNull();
    expect(other.store.getSession().status).toBe('starting');
  });

  it('goes on as a tab of the administrator when it is released', async () => {
    const browser = createTestBrowser('signedIn');
    let letGo = () => {};
    const tab = openSession(browser, {}, (store) => {
      letGo = store.hold();
    });
    await settle();
    expect(browser.sent).toEqual([]);
    letGo();
    await expect.poll(() => tab.store.getSession().status).toBe('signedIn');
  });
});

describe('the end by time', () => {
  it('signs the tab out once, and only the tab', async () => {
    const { browser, administrator, acting } = await open();
    acting.platform.storage.externalState.set('foreign');
    const before = dump(administrator.platform);
    const shared = acting.platform.storage.auth.get();
    browser.clock.advance(30 * MINUTE);
    expect(acting.store.getSession()).toEqual({
      status: 'signedOut',
      reason: 'impersonationEnded',
    });
    expect(acting.history.filter((status) => status === 'signedOut')).toHaveLength(1);
    const { storage } = acting.platform;
    const own = impersonationStorageOf(acting.platform);
    expect(own.impersonatedEmail.get()).toBeNull();
    expect(own.impersonationExpires.get()).toBeNull();
    expect(own.mainUser.get()).toBeNull();
    expect(storage.externalState.get()).toBe('foreign');
    expect(storage.signOutMessage.get()).toBe('impersonationEnded');
    expect(storage.auth.get()).toEqual(shared);
    expect(dump(administrator.platform)).toEqual(before);
    expect(administrator.store.getSession().status).toBe('signedIn');
  });

  it('lets no call leave afterwards, with ticks that come once in ten minutes', async () => {
    const { browser, acting } = await open();
    acting.stopTab();
    await settle();
    // The same tab with a timer that hardly ever runs.
    const slow = { start: () => () => {} };
    const again = count({ ...acting, platform: { ...acting.platform, sessionTimer: slow } });
    browser.clock.advance(30 * MINUTE - 1_500);
    await getCurrentUser(acting.parts.client);
    const before = browser.sent.length;
    browser.clock.advance(2_000);
    await expect(getCurrentUser(acting.parts.client)).rejects.toMatchObject({ kind: 'aborted' });
    expect(browser.sent).toHaveLength(before);
    expect(again.store.getSession()).toMatchObject({ reason: 'impersonationEnded' });
  });

  it('announces 5, 2 and 1 minutes, once each', async () => {
    const { browser, acting } = await open();
    const said: number[] = [];
    acting.tab.onAnnounce((minutes) => said.push(minutes));
    const phases: string[] = [];
    for (let minute = 0; minute < 29; minute += 1) {
      browser.clock.advance(MINUTE);
      phases.push(`${acting.view().minutesLeft} ${acting.view().phase}`);
    }
    expect(said).toEqual([5, 2, 1]);
    expect(phases.slice(-5)).toEqual([
      '5 warning',
      '4 warning',
      '3 warning',
      '2 critical',
      '1 critical',
    ]);
  });

  it('is over at once for who comes back in the last two seconds', async () => {
    const { browser, acting } = await open();
    browser.clock.advance(30 * MINUTE - 4_000);
    acting.platform.visibility.play('focus');
    expect(acting.view().minutesLeft).toBe(1);
    browser.clock.advance(2_000);
    acting.platform.visibility.play('focus');
    expect(acting.store.getSession()).toMatchObject({ reason: 'impersonationEnded' });
  });

  it('comes with a 401 of the server as well', async () => {
    const { browser, acting, id } = await open();
    browser.sandbox.faults.add({ match: { path: '/app/roles/roles' }, status: 401 });
    await listRoles(acting.parts.client).catch(() => {});
    expect(acting.store.getSession()).toEqual({
      status: 'signedOut',
      reason: 'impersonationEnded',
    });
    expect(acting.platform.storage.impersonationSessionId.get()).toBeNull();
    expect(browser.sent.filter(({ call }) => call.includes(id))).toEqual([]);
  });
});

/** A tab on a device whose wall clock can be set without the server's. */
function skewable() {
  let skew = 0;
  const wrap = (platform: MemoryPlatform): MemoryPlatform => {
    const { clock } = platform;
    return { ...platform, clock: { ...clock, now: () => clock.now() + skew } };
  };
  return { wrap, set: (ms: number) => (skew = ms) };
}

describe('sleep and clocks', () => {
  it('8 hours of sleep end it before anything is sent', async () => {
    const { browser, acting } = await open();
    const before = browser.sent.length;
    // The clock that nobody can set has stood still, as on a sleeping laptop.
    browser.clock.set(browser.clock.now() + 8 * 60 * MINUTE);
    acting.platform.visibility.play('visible');
    expect(acting.store.getSession()).toEqual({
      status: 'signedOut',
      reason: 'impersonationEnded',
    });
    expect(browser.sent).toHaveLength(before);
  });

  it('8 hours of sleep of a tab that nobody looks at end it with the answer of the server', async () => {
    const { browser, acting } = await open();
    browser.clock.set(browser.clock.now() + 8 * 60 * MINUTE);
    browser.clock.advance(1_000);
    await expect
      .poll(() => acting.store.getSession())
      .toMatchObject({
        reason: 'impersonationEnded',
      });
  });

  for (const hours of [1, -1, 24, -24]) {
    it(`a clock set by ${hours} h neither shortens nor lengthens it`, async () => {
      const device = skewable();
      const { browser, acting } = await open({ wrap: device.wrap });
      browser.clock.advance(10 * MINUTE);
      device.set(hours * 60 * MINUTE);
      browser.clock.advance(1_000);
      await settle();
      await expect.poll(() => acting.view().remainingMs).toBeGreaterThan(19 * MINUTE);
      browser.clock.advance(10 * MINUTE);
      expect(acting.view().remainingMs).toBeLessThanOrEqual(10 * MINUTE);
      expect(acting.view().remainingMs).toBeGreaterThan(9 * MINUTE + 57_000);
      browser.clock.advance(10 * MINUTE);
      expect(acting.store.getSession()).toMatchObject({ reason: 'impersonationEnded' });
    });
  }

  it('a device that is ten minutes off has the time of the server', async () => {
    for (const minutes of [10, -10]) {
      const device = skewable();
      device.set(minutes * MINUTE);
      const { acting } = await open({ wrap: device.wrap });
      const { remainingMs } = acting.view();
      expect(remainingMs).toBeLessThanOrEqual(30 * MINUTE);
      expect(remainingMs).toBeGreaterThanOrEqual(30 * MINUTE - 1_000);
    }
  });
});

describe('more time', () => {
  it('is one call for a double press and for a duplicate, and one truth for both', async () => {
    const { browser, acting, EXTEND } = await openLate();
    browser.clock.advance(2 * MINUTE);
    const twin = await duplicate(browser, acting);
    expect(twin.view().remainingMs).toBe(acting.view().remainingMs);
    acting.tab.extend();
    acting.tab.extend();
    twin.tab.extend();
    await expect.poll(() => acting.view().extension.status).toBe('extended');
    expect(browser.count(EXTEND)).toBe(1);
    expect(acting.view().minutesLeft).toBe(32);
    expect(twin.view().minutesLeft).toBe(32);
    expect(impersonationStorageOf(acting.platform).impersonationExpires.get()).toBe(
      browser.clock.now() + 32 * MINUTE,
    );
    acting.tab.acknowledge();
    expect(acting.view().extension.status).toBe('none');
  });

  it('is one call even with a duplicate of the tab that answers', async () => {
    const { browser, administrator, acting, EXTEND } = await openLate();
    const storage = impersonationStorageOf(administrator.platform);
    const copy = openSession(browser, {
      prepare: (platform) => {
        const copied = impersonationStorageOf(platform);
        copied.ownTabId.set(storage.ownTabId.get() ?? '');
        copied.startedImpersonations.set(storage.startedImpersonations.get() ?? []);
      },
    });
    await expect.poll(() => copy.store.getSession().status).toBe('signedIn');
    const twin = listenFor(copy);
    acting.tab.extend();
    await expect.poll(() => acting.view().extension.status).toBe('extended');
    expect(browser.count(EXTEND)).toBe(1);
    // The first one closes: the second one answers from here on.
    acting.tab.acknowledge();
    administrator.stopListening();
    await settle();
    expect(acting.view().isParentGone).toBe(false);
    browser.clock.advance(30 * MINUTE);
    acting.tab.extend();
    await expect.poll(() => acting.view().extension.status).toBe('extended');
    expect(browser.count(EXTEND)).toBe(2);
    twin.stopListening();
  });

  it('is given after a reload of the tab that answers', async () => {
    const { administrator, acting } = await openLate();
    administrator.stopListening();
    await settle();
    expect(acting.view().isParentGone).toBe(true);
    listenFor(administrator);
    await expect.poll(() => acting.view().isParentGone).toBe(false);
    acting.tab.extend();
    await expect.poll(() => acting.view().extension.status).toBe('extended');
  });

  for (const [status, text] of [
    [403, 'Not now.'],
    [500, ''],
  ] as const) {
    it(`is refused with a ${status}: the countdown goes on and another try is another call`, async () => {
      const { browser, acting, EXTEND, id } = await openLate();
      const match = { path: `/app/impersonation/${id}/extend` };
      browser.sandbox.faults.add({ match, status, body: JSON.stringify({ message: text }) });
      acting.tab.extend();
      await expect
        .poll(() => acting.view().extension)
        .toEqual({
          status: 'failed',
          failure: { kind: 'refused', serverMessage: text },
        });
      browser.clock.advance(MINUTE);
      expect(acting.view().minutesLeft).toBe(3);
      browser.sandbox.faults.clear();
      acting.tab.extend();
      await expect.poll(() => acting.view().extension.status).toBe('extended');
      expect(browser.count(EXTEND)).toBe(2);
    });
  }

  it('is given up after five seconds when nobody answers; the end still works', async () => {
    const { browser, acting, administrator, EXTEND, END } = await openLate();
    // Frozen: it neither receives nor sends.
    administrator.platform.tabs.open = () => ({
      post: () => false,
      subscribe: () => () => {},
      close: () => {},
    });
    browser.hold = (call) => (call === EXTEND ? new Promise(() => {}) : undefined);
    acting.tab.extend();
    browser.clock.advance(4_000);
    expect(acting.view().extension.status).toBe('sending');
    browser.clock.advance(1_000);
    expect(acting.view().extension).toMatchObject({
      status: 'failed',
      failure: { kind: 'timeout' },
    });
    acting.tab.end();
    await settle();
    expect(browser.count(END)).toBe(1);
    expect(acting.store.getSession()).toMatchObject({ reason: 'impersonationClosed' });
  });

  it('never mixes two impersonations', async () => {
    const { browser, administrator, acting, EXTEND } = await openLate();
    administrator.parent.reset();
    const second = await arrive(browser, await press(administrator, RESELLER_EMAIL));
    acting.tab.extend();
    await expect.poll(() => acting.view().extension.status).toBe('extended');
    expect(browser.count(EXTEND)).toBe(1);
    expect(acting.view().minutesLeft).toBe(34);
    expect(second.view().minutesLeft).toBe(30);
    browser.clock.advance(30 * MINUTE);
    expect(second.store.getSession()).toMatchObject({ reason: 'impersonationEnded' });
    expect(acting.view().minutesLeft).toBe(4);
  });
});

describe('the end by hand', () => {
  it('notifies the server and the duplicates; the administrator stays', async () => {
    const { browser, administrator, acting, END } = await openLate();
    const twin = await duplicate(browser, acting);
    acting.tab.end();
    acting.tab.end();
    await settle();
    expect(browser.count(END)).toBe(1);
    expect(browser.count('GET /app/login/logout')).toBe(0);
    for (const { store } of [acting, twin]) {
      expect(store.getSession()).toEqual({ status: 'signedOut', reason: 'impersonationClosed' });
    }
    expect(browser.cookie).not.toBeNull();
    expect(administrator.store.getSession().status).toBe('signedIn');
  });

  it('is the sign-out of the administrator, too, who leaves nothing of it', async () => {
    const { administrator, acting } = await openLate();
    await administrator.store.logout();
    expect(acting.store.getSession()).toMatchObject({ status: 'signedOut' });
    const storage = impersonationStorageOf(administrator.platform);
    expect(storage.startedImpersonations.get()).toBeNull();
    expect(storage.ownTabId.get()).toBeNull();
    expect(storage.mainUser.get()).toBeNull();
  });
});

it('messages that are forged, replayed or of another session change nothing', async () => {
  const { browser, administrator, acting, id, EXTEND } = await open();
  const parentTabId = impersonationStorageOf(administrator.platform).ownTabId.get() ?? '';
  const stranger = browser.openTab().platform.tabs.open({ user: '', session: id }, () => null);
  const heard: unknown[] = [];
  acting.tab.subscribe(() => heard.push(acting.tab.getView()));
  const before = acting.view();
  for (const message of [
    null,
    'ended',
    { kind: 'ended', sessionId: 'other' },
    { kind: 'parentGone', sessionId: id, parentTabId: 'tab-9' },
    { kind: 'extended', sessionId: id, parentTabId, requestId: 'guessed', deadline: 9e15 },
    { kind: 'extended', sessionId: id, parentTabId, requestId: 'x'.repeat(1_000_000), deadline: 1 },
    { kind: 'extend', sessionId: id, parentTabId: 'tab-9', requestId: `${id}:1` },
    { kind: 'extend', sessionId: id, parentTabId, requestId: 'replayed' },
    { kind: 'extend', sessionId: id, parentTabId, requestId: `${id}:9000000000000000` },
    JSON.parse('{"__proto__":{"kind":"ended"},"sessionId":"x"}'),
  ]) {
    expect(() => stranger.post(message as never)).not.toThrow();
  }
  await settle();
  expect(acting.view()).toBe(before);
  expect(heard).toEqual([]);
  expect(browser.count(EXTEND)).toBe(0);
});

it('forged extensions do not pile up: one for one end, in its last minutes', async () => {
  const { browser, administrator, acting, id, EXTEND } = await open();
  const parentTabId = impersonationStorageOf(administrator.platform).ownTabId.get() ?? '';
  const stranger = browser.openTab().platform.tabs.open({ user: '', session: id }, () => null);
  const endOf = () => browser.clock.now() + (acting.view().remainingMs ?? 0);
  async function forge(times: number): Promise<void> {
    for (let time = 0; time < times; time += 1) {
      const stored = impersonationStorageOf(acting.platform).impersonationExpires.get();
      for (const end of [stored, endOf(), 9e15]) {
        const name = { sessionId: id, parentTabId, requestId: `${id}:${end}` };
        stranger.post({ kind: 'extend', ...name } as never);
        stranger.post({ kind: 'extended', ...name, deadline: null } as never);
        stranger.post({ kind: 'extended', ...name, deadline: 9e15 } as never);
      }
      await settle();
    }
  }
  await forge(8);
  expect(acting.view().minutesLeft).toBe(30);
  expect(browser.count(EXTEND)).toBe(0);
  browser.clock.advance(28 * MINUTE);
  await forge(8);
  expect(acting.view().minutesLeft).toBe(32);
  expect(browser.count(EXTEND)).toBeLessThanOrEqual(1);
});
