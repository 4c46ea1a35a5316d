import { gzipSync } from 'node:zlib';
import { expect, expectAccessible, openRoles, signIn, test } from './fixtures';

const MOST_BYTES = 139_000;
const MOST_REQUESTS = 6;
/** A thousandth of the cumulative layout shift that counts as good. */
const UNSEEN_SHIFT = 0.0001;

test('the first screen is small, steady, and ready before anything else', async ({
  page,
  portal,
}) => {
  const scriptsAndStyles: { url: string; bytes: number }[] = [];
  let requests = 0;
  let code = '';
  page.on('response', async (response) => {
    if (!response.url().startsWith(portal.url)) return;
    requests += 1;
    if (!['script', 'stylesheet'].includes(response.request().resourceType())) return;
    const body = await response.body();
    scriptsAndStyles.push({ url: response.url(), bytes: gzipSync(body, { level: 6 }).length });
    code += body.toString();
  });
  await page.addInitScript(() => {
    const shifts: number[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        shifts.push((entry as PerformanceEntry & { value: number }).value);
      }
    }).observe({ type: 'layout-shift', buffered: true });
    new MutationObserver((_changes, observer) => {
      if (!document.querySelector('form')) return;
      Object.assign(window, { formAt: performance.now() });
      observer.disconnect();
    }).observe(document, { childList: true, subtree: true });
  });
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  // The session check is slow: the form must not wait for it.
  portal.sandbox.faults.add({ match: { path: '/app/login/validate-token' }, latencyMs: 1500 });

  const checked = page.waitForResponse('**/app/login/validate-token');
  await page.goto(`${portal.url}/auth/login`, { waitUntil: 'commit' });
  await page.getByLabel('E-mail').fill('typed early');
  let isChecked = false;
  void checked.then(() => {
    isChecked = true;
  });
  expect(isChecked).toBe(false);
  await checked;
  await page.waitForLoadState('networkidle');
  await expect(page.getByLabel('E-mail')).toHaveValue('typed early');

  const bytes = scriptsAndStyles.reduce((sum, file) => sum + file.bytes, 0);
  const loaded = JSON.stringify(scriptsAndStyles);
  expect(bytes, loaded).toBeLessThanOrEqual(MOST_BYTES);
  expect(requests, loaded).toBeLessThanOrEqual(MOST_REQUESTS);
  // Nothing of the live connection, of react-aria or of the query library.
  expect(code.includes('data-plinth-root')).toBe(true);
  expect(code.match(/HubConnection|react-aria-|defaultMutationOptions/)).toBeNull();
  const early = await page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .filter(({ startTime }) => startTime < (window as unknown as { formAt: number }).formAt)
      .map(({ name }) => new URL(name).pathname),
  );
  // No font is requested before the form has rendered.
  expect(early.length).toBeGreaterThan(0);
  expect(early.filter((path) => /\.woff2?$/.test(path))).toEqual([]);
  // Of the typeface an English page loads the Latin letters alone, and others with the first of theirs.
  const fonts = () =>
    page.evaluate(() =>
      performance
        .getEntriesByType('resource')
        .map(({ name }) => /inter-([a-z-]+)-wght/.exec(name)?.[1])
        .filter((name) => name !== undefined),
    );
  await expect.poll(fonts).toEqual(['latin']);
  await page.getByLabel('E-mail').fill('Ωμέγα');
  await expect.poll(fonts).toEqual(['latin', 'greek']);
  const shifts = await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts);
  // When the font comes, a word may be three pixels narrower: letters are whole pixels on some screens.
  expect(shifts.reduce((sum, value) => sum + value, 0)).toBeLessThan(UNSEEN_SHIFT);
  test.info().annotations.push({ type: 'first screen', description: `${bytes} B, ${requests}` });
});

for (const colorScheme of ['light', 'dark'] as const) {
  test(`no accessibility violation on the journey, ${colorScheme} @walk`, async ({
    page,
    portal,
  }) => {
    await page.emulateMedia({ colorScheme });
    await page.goto(`${portal.url}/auth/login`);
    await page.getByRole('button', { name: 'Sign in' }).click();
    await expect(page.getByText('Email is required')).toBeVisible();
    await expectAccessible(page);
    await signIn(page, portal);
    await expectAccessible(page);
    await page.getByRole('button', { name: /^Account of / }).click();
    await expect(page.getByRole('menu')).toBeVisible();
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await openRoles(page);
    await expect(
      page.getByRole('list', { name: 'Users with the role Admin' }).getByRole('listitem').first(),
    ).toBeVisible();
    await expectAccessible(page);
    await page.goto(`${portal.url}/nowhere`);
    await expect(page.getByRole('heading', { name: 'Oops!' })).toBeVisible();
    await expectAccessible(page);
  });
}
