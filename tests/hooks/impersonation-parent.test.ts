import { expect, it } from 'vitest';
import { impersonationStorageOf } from '../../src/platform/impersonation-storage';
import { ADMIN_EMAIL, CUSTOMER_EMAIL, RESELLER_EMAIL } from '../../src/sandbox/world/accounts';
import {
  type AdministratorTab,
  arrive,
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

const DAY = 24 * 60 * MINUTE;
const START = 'POST /app/impersonation';
const statusOf = ({ parent }: AdministratorTab) => parent.getState().status;

async function openAlone() {
  const browser = createTestBrowser('signedIn');
  return { browser, administrator: await openAdministrator(browser) };
}

/** The server answers the start with this. */
function answerStart(browser: Awaited<ReturnType<typeof openAlone>>['browser'], body: unknown) {
  const match = { method: 'POST', path: '/app/impersonation' };
  browser.sandbox.faults.add({ match, status: 200, body: JSON.stringify(body) });
}

it('notifies its subscribers of each step, and marks the tab as one that has started others', async () => {
  const { browser, administrator } = await openAlone();
  const { parent, platform } = administrator;
  expect(parent.getState()).toEqual({ status: 'idle' });
  const steps: string[] = [];
  parent.subscribe(() => steps.push(parent.getState().status));
  await arrive(browser, await press(administrator, CUSTOMER_EMAIL));
  expect(steps).toEqual(['starting', 'opening', 'opened']);
  expect(impersonationStorageOf(platform).mainUser.get()).toBe(true);
});

it('forgets what ended a day ago, and nothing later', async () => {
  const { browser, administrator } = await openAlone();
  const storage = impersonationStorageOf(administrator.platform);
  const ended = (sessionId: string, ago: number) => ({
    sessionId,
    email: CUSTOMER_EMAIL,
    administrator: ADMIN_EMAIL,
    deadline: browser.clock.now() - ago,
  });
  storage.startedImpersonations.set([ended('old', DAY), ended('new', DAY - 1)]);
  await press(administrator, CUSTOMER_EMAIL);
  const kept = storage.startedImpersonations.get() ?? [];
  expect(kept.map(({ sessionId }) => sessionId)).toEqual(['new', expect.any(String)]);
});

it('starts nothing where nobody is signed in, or where the tab acts as somebody else', async () => {
  const browser = createTestBrowser('signedOut');
  const nobody = openSession(browser);
  await expect.poll(() => nobody.store.getSession().status).toBe('signedOut');
  const parent = listenFor(nobody);
  parent.parent.start(CUSTOMER_EMAIL);
  expect(statusOf(parent)).toBe('idle');
  expect(browser.count(START)).toBe(0);

  const parts = await open();
  const within = listenFor(parts.acting);
  within.parent.start(RESELLER_EMAIL);
  expect(statusOf(within)).toBe('idle');
  expect(parts.browser.count(START)).toBe(1);
});

it('opens nothing for an administrator who is gone when the answer comes', async () => {
  const { browser, administrator } = await openAlone();
  let answer = () => {};
  browser.hold = (call) =>
    call === START ? new Promise<void>((resolve) => (answer = resolve)) : undefined;
  administrator.parent.start(CUSTOMER_EMAIL);
  await expect.poll(() => browser.count(START)).toBe(1);
  await administrator.store.logout();
  answer();
  await settle();
  await settle();
  expect(administrator.platform.location.openedTabs).toEqual([]);
  const storage = impersonationStorageOf(administrator.platform);
  expect(storage.startedImpersonations.get()).toBeNull();
});

it('fills in what a server leaves out: the user that was asked for, and thirty minutes', async () => {
  const { browser, administrator } = await openAlone();
  answerStart(browser, { sessionId: 's-1' });
  await press(administrator, CUSTOMER_EMAIL);
  const storage = impersonationStorageOf(administrator.platform);
  const deadline = browser.clock.now() + 30 * MINUTE;
  expect(storage.startedImpersonations.get()).toEqual([
    { sessionId: 's-1', email: CUSTOMER_EMAIL, administrator: ADMIN_EMAIL, deadline },
  ]);
  browser.sandbox.faults.clear();
  administrator.parent.reset();
  answerStart(browser, { sessionId: 's-2', email: 'carl@told.example' });
  await press(administrator, CUSTOMER_EMAIL);
  const [, told] = storage.startedImpersonations.get() ?? [];
  expect(told).toMatchObject({ sessionId: 's-2', email: 'carl@told.example' });
});

it('a tab that has said hello stays open, also after the time for an answer', async () => {
  const { browser, administrator } = await open();
  browser.clock.advance(6_000);
  expect(statusOf(administrator)).toBe('opened');
});

it('each start has its own time for an answer', async () => {
  const { browser, administrator } = await openAlone();
  const first = await press(administrator, CUSTOMER_EMAIL);
  browser.clock.advance(3_000);
  administrator.parent.start(RESELLER_EMAIL);
  await expect.poll(() => administrator.platform.location.openedTabs.length).toBe(2);
  browser.clock.advance(4_000);
  expect(statusOf(administrator)).toBe('opening');
  // The first one arrives late: it is not the one that is waited for.
  await arrive(browser, first);
  expect(statusOf(administrator)).toBe('opening');
  browser.clock.advance(1_000);
  expect(statusOf(administrator)).toBe('blocked');
});

it('other messages of a tab are no hello', async () => {
  const { browser, administrator } = await openAlone();
  const href = await press(administrator, CUSTOMER_EMAIL);
  const sessionId = href.slice(href.lastIndexOf('/') + 1);
  const stranger = browser
    .openTab()
    .platform.tabs.open({ user: '', session: sessionId }, () => null);
  stranger.post({ kind: 'parentGone', sessionId, parentTabId: 'tab-9' } as never);
  await settle();
  expect(statusOf(administrator)).toBe('opening');
});

it('can be put back at any time but while the server is asked', async () => {
  const { browser, administrator } = await openAlone();
  administrator.parent.start(CUSTOMER_EMAIL);
  administrator.parent.reset();
  expect(statusOf(administrator)).toBe('starting');
  await expect.poll(() => statusOf(administrator)).toBe('opening');
  administrator.parent.reset();
  expect(administrator.parent.getState()).toEqual({ status: 'idle' });
  browser.clock.advance(6_000);
  expect(statusOf(administrator)).toBe('idle');
});

it('is idle when it stops listening, and stays so', async () => {
  const { browser, administrator } = await openAlone();
  await press(administrator, CUSTOMER_EMAIL);
  administrator.stopListening();
  await settle();
  expect(administrator.parent.getState()).toEqual({ status: 'idle' });
  browser.clock.advance(6_000);
  expect(statusOf(administrator)).toBe('idle');
});

it('subscribes again to what it has started', async () => {
  const { administrator, acting } = await openLate();
  administrator.stopListening();
  await settle();
  administrator.parent.listen();
  await expect.poll(() => acting.view().isParentGone).toBe(false);
  acting.tab.extend();
  await expect.poll(() => acting.view().extension.status).toBe('extended');
});

it('answers for no session that another administrator has started in this tab', async () => {
  const { administrator, acting } = await openLate();
  administrator.stopListening();
  await settle();
  const storage = impersonationStorageOf(administrator.platform);
  const [one] = storage.startedImpersonations.get() ?? [];
  if (!one) throw new Error('Nothing is kept.');
  storage.startedImpersonations.set([{ ...one, administrator: 'other@console.test' }]);
  listenFor(administrator);
  await settle();
  expect(acting.view().isParentGone).toBe(true);
});

for (const event of ['left', 'cached'] as const) {
  it(`says that it is gone when its page is ${event}, and that it is back when it is restored`, async () => {
    const { administrator, acting } = await open();
    administrator.platform.visibility.play('focus');
    await settle();
    expect(acting.view().isParentGone).toBe(false);
    administrator.platform.visibility.play(event);
    await settle();
    expect(acting.view().isParentGone).toBe(true);
    administrator.platform.visibility.play('focus');
    await settle();
    expect(acting.view().isParentGone).toBe(true);
    administrator.platform.visibility.play('restored');
    await settle();
    expect(acting.view().isParentGone).toBe(false);
  });
}

it('a second tab that knows the session keeps silent until it is its turn', async () => {
  const { browser, administrator, acting, id } = await openLate();
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
  const heard: Record<string, unknown>[] = [];
  const ear = browser.openTab().platform.tabs.open({ user: '', session: id }, (data) => {
    heard.push(data as Record<string, unknown>);
    return null;
  });
  ear.subscribe(() => {});
  const kinds = () => heard.map(({ kind }) => kind);

  ear.post({ kind: 'hello', sessionId: id } as never);
  await settle();
  expect(kinds()).toEqual(['session']);
  copy.platform.visibility.play('left');
  copy.platform.visibility.play('restored');
  await settle();
  expect(kinds()).toEqual(['session']);
  expect(acting.view().isParentGone).toBe(false);

  // It receives the new end, so that it can answer with it later.
  acting.tab.extend();
  await expect.poll(() => acting.view().extension.status).toBe('extended');
  const deadline = browser.clock.now() + 34 * MINUTE;
  const [kept] = impersonationStorageOf(copy.platform).startedImpersonations.get() ?? [];
  expect(kept).toMatchObject({ deadline });
  administrator.stopListening();
  await settle();
  expect(heard.at(-1)).toMatchObject({ kind: 'session', deadline });
  twin.stopListening();
});

it('a second tab that keeps silent believes one extension of others, and no longer one', async () => {
  const { browser, administrator, id } = await openLate();
  const storage = impersonationStorageOf(administrator.platform);
  const started = storage.startedImpersonations.get() ?? [];
  const parentTabId = storage.ownTabId.get() ?? '';
  const copy = openSession(browser, {
    prepare: (platform) => {
      const copied = impersonationStorageOf(platform);
      copied.ownTabId.set(parentTabId);
      copied.startedImpersonations.set(started);
    },
  });
  await expect.poll(() => copy.store.getSession().status).toBe('signedIn');
  const twin = listenFor(copy);
  const deadline = started[0]?.deadline ?? 0;
  const stranger = browser.openTab().platform.tabs.open({ user: '', session: id }, () => null);
  stranger.post({
    kind: 'extended',
    sessionId: id,
    parentTabId,
    requestId: `${id}:${deadline}`,
    deadline: 9e15,
  } as never);
  await settle();
  expect(impersonationStorageOf(copy.platform).startedImpersonations.get()).toMatchObject([
    { deadline: deadline + 30 * MINUTE },
  ]);
  twin.stopListening();
});

it('believes no end that others name but that of the extension that is due', async () => {
  const { browser, administrator, id } = await open();
  const parentTabId = impersonationStorageOf(administrator.platform).ownTabId.get() ?? '';
  const storage = impersonationStorageOf(administrator.platform);
  const before = storage.startedImpersonations.get();
  const stranger = browser.openTab().platform.tabs.open({ user: '', session: id }, () => null);
  const [one] = before ?? [];
  const due = `${id}:${one?.deadline}`;
  for (const requestId of ['guessed', due]) {
    stranger.post({
      kind: 'extended',
      sessionId: id,
      parentTabId,
      requestId,
      deadline: (one?.deadline ?? 0) + MINUTE,
    } as never);
  }
  await settle();
  // It is the one that answers: what was extended it has extended itself.
  expect(storage.startedImpersonations.get()).toEqual(before);
});

it('repeats an answer that was lost, refuses a wrong question, and answers nobody after the end', async () => {
  const { browser, administrator, acting, id, EXTEND } = await openLate();
  const storage = impersonationStorageOf(administrator.platform);
  const parentTabId = storage.ownTabId.get() ?? '';
  const [one] = storage.startedImpersonations.get() ?? [];
  const first = `${id}:${one?.deadline}`;
  acting.tab.extend();
  await expect.poll(() => acting.view().extension.status).toBe('extended');
  const heard: unknown[] = [];
  const ear = browser.openTab().platform.tabs.open({ user: '', session: id }, (data) => {
    heard.push(data);
    return null;
  });
  ear.subscribe(() => {});
  const name = { sessionId: id, parentTabId };
  const deadline = (one?.deadline ?? 0) + 30 * MINUTE;
  expect(storage.startedImpersonations.get()).toMatchObject([{ deadline }]);

  ear.post({ kind: 'extend', ...name, requestId: first } as never);
  ear.post({ kind: 'extend', ...name, requestId: 'guessed' } as never);
  await settle();
  expect(heard).toEqual([
    { kind: 'extended', ...name, requestId: first, deadline },
    { kind: 'refused', ...name, requestId: 'guessed', serverMessage: '' },
  ]);
  expect(browser.count(EXTEND)).toBe(1);

  const twin = await duplicate(browser, acting);
  twin.tab.end();
  await settle();
  heard.length = 0;
  ear.post({ kind: 'hello', sessionId: id } as never);
  await settle();
  expect(heard).toEqual([]);
});

it('takes thirty minutes where the server extends and names no end', async () => {
  const { browser, administrator, acting, id } = await openLate();
  const match = { path: `/app/impersonation/${id}/extend` };
  browser.sandbox.faults.add({ match, status: 200, body: '{"expires":""}' });
  acting.tab.extend();
  await expect.poll(() => acting.view().extension.status).toBe('extended');
  expect(acting.view().minutesLeft).toBe(34);
  const deadline = browser.clock.now() + 34 * MINUTE;
  const storage = impersonationStorageOf(administrator.platform);
  expect(storage.startedImpersonations.get()).toMatchObject([{ deadline }]);
});

it('believes the server where that extends by more than thirty minutes', async () => {
  const { browser, administrator, acting, id } = await openLate();
  const match = { path: `/app/impersonation/${id}/extend` };
  const deadline = browser.clock.now() + 50 * MINUTE;
  const expires = new Date(deadline).toISOString();
  browser.sandbox.faults.add({ match, status: 200, body: JSON.stringify({ expires }) });
  acting.tab.extend();
  await expect.poll(() => acting.view().extension.status).toBe('extended');
  expect(acting.view().minutesLeft).toBe(50);
  const storage = impersonationStorageOf(administrator.platform);
  expect(storage.startedImpersonations.get()).toMatchObject([{ deadline }]);
});
