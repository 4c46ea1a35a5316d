import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { BrowserContext, Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { findChromium } from '../../tools/scripts/chromium.mjs';
import {
  browser,
  buildExamples,
  complaints,
  folderOf,
  listen,
  open,
  page,
  serve,
  signIn,
  start,
} from '../package/example-page';
import { ONE_SHOP, SHOPS } from '../package/shops';
import { checkHostPage } from './matrix/check';

/** How often a page is loaded: hydration went wrong in three of five. */
const LOADS = 20;
/** How often each of seven screens is, which take the same way. */
const SCREEN_LOADS = 10;
/** Tabs that share those loads: while one waits until its network rests, the others work. */
const TABS = 5;
const SCREENS = ['users', 'role', 'profile', 'forgot', 'bell', 'dashboard', 'shell'];

// The one of the part `package` is built and looked at there.
const [{ examples: ELSEWHERE }] = ONE_SHOP;
buildExamples(
  SHOPS.flatMap(({ examples }) => examples).filter(
    (one) => !ELSEWHERE.some((each) => each === one),
  ),
);

/** Does it that many times, in {@link TABS} tabs at a time. */
async function eachTime(load: () => Promise<void>, loads = LOADS): Promise<void> {
  const share = async () => {
    for (let done = 0; done < loads / TABS; done += 1) await load();
  };
  await Promise.all(Array.from({ length: TABS }, share));
}

/** Notes which calls of the API the page sends from now on, by path and query. */
function callsOf(one: Page): string[] {
  const calls: string[] = [];
  one.on('request', (request) => {
    const { pathname, search } = new URL(request.url());
    if (pathname.startsWith('/app/')) calls.push(pathname + search);
  });
  return calls;
}

describe('the example', () => {
  it('static-html signs in and shows the roles as elements, under its policy', async () => {
    await open(await serve(join(folderOf('static-html'), 'dist')));
    await page.getByText('Sign in to see the roles').waitFor();
    await signIn('Plinth-2026!');
    await page.locator('plinth-roles').getByText('Admin').first().waitFor();
    expect(complaints).toEqual([]);
  });

  it('vite-react-18-own-fetch sends what was typed to the partner’s own server', async () => {
    await open(await serve(join(folderOf('vite-react-18-own-fetch'), 'dist')));
    const sent: unknown[] = [];
    await page.route('**/my/session', (route) => {
      sent.push(route.request().postDataJSON());
      return route.fulfill({ status: sent.length === 1 ? 403 : 204 });
    });
    await signIn('first');
    await page.getByText('That did not match').waitFor();
    await signIn('second');
    await page.waitForURL('**/my/home');
    expect(sent).toEqual([
      { email: 'ada@plinth.example', password: 'first' },
      { email: 'ada@plinth.example', password: 'second' },
    ]);
    expect(complaints).toEqual([]);
  });

  it.each(['react-router', 'tanstack-router'])(
    '%s reads in its loaders what the screens ask for, once',
    async (example) => {
      await open(await serve(join(folderOf(example), 'dist')));
      const calls = callsOf(page);
      const countOf = (call: string) => calls.filter((one) => one.startsWith(call)).length;
      const ada = page.getByRole('table').getByText('ada@plinth.example');

      // The loader has asked by now, and was refused: that may be before anybody listened.
      await page.waitForURL('**/sign-in');
      calls.length = 0;
      await signIn('Plinth-2026!');
      await ada.waitFor();
      await page.reload();
      await ada.waitFor();
      // The list is in the address, and its next page is read by the loader alone.
      await page.getByRole('button', { name: 'Next page' }).click();
      await page.waitForURL('**/users?page=2');
      await ada.waitFor({ state: 'hidden' });

      await page.getByRole('link', { name: 'Roles', exact: true }).click();
      const admin = page.getByRole('article', { name: 'Admin' });
      await admin.getByRole('list').last().getByRole('listitem').first().waitFor();
      expect(countOf('/app/roles/roles')).toBe(1);
      // Our links are followed by the router.
      await page.evaluate('window.isTheSame = true');
      await admin.getByRole('link').first().click();
      await page.waitForURL('**/roles/Admin');
      await ada.waitFor();
      expect(await page.evaluate('window.isTheSame')).toBe(true);

      await page.getByRole('button', { name: 'Sign out' }).click();
      await page.waitForURL('**/sign-in');
      // After the sign-in, and when the page is loaded again.
      expect(countOf('/app/users?pageNumber=1')).toBe(2);
      expect(countOf('/app/users?pageNumber=2')).toBe(1);
      expect(complaints).toEqual([]);
    },
  );

  it('webpack-portal is the whole portal, with its routes, chunks and live notifications', async () => {
    const folder = folderOf('webpack-portal');
    await open(await serve(join(folder, 'dist'), join(folder, 'public')));
    await page.waitForURL('**/auth/login');
    await signIn('Plinth-2026!');
    await page.waitForURL('**/dashboard');
    await page.getByRole('navigation').getByRole('button', { name: 'Users' }).first().focus();
    await page.getByRole('button', { name: /^Notifications/ }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Mark all as read' }).waitFor();
    expect(complaints).toEqual([]);
  });

  it('webpack-portal has modules of its own, one of which is loaded when it is opened', async () => {
    const folder = folderOf('webpack-portal');
    await open(await serve(join(folder, 'dist'), join(folder, 'public')));
    await signIn('Plinth-2026!');
    const openModule = async (name: string) => {
      await page.getByRole('navigation').getByRole('button', { name: 'Modules' }).first().hover();
      await page.getByRole('list', { name: 'Pages of Modules' }).getByText(name).click();
    };
    await openModule('Prices');
    await page.getByText('What each product costs.').waitFor();
    await page.getByRole('main').hover();
    await openModule('Invoices');
    await page.getByRole('link', { name: 'Invoice 1024' }).click();
    await page.getByText('Invoice 1024', { exact: true }).waitFor();
    await page.waitForURL('**/apps/modules/invoices/1024');
    expect(complaints).toEqual([]);
  });

  it('server-rendered sends the bell from the server, and nothing breaks its strict policy', async () => {
    const url = await start(folderOf('server-rendered'), 'server.js');
    const html = await (await fetch(url)).text();
    expect(html).toMatch(/<button[^>]*aria-label="[^"]*2/);
    expect(html).not.toMatch(/<style(?![^>]*nonce=)|\sstyle="/);
    await open(url);
    await page.getByRole('button', { name: /^Notifications/ }).click();
    const drawer = page.getByRole('dialog');
    await drawer.getByText('Invoice 1024 is ready').waitFor();
    await drawer.getByRole('button', { name: 'Mark all as read' }).click();
    await drawer.getByText('All is good! No new notifications.').waitFor();
    // A violation of the policy, and a page that does not hydrate, are errors of the console.
    expect(complaints).toEqual([]);
  });

  it('partner-tests passes in jsdom, and makes a role in the portal by our page objects', async () => {
    const portal = join(folderOf('webpack-portal'));
    const url = await serve(join(portal, 'dist'), join(portal, 'public'));
    const cwd = folderOf('partner-tests');
    const env = { ...process.env, PORTAL: url, CHROMIUM: findChromium() ?? undefined };
    const npm = (script: string) =>
      promisify(execFile)('npm', ['run', script], { cwd, env }).then(
        ({ stdout }) => stdout,
        (error: { readonly stdout: string }) => error.stdout,
      );
    expect(await npm('test')).toMatch(/5 passed/);
    expect(await npm('test:browser')).toMatch(/1 passed/);
  }, 120_000);

  describe('next-app', () => {
    let url = '';
    beforeAll(async () => {
      const next = join(inject('shops')['19.3.1'], 'node_modules/next/dist/bin/next');
      url = await start(folderOf('next-app'), next, 'start');
    });

    it.each(['/sign-in', '/plain', '/strict'])(
      '%s hydrates, each time',
      async (path) => {
        complaints.length = 0;
        await eachTime(async () => {
          const visit = listen(await browser.newPage());
          await visit.goto(`${url}${path}`);
          await visit.getByLabel('E-mail').fill('ada@plinth.example');
          await visit.waitForLoadState('networkidle');
          await visit.close();
        });
        expect(complaints).toEqual([]);
      },
      120_000,
    );

    it('shows what the server has read without a second call, each time', async () => {
      await open(`${url}/sign-in`);
      const asked = callsOf(page);
      await signIn('Plinth-2026!');
      await page.getByRole('article', { name: 'Admin' }).waitFor();
      for (let load = 0; load < LOADS; load += 1) {
        asked.length = 0;
        const html = await (await page.reload({ waitUntil: 'networkidle' }))?.text();
        expect(html).toContain('System Role');
        await page.getByRole('article', { name: 'Admin' }).getByRole('listitem').last().waitFor();
        expect(asked).not.toContain('/app/roles/roles');
        expect(asked.some((path) => path.startsWith('/app/'))).toBe(true);
      }
      expect(complaints).toEqual([]);
    }, 120_000);

    describe('signed in', () => {
      let visitor: BrowserContext;
      beforeAll(async () => {
        visitor = await browser.newContext();
        await open(`${url}/sign-in`, visitor);
        await signIn('Plinth-2026!');
        await page.getByRole('article', { name: 'Admin' }).waitFor();
        await page.close();
      });
      afterAll(() => visitor.close());

      it('streams the list after the page around it, and the browser does not ask for it', async () => {
        await open(`${url}/about`, visitor);
        const calls = callsOf(page);
        const html = (await (await page.goto(`${url}/users?page=2`))?.text()) ?? '';
        const at = ['href="/roles"', 'Loading users', '<template', '<table'].map((text) =>
          html.indexOf(text),
        );
        expect(at).not.toContain(-1);
        expect(at.indexOf(Math.max(...at))).toBe(3);
        await page.getByRole('table').getByRole('checkbox').last().waitFor();
        await page.waitForLoadState('networkidle');
        expect(calls).toContain('/app/users/me');
        expect(calls.filter((call) => call.startsWith('/app/users?'))).toEqual([]);
        // From here on the hook reads, and the address follows.
        await page.getByRole('button', { name: 'Previous page' }).click();
        await page.getByRole('table').getByText('ada@plinth.example').waitFor();
        expect(calls.filter((call) => call.startsWith('/app/users?')).length).toBe(1);
        expect(complaints).toEqual([]);
      });

      it('shows sentences, tokens, calls and pieces in server components alone', async () => {
        await open(`${url}/about`, visitor);
        await page.getByText('Roles: Rollen').waitFor();
        await page.getByText('Roles: 8').waitFor();
        await page.getByRole('link', { name: 'Sign in' }).waitFor();
        expect(complaints).toEqual([]);
      });

      it.each(SCREENS)(
        'the screen %s hydrates, each time',
        async (name) => {
          complaints.length = 0;
          await eachTime(async () => {
            const visit = listen(await visitor.newPage());
            await visit.goto(`${url}/screens/${name}`, { waitUntil: 'networkidle' });
            await visit.locator('[data-slot]:visible').first().waitFor();
            await visit.close();
          }, SCREEN_LOADS);
          // A page that is left while it connects: the browser tells of it, whatever the page does.
          const heard = complaints.filter((text) => !/^WebSocket .* closed before/.test(text));
          expect(heard).toEqual([]);
        },
        120_000,
      );
    });

    it('has our pieces on a page of its own, in each way, and nothing of it changes', () =>
      checkHostPage(browser, `${url}/matrix`));
  });
});
