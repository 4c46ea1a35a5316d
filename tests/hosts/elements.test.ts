import { gzipSync } from 'node:zlib';
import { Hono } from 'hono';
import { type Browser, chromium, type Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startServer } from '../../server/portal-server';
import { createSandbox } from '../../src/sandbox/create-sandbox';
import { DEMO_ACCOUNTS } from '../../src/sandbox/world/accounts';
import { CHROMIUM_ARGS, findChromium } from '../../tools/scripts/chromium.mjs';
import { comparePictures } from '../../tools/visual/compare';
import { type HostServer, startHosts } from './elements/host-server';
import { PAGES, type PageName } from './elements/pages';

const [admin] = DEMO_ACCOUNTS;
if (!admin) throw new Error('The sandbox has no account.');

const STRICT = 'static HTML under a strict policy';
const HOSTILE = 'a WordPress-like page with hostile CSS';

let hosts: HostServer;
let browser: Browser;

/** A visitor of a page; what the page complains of is collected. */
async function visit(name: PageName, isAlone = false) {
  const context = await browser.newContext({
    viewport: { width: 1000, height: 1600 },
    reducedMotion: 'reduce',
  });
  context.setDefaultTimeout(20_000);
  const page = await context.newPage();
  const complaints: string[] = [];
  page.on('pageerror', (error) => complaints.push(String(error)));
  page.on('console', (message) => {
    // The browser's own, for the answer that nobody is signed in.
    if (!message.text().includes('401')) complaints.push(message.text());
  });
  await page.goto(hosts.address(name, isAlone));
  return { page, complaints, close: () => context.close() };
}

/** Opens a page of the host's origin with this body. */
async function open(body: string) {
  const { page, complaints, close } = await visit(STRICT, true);
  const scripts = ['sign-in', 'roles', 'notifications'].map(
    (name) => `<script type="module" src="/elements/${name}.js"></script>`,
  );
  const html = `<!doctype html><html lang="en"><title>Own</title>${scripts.join('')}${body}`;
  await page.route('**/own', (route) => route.fulfill({ contentType: 'text/html', body: html }));
  await page.goto(new URL('/own', page.url()).href);
  return { page, complaints, close };
}

const form = (page: Page) => page.locator('plinth-sign-in [data-plinth-root]');

async function signIn(page: Page): Promise<void> {
  await page.getByLabel('E-mail').fill(admin?.email ?? '');
  await page.getByLabel('Password', { exact: true }).fill(admin?.password ?? '');
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
}

beforeAll(async () => {
  [hosts, browser] = await Promise.all([
    startHosts(),
    chromium.launch({ executablePath: findChromium() ?? undefined, args: [...CHROMIUM_ARGS] }),
  ]);
}, 240_000);

afterAll(async () => {
  await browser?.close();
  await hosts?.close();
});

describe.each(Object.keys(PAGES) as PageName[])('on %s', (name) => {
  it('an element signs in, others follow, the page is notified, and nothing of it changes', async () => {
    const { page, complaints, close } = await visit(name);
    await page.getByRole('button', { name: 'Sign in', exact: true }).waitFor();
    const alone = await visit(name, true);
    const before = await alone.page.locator('body > main').screenshot();
    expect(comparePictures(before, await page.locator('body > main').screenshot())).toBeNull();
    await alone.close();

    const isPlain = PAGES[name].ours !== '';
    if (isPlain) {
      await page.getByText('Sign in above').waitFor();
      // An address that runs script leads nowhere.
      await page
        .locator('plinth-sign-in')
        .evaluate((one) => one.setAttribute('signed-in-href', 'javascript:document.title="taken"'));
    }
    await signIn(page);
    await page.getByRole('heading', { name: 'You are signed in' }).waitFor();
    const card = page.locator('plinth-roles').getByRole('link', { name: /Admin/ }).first();
    await card.waitFor();
    if (isPlain) await page.getByRole('button', { name: /^Notifications/ }).waitFor();
    else {
      expect(await page.locator('#who').textContent()).toBe(admin?.email);
      await card.click();
      await expect.poll(() => page.locator('#went').textContent()).toContain('/roles/Admin');
    }
    expect(await page.title()).not.toBe('taken');
    expect(complaints).toEqual([]);
    await close();
  });
});

describe('the elements', () => {
  it('look the same wherever they stand', async () => {
    const pictures = [];
    for (const name of [STRICT, HOSTILE] as const) {
      const { page, close } = await visit(name);
      await page.getByRole('button', { name: 'Sign in', exact: true }).waitFor();
      pictures.push(await form(page).screenshot());
      await close();
    }
    const [first, second] = pictures;
    if (!first || !second) throw new Error('There are no pictures.');
    expect(comparePictures(first, second, { threshold: 0.01 })?.pixels ?? 0).toBeLessThan(13);
  });

  it('keep what was typed when they are moved, take the tokens of the page, and speak another language', async () => {
    const { page, complaints, close } = await visit(STRICT);
    await page.getByLabel('E-mail').fill('maren@fjord.example');
    await page.evaluate(() => {
      const element = document.querySelector('plinth-sign-in');
      if (!element) return;
      document.querySelector('#app')?.append(element);
      (element as HTMLElement).style.setProperty('--plinth-brand', 'rgb(0, 128, 0)');
      Object.assign(element, { colorScheme: 'light' });
    });
    const button = page.locator('plinth-sign-in [data-slot="login-form"] button[type="submit"]');
    const color = () => button.evaluate((one) => getComputedStyle(one).backgroundColor);
    await expect.poll(color).toBe('rgb(0, 128, 0)');
    expect(await page.getByLabel('E-mail').inputValue()).toBe('maren@fjord.example');
    expect(await page.locator('plinth-sign-in').getAttribute('color-scheme')).toBe('light');
    await page.locator('plinth-sign-in').evaluate((one) => one.setAttribute('language', 'de'));
    await page.getByRole('heading', { name: 'Anmelden' }).waitFor();
    expect(complaints).toEqual([]);
    await close();
  });

  it('report a record that does not exist', async () => {
    const { page, close } = await visit(HOSTILE);
    await signIn(page);
    await page.getByRole('heading', { name: 'You are signed in' }).waitFor();
    await page.addScriptTag({ url: '/elements/order.js', type: 'module' });
    const told = await page.evaluateHandle(() => {
      const order = document.createElement('plinth-order');
      const messages: unknown[] = [];
      order.addEventListener('plinth-error', (event) => {
        messages.push((event as CustomEvent).detail);
      });
      order.setAttribute('record-id', 'nobody-has-this');
      document.querySelector('#app')?.append(order);
      return messages;
    });
    await page.getByRole('heading', { name: 'Order not found' }).first().waitFor();
    await expect
      .poll(() => told.evaluate((all) => all))
      .toEqual([{ code: 'notFound', message: expect.stringMatching(/\w/) }]);
    await close();
  });

  it('are defined once, take what was set before, and leave nothing behind', async () => {
    const { page, complaints, close } = await visit(HOSTILE);
    await page.getByRole('button', { name: 'Sign in', exact: true }).waitFor();
    // A second copy of the scripts: other modules, the same tags.
    await page.addScriptTag({ url: '/elements/sign-in.js?again', type: 'module' });
    const element = await page.evaluateHandle(() => {
      const element = document.createElement('plinth-sign-in');
      // A property of its own, as one is that was set before the script came.
      Object.defineProperty(element, 'language', {
        value: 'fr',
        configurable: true,
        writable: true,
      });
      document.querySelector('#app')?.append(element);
      return element;
    });
    expect(await element.evaluate((one) => one.getAttribute('language'))).toBe('fr');
    const countInside = () =>
      element.evaluate((one) => one.shadowRoot?.querySelectorAll('*').length);
    await expect.poll(countInside).toBeGreaterThan(0);
    await element.evaluate((one) => one.remove());
    await expect.poll(countInside).toBe(0);
    expect(complaints).toEqual([]);
    await close();
  });

  it('say when they are there, in words, at a level and on a ground that the page chooses, and sign out', async () => {
    const { page, complaints, close } = await open(`
      <script>
        const told = [];
        for (const name of ['loading', 'ready', 'error'])
          addEventListener('plinth-' + name, ({ type, target, detail }) =>
            told.push([target.localName, type, detail.code ?? '']));
      </script>
      <h1>Theirs</h1><plinth-sign-in></plinth-sign-in>
      <plinth-roles color-scheme="dark" heading-level="3"
        messages='{"ui":{"signedOut":"Log in above."}}'></plinth-roles>
      <plinth-notifications messages="no JSON"></plinth-notifications>`);
    const told = () => page.evaluate<string[][]>('told.map((one) => one.map(String))');
    await page.getByText('Log in above.').waitFor();
    await expect.poll(told).toEqual(
      expect.arrayContaining([
        ['plinth-roles', 'plinth-loading', ''],
        ['plinth-roles', 'plinth-ready', ''],
        ['plinth-notifications', 'plinth-error', 'look'],
      ]),
    );
    await signIn(page);
    const heading = page.locator('plinth-roles').getByRole('heading', { name: 'Roles' });
    await heading.waitFor();
    expect(await heading.getAttribute('aria-level')).toBe('3');
    const ground = page.locator('plinth-roles [data-plinth-root]').first();
    const paint = await ground.evaluate((one) => getComputedStyle(one).backgroundColor);
    expect(paint).not.toBe('rgba(0, 0, 0, 0)');
    await page.evaluate(() =>
      document.querySelector<HTMLElement & { signOut(): Promise<void> }>('plinth-roles')?.signOut(),
    );
    await page.getByRole('button', { name: 'Sign in', exact: true }).waitFor();
    await page.getByText('Log in above.').waitFor();
    expect(complaints).toEqual([]);
    await close();
  });

  it('work with an API on another origin, and are not signed out by one that is down', async () => {
    const { origin } = new URL(hosts.address(STRICT));
    const sandbox = createSandbox({ clock: Date.now, portalHosts: [origin] });
    const api = await startServer({ sandbox, port: 0, pageOrigins: [origin] }, () => new Hono());
    const { page, close } = await open(`
      <plinth-sign-in api-base-url="${api.url}"></plinth-sign-in>
      <plinth-notifications api-base-url="${api.url}"></plinth-notifications>
      <div id="dead"><plinth-roles api-base-url="http://localhost:65000"></plinth-roles></div>
      <div id="alive"><plinth-roles api-base-url="${api.url}"></plinth-roles></div>`);
    const sockets: string[] = [];
    page.on('websocket', (socket) => sockets.push(socket.url()));
    await signIn(page);
    await page.locator('#alive').getByRole('article', { name: 'Admin' }).waitFor();
    await page.locator('#dead').getByText('Unable to connect to our servers.').waitFor();
    await expect.poll(() => sockets.length).toBeGreaterThan(0);
    expect(await page.locator('#alive').getByRole('article').count()).toBeGreaterThan(1);
    await page.reload();
    await page.locator('#alive').getByRole('article', { name: 'Admin' }).waitFor();
    const keys = await page.evaluate(() => Object.keys(localStorage));
    expect(keys).toContain(`plinth@${api.url}.auth`);
    await close();
    await api.close();
  });

  it('report invalid attributes, a failure behind shown content, and the recovery', async () => {
    const { page, close } = await open(`
      <plinth-sign-in></plinth-sign-in>
      <script>
        const told = [];
        addEventListener('plinth-loading', note), addEventListener('plinth-ready', note);
        addEventListener('plinth-error', note);
        function note({ type, target, detail }) {
          told.push([target.id, type.slice(7), detail.code, detail.message].filter(Boolean).join(' '));
        }
      </script>
      <plinth-users id="users"></plinth-users>
      <plinth-roles id="odd" language="xx" brand-color="nocolor" heading-level="9" color-scheme="pink"></plinth-roles>
      <plinth-roles id="kitchen" messages='{"kitchen":{"sink":"Sink"}}'></plinth-roles>
      <plinth-roles id="broken" messages="{"></plinth-roles>
      <div style="block-size: 4000px"></div>
      <plinth-roles id="below"></plinth-roles>`);
    await page.addScriptTag({ url: '/elements/users.js', type: 'module' });
    const told = async (id: string): Promise<string[]> =>
      (await page.evaluate<string[]>('told'))
        .filter((line) => line.startsWith(`${id} `))
        .map((line) => line.slice(id.length + 1));
    await signIn(page);
    await page.locator('#users').getByRole('row').nth(3).waitFor();
    await expect.poll(() => told('below')).toContain('ready');
    await expect.poll(async () => (await told('odd')).join()).toContain('color-scheme');
    const look = (await told('odd')).filter((line) => line.startsWith('error look'));
    expect(look).toHaveLength(4);
    for (const name of ['language', 'brand-color', 'heading-level', 'color-scheme']) {
      expect(look.filter((line) => line.includes(`attribute ${name} `))).toHaveLength(1);
    }
    expect((await told('kitchen')).join()).toContain(
      'error look The attribute messages has no room kitchen.',
    );
    expect(await told('broken')).toContain('error look The attribute messages is not JSON.');

    const news = async () =>
      (await told('users')).slice(before.length).map((line) => line.slice(0, 13));
    await expect.poll(async () => (await told('users')).at(-1)).toBe('ready');
    const before = await told('users');
    await page.route('**/app/**', (route) => route.abort());
    await page.locator('#users').getByRole('searchbox').fill('marenfjord');
    await page.locator('#users').getByText('Unable to connect to our servers.').waitFor();
    await expect.poll(news).toContain('error network');
    await page.unroute('**/app/**');
    await page.locator('#users').getByRole('button', { name: 'Try again' }).click();
    await expect.poll(async () => (await news()).at(-1)).toBe('ready');
    expect((await news()).filter((line) => line.startsWith('error'))).toHaveLength(1);
    await close();
  });

  it('cost 113 kB with the first of them, React inside, in four files', async () => {
    const { page, close } = await visit(STRICT, true);
    const tags = '<script type="module" src="/elements/sign-in.js"></script><plinth-sign-in>';
    await page.route('**/first', (route) =>
      route.fulfill({ contentType: 'text/html', body: tags }),
    );
    const files: Promise<Buffer>[] = [];
    page.on('response', (response) => {
      if (response.url().endsWith('.js')) files.push(response.body());
    });
    await page.goto(new URL('/first', page.url()).href);
    await page.getByRole('button', { name: 'Sign in', exact: true }).waitFor();
    const sizes = (await Promise.all(files)).map((file) => gzipSync(file, { level: 9 }).length);
    expect(sizes.length).toBeLessThanOrEqual(4);
    expect(sizes.reduce((all, size) => all + size)).toBeLessThanOrEqual(113_000);
    await close();
  });

  it('of a code are fields of a form: name, validity, value, reset and disabling', async () => {
    const { page, complaints, close } = await visit(STRICT);
    const code = page.getByRole('textbox', { name: 'Your code' });
    await code.waitFor();
    const field = page.locator('plinth-code-field');
    const state = () =>
      field.evaluate((one) => {
        const { form, validity } = one as HTMLElement & ElementInternals;
        return [validity.valid, form ? new FormData(form).get('otp') : 'no form'];
      });
    expect(await state()).toEqual([false, null]);
    await page.getByText('Your code').first().click();
    await page.keyboard.type('123');
    expect(await state()).toEqual([false, '123']);
    await page.getByRole('button', { name: 'Check' }).click();
    await page.getByText('Enter all six digits').waitFor();
    await code.press('End');
    await page.keyboard.type('456');
    await expect.poll(state).toEqual([true, '123456']);
    await page.getByRole('button', { name: 'Reset' }).click();
    await expect.poll(state).toEqual([false, null]);
    await field.evaluate((one) => one.toggleAttribute('disabled', true));
    await expect.poll(() => code.isDisabled()).toBe(true);
    expect(complaints).toEqual([]);
    await close();
  });
});
