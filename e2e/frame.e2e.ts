import { expect, type Page, test } from '@playwright/test';
import type { PlinthFrame, PlinthFrameEvents } from '../src/embed/frame/create-plinth-frame';
import { ADMIN_EMAIL, DEMO_PASSWORD } from '../src/sandbox/world/accounts';
import { startHosts } from './frame-hosts';

let hosts: Awaited<ReturnType<typeof startHosts>>;

test.beforeAll(async () => {
  hosts = await startHosts();
});
test.afterAll(() => hosts.close());

type Steered = Pick<PlinthFrame, 'navigate' | 'setBrand'>;

interface Told {
  readonly name: string;
  readonly [field: string]: unknown;
}

const NAMES: readonly (keyof PlinthFrameEvents)[] = [
  ...(['ready', 'size', 'title', 'navigate'] as const),
  ...(['signed-in', 'signed-out', 'event', 'error'] as const),
];

/** Records all messages to a page, from the frame and from any window. */
const listen = (page: Page) =>
  page.addInitScript((names) => {
    const told: object[] = [];
    Object.assign(window, { told });
    for (const name of names) {
      const keep = (event: Event) => told.push({ name, ...(event as CustomEvent).detail });
      document.addEventListener(`plinth-${name}`, keep, true);
    }
    window.addEventListener('message', ({ data }) => told.push({ name: 'window', ...data }));
  }, NAMES);

/** The events that a host page received. */
const toldTo = (page: Page) => page.evaluate('told') as Promise<readonly Told[]>;
const namesTo = async (page: Page) => (await toldTo(page)).map(({ name }) => name);

test('a page that is allowed shows a screen, sizes it, receives its events and controls it', async ({
  page,
}) => {
  await listen(page);
  await page.goto(hosts.host);
  const element = page.locator('iframe');
  const frame = page.frameLocator('iframe');
  await frame.getByLabel('E-mail').fill(ADMIN_EMAIL);
  expect(await namesTo(page)).toEqual(
    expect.arrayContaining(['ready', 'size', 'title', 'signed-out']),
  );

  // The frame is as high as its content, and knows no more of the page around than its origin.
  const content = () => frame.locator('body').evaluate((body) => body.scrollHeight);
  await expect
    .poll(async () => (await element.boundingBox())?.height)
    .toBe(Math.max(200, await content()));
  expect(await element.getAttribute('sandbox')).not.toContain('allow-top-navigation');
  expect(await frame.locator('body').evaluate(() => document.referrer)).toBe(`${hosts.host}/`);

  await frame.getByLabel('Password', { exact: true }).fill(DEMO_PASSWORD);
  await frame.getByRole('button', { name: 'Sign in' }).click();
  await expect(frame.getByRole('heading', { level: 1, name: 'Roles' })).toBeVisible();
  expect(await namesTo(page)).toContain('signed-in');
  expect(JSON.stringify(await toldTo(page))).not.toMatch(/@|csrf/i);
  // Between the sign-in and the roles the frame has not shrunk to nothing.
  const sizes = (await toldTo(page)).filter(({ name }) => name === 'size');
  expect(Math.min(...sizes.map(({ height }) => Number(height)))).toBeGreaterThan(200);
  await expect(element).toHaveAttribute('title', 'Roles – Plinth');

  // Theme and language follow the attributes of the page.
  const place = page.locator('[data-plinth-frame]');
  const scheme = () => frame.locator('html').evaluate((html) => getComputedStyle(html).colorScheme);
  await page.getByRole('button', { name: 'Dark' }).click();
  await expect.poll(scheme).toBe('dark');
  const steer = <Name extends keyof Steered>(name: Name, ...given: Parameters<Steered[Name]>) =>
    place.evaluate(
      (one, [name, given]) => {
        const { plinthFrame } = one as unknown as Record<
          string,
          Record<string, (...all: unknown[]) => void>
        >;
        plinthFrame?.[name]?.(...given);
      },
      [name, given] as const,
    );
  await steer('setBrand', { color: '#0f766e', tokens: { 'radius-md': '3px' } });
  const token = (name: string) =>
    frame
      .locator('[data-plinth-root]')
      .first()
      .evaluate((root, name) => getComputedStyle(root).getPropertyValue(name), `--plinth-${name}`);
  await expect.poll(() => token('radius-md')).toBe('3px');

  // In a frame that is higher than the window a dialog opens where the reader looks.
  await page.setViewportSize({ width: 375, height: 640 });
  await page.evaluate(() => window.scrollTo(0, 700));
  await frame.getByRole('button', { name: /^Actions of Auditor/ }).click();
  await frame.getByRole('menuitem', { name: 'Edit' }).click();
  await expect(frame.getByRole('dialog').getByRole('button', { name: 'Cancel' })).toBeInViewport();
  await page.keyboard.press('Escape');

  // A link stays in the frame, and the page is notified; it can also navigate the frame itself.
  await frame.getByRole('link', { name: 'Admin', exact: true }).click();
  await expect(frame.getByRole('heading', { level: 1, name: 'Admin' })).toBeVisible();
  expect(await toldTo(page)).toContainEqual({
    name: 'navigate',
    screen: 'role',
    params: { name: 'Admin' },
  });
  await steer('navigate', 'users');
  await expect(frame.getByRole('heading', { level: 1, name: 'Users' })).toBeVisible();
  // What no screen is, or is not whole, leaves it.
  await steer('navigate', 'role', { apiBaseUrl: 'https://evil.example' });
  await expect
    .poll(async () => (await toldTo(page)).filter(({ name }) => name === 'error'))
    .toEqual([{ name: 'error', code: 'screen' }]);
  await steer('setBrand', { tokens: { 'radius-md': '3px; color: red' } });
  await expect(frame.getByRole('heading', { level: 1, name: 'Users' })).toBeVisible();
  expect(await token('radius-md')).toBe('3px');

  await page.getByRole('button', { name: 'Sign out there' }).click();
  await expect(frame.getByLabel('E-mail')).toBeVisible();
  expect((await namesTo(page)).filter((name) => name === 'window')).toEqual(['window']);
});

test('a stranger’s page, and an allowed one in it, get nothing', async ({ page, browser }) => {
  const nested = `${hosts.stranger}/?frame=${encodeURIComponent(hosts.host)}`;
  for (const address of [hosts.stranger, nested]) {
    await page.goto(address);
    const framed = page.frames().at(-1);
    await expect.poll(() => page.frames().at(-1)?.url()).toBe('chrome-error://chromewebdata/');
    expect(framed?.parentFrame()).not.toBeNull();
  }

  // On a server that sends no header the page finds out itself.
  const context = await browser.newContext();
  const open = await context.newPage();
  await listen(open);
  await open.route(`${hosts.portal}/embed/roles`, async (route) => {
    const answer = await route.fetch();
    const headers = { ...answer.headers() };
    delete headers['content-security-policy'];
    await route.fulfill({ response: answer, headers });
  });
  for (const address of [hosts.stranger, nested]) {
    const calls: string[] = [];
    open.on('request', (request) => calls.push(new URL(request.url()).pathname));
    await open.goto(address);
    const framed = () => open.frames().find((one) => one.url().startsWith(hosts.portal));
    await expect.poll(() => framed()?.url()).toBeTruthy();
    const notice = framed()?.getByRole('heading', { name: 'This page cannot be shown here' });
    await expect(notice ?? open.locator('none')).toBeVisible();
    const around = framed()?.parentFrame();
    expect(await around?.evaluate('told')).toEqual([]);
    // Nothing was asked of the API either.
    expect(calls.filter((path) => path.startsWith('/app/'))).toEqual([]);
  }
  await context.close();
});

test('opened directly, the page says what it is for', async ({ page }) => {
  await page.goto(`${hosts.portal}/embed/roles`);
  const heading = page.getByRole('heading', { name: 'This page belongs inside another page' });
  await expect(heading).toBeVisible();
  await page.getByRole('link', { name: 'Open Plinth' }).click();
  await expect(page.getByLabel('E-mail')).toBeVisible();
});

test('a browser that keeps no cookie shows one message, and the form does not reappear repeatedly', async ({
  page,
}) => {
  await listen(page);
  await page.goto(hosts.otherSite);
  const frame = page.frameLocator('iframe');
  await frame.getByLabel('E-mail').fill(ADMIN_EMAIL);
  await frame.getByLabel('Password', { exact: true }).fill(DEMO_PASSWORD);
  await frame.getByRole('button', { name: 'Sign in' }).click();
  const title = 'Your browser did not keep the sign-in';
  await expect(frame.getByRole('heading', { name: title })).toBeVisible();
  expect(await toldTo(page)).toContainEqual({ name: 'error', code: 'cookie' });
  const link = frame.getByRole('link', { name: /^Open Plinth/ });
  await expect(link).toHaveAttribute('target', '_blank');
  await frame.getByRole('button', { name: 'Try again' }).click();
  await expect(frame.getByLabel('E-mail')).toBeVisible();
});

test('neither a picture that is called like the script nor a wrong address leads a frame astray', async ({
  page,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).hostname));
  await page.route(`${hosts.host}/marked`, (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: `<!doctype html><title>Marked</title><link rel="icon" href="data:,">
        <img name="currentScript" src="http://evil.invalid/embed/frame.js">
        <form name="querySelectorAll"></form><img name="defaultView"><img name="readyState">
        <div data-plinth-frame="roles" data-src="javascript:alert(1)" id="wrong"></div>
        <div data-plinth-frame="roles" data-src="javascript://x/%0aalert(1)//" id="worse"></div>
        <div data-plinth-frame="roles" id="right"></div>
        <script src="${hosts.portal}/embed/frame.js"></script>`,
    }),
  );
  await page.goto(`${hosts.host}/marked`);
  // The pictures mislead the driver's locators too.
  const frames = () => page.frames().map((frame) => frame.url());
  await expect.poll(frames).toEqual([`${hosts.host}/marked`, `${hosts.portal}/embed/roles`]);
  await expect(page.frames().at(1)?.getByLabel('E-mail') ?? page.locator('none')).toBeVisible();
  expect(asked.filter((name) => name === 'evil.invalid')).toHaveLength(1);
});
