import fc from 'fast-check';
import { expect, openSignedIn, type Portal, signIn, test } from './fixtures';

const BOUNDARY = 'Oops!!! Something went wrong. Please reach out for help!';

/** React says what a boundary caught; nothing else may have been said. */
function expectOnlyTheBrokenPart(portal: Portal): void {
  const complaints = portal.complaints.splice(0);
  expect(complaints.length).toBeGreaterThan(0);
  for (const complaint of complaints) expect(complaint).toMatch(/dynamically imported module/);
}

test('a page whose code is gone offers to reload, and then works', async ({ page, portal }) => {
  const gone = '**/assets/sign-in-steps-*.js';
  await page.route(gone, (route) => route.fulfill({ status: 404, body: 'Not found' }));
  await page.goto(`${portal.url}/auth/forgot-password`);
  await expect(page.getByRole('heading', { name: BOUNDARY })).toBeVisible();
  expectOnlyTheBrokenPart(portal);
  await page.unroute(gone);
  await page.getByRole('button', { name: 'Reload the page' }).click();
  await expect(page.getByLabel('E-mail')).toBeVisible();
});

const part = fc.oneof(
  fc.constantFrom(
    'auth',
    'login',
    'apps',
    'error',
    'cart',
    'roles',
    'dashboard',
    'logout',
    '..',
    '.',
  ),
  fc.constantFrom(
    '%2e%2e',
    '%2F',
    '%5c',
    '%00',
    '%F0%9F%92%A9',
    'é',
    '日本',
    'a b',
    '//',
    '*',
    ':x',
    '',
  ),
  fc.string({ unit: 'grapheme', maxLength: 12 }).map(encodeURIComponent),
  fc.nat({ max: 3_000 }).map((length) => 'x'.repeat(length)),
);
const query = fc.oneof(
  fc.constant(''),
  fc
    .string({ maxLength: 20 })
    .map((text) => `?q=${encodeURIComponent(text)}#${encodeURIComponent(text)}`),
);
const randomPaths = fc
  .tuple(fc.array(part, { maxLength: 5 }), query)
  .map(([parts, search]) => `/${parts.join('/')}`.replace(/^\/+/, '/') + search)
  // Signing out is another test's business, and the API is not the portal.
  .filter(
    (path) => !/^\/(logout|app)(\/|$|[?#])/.test(new URL(path, 'http://localhost').href.slice(16)),
  );

for (const who of ['out', 'in'] as const) {
  test(`500 random paths, signed ${who}, are never blank and never loop @walk`, async ({
    page,
    portal,
  }) => {
    test.setTimeout(180_000);
    if (who === 'in') await openSignedIn(page, portal);
    else await page.goto(`${portal.url}/auth/login`);
    const paths = fc.sample(randomPaths, { numRuns: 500, seed: 75 });
    // Emits the same event as Back and Forward: a thousand reloads would take minutes.
    const wrong = await page.evaluate(
      async ([paths, who]) => {
        const turn = () => new Promise((resolve) => setTimeout(resolve, 4));
        const wrong: string[] = [];
        for (const path of paths) {
          history.pushState(null, '', path);
          dispatchEvent(new PopStateEvent('popstate', { state: null }));
          // Settled: a heading, where it belongs, and the same for a while.
          let calm = 0;
          for (let turns = 0; turns < 500 && calm < 3; turns += 1) {
            const before = location.href;
            await turn();
            const isAuth = location.pathname.startsWith('/auth/');
            const isHome = isAuth === (who === 'out') && document.querySelector('h1')?.innerText;
            calm = isHome && before === location.href ? calm + 1 : 0;
          }
          if (calm < 3) wrong.push(`${path.slice(0, 200)} -> ${location.pathname.slice(0, 100)}`);
        }
        return wrong;
      },
      [paths, who] as const,
    );
    expect(wrong.slice(0, 5)).toEqual([]);
  });
}

test('an address with a line break or a broken escape is not found, and not blank @walk', async ({
  page,
  portal,
}) => {
  await openSignedIn(page, portal);
  for (const path of ['/a%0Ab', '/apps/%E2%80%A8', '/%0D', '/%E2%80%A9/x', '/%FF']) {
    await page.goto(portal.url + path);
    await expect(page.getByRole('heading', { level: 1, name: 'Oops!' })).toBeVisible();
  }
});

test('signed out, the error pages lead to the sign-in; signed in, Back to it leads home @walk', async ({
  page,
  portal,
}) => {
  for (const path of ['/error', '/error/404', '/error/500']) {
    await page.goto(portal.url + path);
    await expect(page).toHaveURL(`${portal.url}/auth/login`);
  }
  await signIn(page, portal);
  await page.goto(`${portal.url}/error`);
  await expect(page.getByText("We can't find that page.")).toBeVisible();
  await page.goto(`${portal.url}/auth/login`);
  await expect(page).toHaveURL(`${portal.url}/dashboard`);
  await page.goBack();
  await page.goForward();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});
