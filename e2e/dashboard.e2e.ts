import { CUSTOMER_EMAIL, RESELLER_EMAIL } from '../src/sandbox/world/accounts';
import { expect, expectAccessible, openSignedIn, test } from './fixtures';
import { expectFits } from './shop';

test('what needs attention is settled on the page that it leads to @walk', async ({
  page,
  portal,
}) => {
  await openSignedIn(page, portal, '/dashboard', RESELLER_EMAIL);
  const attention = page.getByRole('region', { name: 'Needs attention' });
  const failed = attention.getByRole('link', { name: /^See what failed: Order / }).first();
  const number = (await failed.getAttribute('aria-label'))?.match(/Order (\S+)/)?.[1] ?? '';
  await failed.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toContainText(number);
});

test('a customer sees neither cost nor margin, in answers and on the page @walk', async ({
  page,
  portal,
}) => {
  const answers: string[] = [];
  await page.route(
    ({ pathname }) => pathname.startsWith('/app/'),
    async (route) => {
      const response = await route.fetch();
      answers.push(await response.text());
      await route.fulfill({ response });
    },
  );
  await openSignedIn(page, portal, '/dashboard', CUSTOMER_EMAIL);
  await expect(page.getByRole('listbox', { name: 'Spend by month in EUR' })).toBeVisible();
  const latest = page.getByRole('region', { name: 'Latest statement' });
  await expect(latest.getByRole('link', { name: /R-\d{4}-\d{2}-/ })).toBeVisible();
  const said = answers.join('');
  expect(said).toContain('"net"');
  expect(said).not.toMatch(/"(unitC|c)ost"|margin/i);
  expect(await page.locator('body').innerText()).not.toMatch(/\bcost(?! €)|margin/i);
});

test('one call fails: the rest works, and Try again mends it @walk', async ({ page, portal }) => {
  // Mended by the press and no sooner: an event of the live connection reads the page again as well.
  await page.route('**/app/dashboard/spend', async (route) =>
    (await page.evaluate(() => document.body.dataset.pressed)) ? route.continue() : route.abort(),
  );
  await openSignedIn(page, portal, '/dashboard', RESELLER_EMAIL);
  await page.evaluate(() =>
    document.addEventListener('pointerdown', () => {
      document.body.dataset.pressed = 'true';
    }),
  );
  const months = page.getByRole('region', { name: 'Billed by month' });
  await expect(months.getByText('The months could not be loaded.')).toBeVisible();
  await expect(page.getByRole('link', { name: /^Failed orders \d+$/ })).toBeVisible();
  await months.getByRole('button', { name: 'Try again' }).click();
  await expect(months.getByRole('listbox')).toBeVisible();
  await expect(months.getByRole('heading', { name: 'Billed by month' })).toBeFocused();
});

for (const [who, email] of [
  ['a reseller', RESELLER_EMAIL],
  ['a customer', CUSTOMER_EMAIL],
] as const) {
  test(`for ${who} it fits into 320 pixels, and is accessible @walk`, async ({ page, portal }) => {
    await page.setViewportSize({ width: 320, height: 700 });
    await openSignedIn(page, portal, '/dashboard', email);
    await expect(page.getByRole('listbox').first()).toBeVisible();
    await expectFits(page);
    await expectAccessible(page);
  });
}

/** What the signed-in portal and its first page may weigh as sent, and how often they may ask. */
const MOST = { bytes: 241_000, own: 40_000, requests: 22 };

test('the first page is light', async ({ page, portal }) => {
  const asked: { path: string; at: number }[] = [];
  const files: Promise<{ path: string; bytes: number }>[] = [];
  page.on('response', (response) => {
    if (!response.url().startsWith(portal.url)) return;
    const path = new URL(response.url()).pathname;
    const request = response.request();
    asked.push({ path, at: request.timing().startTime });
    if (!['script', 'stylesheet'].includes(request.resourceType())) return;
    files.push(request.sizes().then(({ responseBodySize: bytes }) => ({ path, bytes })));
  });
  await page.addInitScript(() => {
    new MutationObserver((_changes, observer) => {
      if (!document.querySelector('[role="listbox"]')) return;
      Object.assign(window, { shownAt: Date.now() });
      observer.disconnect();
    }).observe(document, { childList: true, subtree: true });
  });
  await openSignedIn(page, portal, '/dashboard', RESELLER_EMAIL);
  await expect(page.getByRole('listbox')).toBeVisible();
  await page.waitForLoadState('networkidle');
  const loaded = await Promise.all(files);
  const weigh = (pattern: RegExp) =>
    loaded.filter(({ path }) => pattern.test(path)).reduce((sum, { bytes }) => sum + bytes, 0);
  const list = JSON.stringify(loaded);
  const own = weigh(/\/home-/);
  expect(own, list).toBeGreaterThan(0);
  expect(own, list).toBeLessThanOrEqual(MOST.own);
  expect(weigh(/./), list).toBeLessThanOrEqual(MOST.bytes);
  // Once it is live, it is read again when something happens: that is counted once.
  const shownAt = await page.evaluate(() => (window as unknown as { shownAt: number }).shownAt);
  // A name in another alphabet brings that part of the typeface: the seed has some.
  const first = [...new Set(asked.filter(({ at }) => at < shownAt).map(({ path }) => path))].filter(
    (path) => !path.endsWith('.woff2') || path.includes('-latin-wght'),
  );
  expect(first).toContain('/app/dashboard/spend');
  expect(first.length, first.join('\n')).toBeLessThanOrEqual(MOST.requests);
  test
    .info()
    .annotations.push({ type: 'first page', description: `${weigh(/./)} B, ${first.length}` });
});
