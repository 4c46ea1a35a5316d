import { join } from 'node:path';
import { test as base, expect, type Page } from '@playwright/test';
import axe from 'axe-core';
import { createPortalServer } from '../server/portal-server';
import { systemClock } from '../src/platform/clock';
import { createSandbox } from '../src/sandbox/create-sandbox';
import type { Sandbox } from '../src/sandbox/sandbox';
import { ADMIN_EMAIL, DEMO_PASSWORD } from '../src/sandbox/world/accounts';
import { createPortalPages } from '../src/testing/playwright/portal-pages';
import { type Canaries, watchContext } from './canaries';
import { createSecrets, type Secrets, watchSecrets } from './secrets';

/** The heading of the first page greets, by the hour. */
export const HOME = /^Good (morning|afternoon|evening), /;

const root = join(import.meta.dirname, '..');

export interface Portal {
  readonly url: string;
  readonly sandbox: Sandbox;
  /** Moves the server's clock on by this many milliseconds, for this test. */
  readonly moveClock: (ms: number) => void;
  /** Errors and warnings of the console, breaches of the policy among them, and uncaught errors. */
  readonly complaints: string[];
  /** What the browser shows and keeps, searched for secrets when the test ends. */
  readonly canaries: Canaries;
  /**
   * What must be found nowhere at the end: the demo password, every password, code and token that
   * reached the server, and what the test adds itself.
   */
  readonly secrets: Secrets;
}

interface WorkerPortal {
  readonly url: string;
  readonly clock: { ahead: number };
  readonly sandbox: Sandbox;
  readonly secrets: Secrets;
}

/**
 * Every test gets the built portal behind the real server, on a sandbox of its own state, and fails
 * when the console said anything, when the content security policy was broken, or when a password,
 * a code or a token can still be read somewhere at its end.
 */
export const test = base.extend<
  { portal: Portal },
  {
    server: WorkerPortal /** Whether the portal has the settings of the demonstration. */;
    isDemo: boolean;
  }
>({
  isDemo: [false, { scope: 'worker', option: true }],
  server: [
    async ({ isDemo }, use) => {
      const clock = { ahead: 0 };
      const now = () => systemClock.now() + clock.ahead;
      const sandbox = createSandbox({ clock: { ...systemClock, now } });
      const secrets = createSecrets();
      const server = await createPortalServer({
        sandbox: watchSecrets(sandbox, secrets),
        portalDir: join(root, 'dist-portal'),
        port: 0,
        isDemo,
      });
      await use({ url: server.url, clock, sandbox, secrets });
      await server.close();
    },
    { scope: 'worker' },
  ],

  portal: async ({ server, page }, use) => {
    const complaints: string[] = [];
    server.clock.ahead = 0;
    server.sandbox.faults.clear();
    server.sandbox.useScenario('signedOut');
    server.secrets.clear();
    server.secrets.add(DEMO_PASSWORD);
    collectComplaints(page, complaints);
    page.context().on('page', (other) => collectComplaints(other, complaints));
    const canaries = watchContext(page.context(), server.url);
    const moveClock = (ms: number) => {
      server.clock.ahead += ms;
    };
    await use({ ...server, moveClock, complaints, canaries });
    const leaks = await canaries.find(server.secrets.all());
    expect(complaints).toEqual([]);
    expect(leaks, 'places where a secret of this test can be read').toEqual([]);
  },
});

export { expect };

/**
 * Chromium reports every answer of 400 and above, and every cut connection, as an error of its own;
 * so it does when a sign-out, or a network that goes, meets the live connection in the middle of its
 * greeting, and when a page with one is cached. A hub that fails in any other way is a complaint.
 */
const NETWORK_REPORT =
  /^(Failed to load resource|WebSocket connection to '[^']*' failed: (HTTP Authentication failed|Page entered Back-Forward Cache|.*net::ERR_INTERNET_DISCONNECTED))/;

function collectComplaints(page: Page, complaints: string[]): void {
  page.on('console', (message) => {
    if (!['error', 'warning'].includes(message.type())) return;
    if (!NETWORK_REPORT.test(message.text())) complaints.push(`console: ${message.text()}`);
  });
  page.on('pageerror', (error) => complaints.push(`uncaught: ${error.message}`));
}

/** What only a mistake shows of a bad answer. */
export const NEVER_SHOWN = /\[object Object\]|<html|<img|NullReference|xxxxx/;

/** Signs in through the form, as a user does. */
export async function signIn(page: Page, portal: Portal, email = ADMIN_EMAIL): Promise<void> {
  await page.goto(`${portal.url}/auth/login`);
  await createPortalPages(page).signIn.signIn(email, DEMO_PASSWORD);
  await expectHome(page);
}

const expectHome = (page: Page) =>
  expect(page.getByRole('heading', { level: 1, name: HOME })).toBeVisible();

/**
 * Opens a page as a signed-in user, by the form's call, without loading its page. The tests
 * about signing in take {@link signIn}.
 */
export async function openSignedIn(
  page: Page,
  portal: Portal,
  path = '/dashboard',
  email = ADMIN_EMAIL,
): Promise<void> {
  const data = { email, password: DEMO_PASSWORD };
  const answer = await page.request.post(`${portal.url}/app/login`, { data });
  expect(answer.status()).toBe(200);
  await page.goto(portal.url + path);
  if (path === '/dashboard') await expectHome(page);
}

/** Opens the roles through the side navigation. */
export async function openRoles(page: Page): Promise<void> {
  await createPortalPages(page).shell.open('users', 'roles');
  await expect(page.getByRole('heading', { level: 1, name: 'Roles' })).toBeVisible();
}

/** Fails on any violation of the accessibility rules in what the page shows now. */
export async function expectAccessible(page: Page): Promise<void> {
  // Evaluated by the debugger, which no policy of the page forbids.
  await page.evaluate(axe.source);
  const violations = await page.evaluate(async () => {
    const { axe } = window as unknown as {
      axe: { run(): Promise<{ violations: { id: string; nodes: { html: string }[] }[] }> };
    };
    const { violations } = await axe.run();
    return violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' ')}`);
  });
  expect(violations).toEqual([]);
}

/** The portal's page with languages in its settings, written there before anything reads them. */
export async function speak(page: Page, languages: readonly string[]): Promise<void> {
  await page.addInitScript((settings) => {
    document.addEventListener('readystatechange', () => {
      const config = document.getElementById('plinth-config')?.firstChild as Text | null;
      // Its text node: the policy forbids to give a script another text.
      if (document.readyState === 'interactive' && config) config.data = settings;
    });
  }, JSON.stringify({ languages }));
}
