import { expect } from 'vitest';
import { createReadCache } from '../../../src/hooks/console/read-cache';
import { enterImpersonation } from '../../../src/hooks/impersonation/acting';
import {
  createImpersonationParent,
  type ImpersonationParent,
} from '../../../src/hooks/impersonation/impersonation-parent';
import {
  createImpersonationTab,
  type ImpersonationTab,
} from '../../../src/hooks/impersonation/impersonation-tab';
import type { ActiveImpersonationView } from '../../../src/hooks/impersonation/impersonation-view';
import { askParent } from '../../../src/hooks/impersonation/useImpersonationStartScreen';
import { impersonationStorageOf } from '../../../src/platform/impersonation-storage';
import { CUSTOMER_EMAIL } from '../../../src/sandbox/world/accounts';
import { openSession, type SessionTab } from './open-session';
import { createTestBrowser, type TestBrowser } from './test-browser';

export interface AdministratorTab extends SessionTab {
  readonly parent: ImpersonationParent;
  /** Ends the answering, as leaving the signed-in area does. */
  readonly stopListening: () => void;
}

export interface ActingTab extends SessionTab {
  readonly tab: ImpersonationTab;
  readonly stopTab: () => void;
  /** What its screens see; fails when it acts as nobody. */
  readonly view: () => ActiveImpersonationView;
}

export const MINUTE = 60_000;

const hrefOf = (id: string) => `/impersonate/${id}`;

/** The administrator's side of a signed-in tab. */
export function listenFor(opened: SessionTab): AdministratorTab {
  const services = {
    client: opened.parts.client,
    platform: opened.platform,
    failures: opened.failures,
    cache: createReadCache(),
  };
  const parent = createImpersonationParent({ services, session: opened.store, hrefOf });
  return { ...opened, parent, stopListening: parent.listen() };
}

export async function openAdministrator(browser: TestBrowser): Promise<AdministratorTab> {
  const opened = openSession(browser);
  await expect.poll(() => opened.store.getSession().status).toBe('signedIn');
  return listenFor(opened);
}

/** Presses "start" and answers with the address that was opened. */
export async function press(administrator: AdministratorTab, email: string): Promise<string> {
  administrator.parent.start(email);
  await expect.poll(() => administrator.parent.getState().status).toBe('opening');
  return administrator.platform.location.openedTabs.at(-1) ?? '';
}

/** The new tab at an address. */
export async function arrive(
  browser: TestBrowser,
  href: string,
  options?: Parameters<TestBrowser['openTab']>[0],
): Promise<ActingTab> {
  const opened = openSession(browser, options, (store) => store.hold());
  const sessionId = href.slice(href.lastIndexOf('/') + 1);
  const { signal } = new AbortController();
  const marks = await askParent(opened.platform, sessionId, signal);
  if (!marks) throw new Error('Nobody has answered.');
  expect(await enterImpersonation(opened.parts, opened.store, marks)).toBe('entered');
  return count(opened);
}

/** Begins the countdown of a tab, as a new one, a reload and a duplicate do. */
export function count(opened: SessionTab): ActingTab {
  const { platform, store } = opened;
  const tab = createImpersonationTab({ client: opened.parts.client, platform, session: store });
  const view = () => {
    const now = tab.getView();
    if (now.status === 'none') throw new Error('The tab acts as nobody.');
    return now;
  };
  return { ...opened, tab, stopTab: tab.start(), view };
}

/** A duplicate or a reload of a tab: its session storage goes along. */
export async function duplicate(browser: TestBrowser, { platform }: ActingTab): Promise<ActingTab> {
  const storage = impersonationStorageOf(platform);
  const opened = openSession(browser, {
    prepare: (tab) => {
      const copy = impersonationStorageOf(tab);
      copy.impersonatedEmail.set(storage.impersonatedEmail.get() ?? '');
      copy.impersonationSessionId.set(storage.impersonationSessionId.get() ?? '');
      copy.parentTabId.set(storage.parentTabId.get() ?? '');
      copy.impersonationExpires.set(storage.impersonationExpires.get() ?? 0);
    },
  });
  await expect.poll(() => opened.store.getSession().status).toBe('signedIn');
  return count(opened);
}

/** An administrator who acts as a customer in a second tab. */
export async function open(options?: Parameters<typeof arrive>[2]) {
  const browser = createTestBrowser('signedIn');
  const administrator = await openAdministrator(browser);
  const href = await press(administrator, CUSTOMER_EMAIL);
  const acting = await arrive(browser, href, options);
  const id = href.slice(href.lastIndexOf('/') + 1);
  const EXTEND = `POST /app/impersonation/${id}/extend`;
  const END = `DELETE /app/impersonation/${id}`;
  return { browser, administrator, acting, id, EXTEND, END };
}

/** The same in the last minutes, in which there is more time to be had. */
export async function openLate() {
  const parts = await open();
  parts.browser.clock.advance(26 * MINUTE);
  return parts;
}

/** Lets answers under way arrive. */
export const settle = () => new Promise((resolve) => setImmediate(resolve));
