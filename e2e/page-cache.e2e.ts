import type { Page } from '@playwright/test';
import { ADMIN_EMAIL } from '../src/sandbox/world/accounts';
import { findWholeChromium } from '../tools/scripts/chromium.mjs';
import { expect, openRoles, type Portal, signIn, test } from './fixtures';

// The cache is off by default under automation, and a headless shell has none. It starts a browser of
// its own, hence a file of its own.
const executablePath = findWholeChromium();
test.use({
  launchOptions: async ({ launchOptions }, use) =>
    use({
      ...launchOptions,
      ...(executablePath && { executablePath }),
      ignoreDefaultArgs: ['--disable-back-forward-cache'],
      // An answer that the test rewrites comes from no address, and could open no socket.
      args: [...(launchOptions.args ?? []), '--disable-features=LocalNetworkAccessChecks'],
    }),
});

/** Our server forbids to store a page, which keeps it out of the cache; others may not. */
async function letPagesBeCached(page: Page, portal: Portal): Promise<void> {
  await page.route(`${portal.url}/**`, async (route) => {
    if (route.request().resourceType() !== 'document') return route.fallback();
    const response = await route.fetch();
    const { 'cache-control': _, ...headers } = response.headers();
    return route.fulfill({ response, headers });
  });
}

test('Back after a sign-out in another tab shows nothing protected, not for a frame', async ({
  page,
  context,
  portal,
}) => {
  await letPagesBeCached(page, portal);
  await page.addInitScript(() => {
    const frames: string[] = [];
    Object.assign(window, { looks: frames, isFromCache: false });
    window.addEventListener('pageshow', (event) => {
      if (!event.persisted) return;
      Object.assign(window, { isFromCache: true });
      const look = () => {
        const isHidden = getComputedStyle(document.documentElement).visibility === 'hidden';
        frames.push(isHidden ? '' : document.body.innerText);
        if (frames.length < 30) requestAnimationFrame(look);
      };
      look();
    });
  });
  await signIn(page, portal);
  await openRoles(page);
  await expect(page.getByRole('article', { name: 'Guest', exact: true })).toBeVisible();
  await page.goto(`${portal.url}/app/sandbox`);

  const other = await context.newPage();
  await other.goto(`${portal.url}/logout`);
  await expect(other.getByRole('heading', { name: 'Sign in' })).toBeVisible();

  await page.bringToFront();
  await page.goBack();
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible();
  const { isFromCache, looks, reasons } = await page.evaluate(() => {
    const { isFromCache, looks } = window as unknown as { isFromCache: boolean; looks: string[] };
    const [navigation] = performance.getEntriesByType('navigation');
    return { isFromCache, looks, reasons: JSON.stringify(navigation) };
  });
  expect(isFromCache, reasons).toBe(true);
  expect(looks.join()).not.toMatch(/Guest|System Role|ada@/);
});

test('a page that comes back from the cache is live again', async ({ page, portal }) => {
  await letPagesBeCached(page, portal);
  await page.addInitScript(() => {
    Object.assign(window, { isFromCache: false });
    window.addEventListener('pageshow', ({ persisted }) => {
      Object.assign(window, { isFromCache: persisted });
    });
  });
  await signIn(page, portal);
  await openRoles(page);
  const connections = () => portal.sandbox.live.count(ADMIN_EMAIL);
  await expect.poll(connections).toBe(1);
  await page.goto(`${portal.url}/app/sandbox`);
  await expect.poll(connections).toBe(0);

  portal.sandbox.live.notify(ADMIN_EMAIL, { title: 'Told while nobody listened' });
  await page.goBack({ waitUntil: 'commit' });
  await expect.poll(() => page.evaluate(() => Object(window).isFromCache)).toBe(true);
  await expect.poll(connections).toBe(1);
  const bell = page.getByRole('button', { name: /^Notifications/ });
  await expect(bell).toHaveAccessibleName(/15 new/);
  portal.sandbox.live.notify(ADMIN_EMAIL, { title: 'Told live' });
  await expect(bell).toHaveAccessibleName(/16 new/);
});
