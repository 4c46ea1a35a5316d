import { describe, expect, it } from 'vitest';
import type { ImpersonationMessage } from '../../src/domain/impersonation/tab-protocol';
import { createActing } from '../../src/hooks/impersonation/acting';
import { openImpersonationChannel } from '../../src/hooks/impersonation/impersonation-channel';
import { askParent } from '../../src/hooks/impersonation/useImpersonationStartScreen';
import { impersonationStorageOf } from '../../src/platform/impersonation-storage';
import { createMemoryBrowser } from '../../src/platform/memory-platform';
import { CUSTOMER_EMAIL } from '../../src/sandbox/world/accounts';
import { createTestBrowser } from './support/test-browser';

const ID = 's-1';
const ANSWER = {
  kind: 'session',
  sessionId: ID,
  email: CUSTOMER_EMAIL,
  parentTabId: 'tab-1',
  deadline: 2e12,
} as const;

/** A new tab that asks, and the tab that has opened it. */
function ask() {
  const browser = createMemoryBrowser();
  const heard: string[] = [];
  const parent = openImpersonationChannel(browser.openTab(), ID, ({ kind }) => heard.push(kind));
  const child = browser.openTab();
  const open: unknown[] = [];
  const tabs: typeof child.tabs = {
    ...child.tabs,
    open: (name, read) => {
      const channel = child.tabs.open(name, read);
      open.push(channel);
      return {
        ...channel,
        close: () => {
          open.splice(open.indexOf(channel), 1);
          channel.close();
        },
      };
    },
  };
  const controller = new AbortController();
  const answer = askParent({ ...child, tabs }, ID, controller.signal);
  const tell = (message: ImpersonationMessage) => parent.post(message);
  const hellos = () => heard.filter((kind) => kind === 'hello').length;
  return { clock: browser.clock, answer, tell, hellos, open, controller };
}

/** Whether a promise is settled already. */
async function isSettled(promise: Promise<unknown>): Promise<boolean> {
  const waiting = Symbol('waiting');
  return (await Promise.race([promise, Promise.resolve(waiting)])) !== waiting;
}

describe('a new tab', () => {
  it('says hello every second until it is answered, and then leaves nothing behind', async () => {
    const { clock, answer, tell, hellos, open } = ask();
    expect(hellos()).toBe(1);
    clock.advance(999);
    expect(hellos()).toBe(1);
    clock.advance(1);
    expect(hellos()).toBe(2);
    tell(ANSWER);
    const { kind: _kind, ...kept } = ANSWER;
    expect(await answer).toEqual(kept);
    expect(open).toEqual([]);
    expect(clock.pending).toBe(0);
    clock.advance(60_000);
    expect(hellos()).toBe(2);
  });

  it('is answered by nothing but its session', async () => {
    const { answer, tell } = ask();
    const name = { sessionId: ID, parentTabId: 'tab-1' };
    tell({ kind: 'parentGone', ...name });
    tell({ kind: 'extended', ...name, requestId: 'r-1', deadline: 3e12 });
    tell({ kind: 'ended', sessionId: ID });
    tell({ ...ANSWER, sessionId: 'another' });
    expect(await isSettled(answer)).toBe(false);
    tell(ANSWER);
    expect(await answer).toMatchObject({ deadline: ANSWER.deadline });
  });

  it('gives up after five seconds without an answer', async () => {
    const { clock, answer, hellos, open } = ask();
    clock.advance(4_999);
    expect(await isSettled(answer)).toBe(false);
    clock.advance(1);
    expect(await answer).toBeNull();
    expect(open).toEqual([]);
    expect(clock.pending).toBe(0);
    const said = hellos();
    clock.advance(60_000);
    expect(hellos()).toBe(said);
  });

  it('gives up at once when nobody waits for it any more', async () => {
    const { clock, answer, open, controller } = ask();
    controller.abort();
    expect(await answer).toBeNull();
    expect(open).toEqual([]);
    expect(clock.pending).toBe(0);
  });
});

describe('the impersonation of a tab', () => {
  it('comes from its client, or from its storage until the client knows it', () => {
    const { parts, platform } = createTestBrowser().openTab();
    const acting = createActing(parts);
    const storage = impersonationStorageOf(platform);
    expect(acting.current()).toBeNull();
    parts.client.setImpersonationSession('of the client');
    expect(acting.current()).toEqual({ sessionId: 'of the client', email: '' });
    storage.impersonationSessionId.set('of the storage');
    storage.impersonatedEmail.set(CUSTOMER_EMAIL);
    expect(acting.current()).toEqual({ sessionId: 'of the client', email: CUSTOMER_EMAIL });
    parts.client.setImpersonationSession(null);
    expect(acting.current()).toEqual({ sessionId: 'of the storage', email: CUSTOMER_EMAIL });
  });
});
