import { paths } from '../src/app/paths';
import { expect, openSignedIn, test } from './fixtures';

test('signed out, every address leads to the sign-in', async ({ page, portal }) => {
  for (const path of [
    '/',
    '/dashboard',
    '/apps/user-management/roles',
    '/nowhere',
    '/%F0%9F%92%A9',
  ]) {
    await page.goto(portal.url + path);
    await expect(page).toHaveURL(`${portal.url}/auth/login`);
  }
});

test('signed in, the sign-in leads to the dashboard', async ({ page, portal }) => {
  await openSignedIn(page, portal);
  for (const path of ['/', '/auth', '/auth/login', '/auth/2fa']) {
    await page.goto(portal.url + path);
    await expect(page).toHaveURL(`${portal.url}/dashboard`);
  }
});

test('an unknown address is /error/404, and Return Home leads home @walk', async ({
  page,
  portal,
}) => {
  await openSignedIn(page, portal);
  for (const path of [
    '/nowhere',
    '/apps/nowhere',
    '/apps/modules/any',
    '/error',
    `/${'x'.repeat(2000)}`,
    '/%E0%A4%A',
  ]) {
    await page.goto(portal.url + path);
    await expect(page.getByRole('heading', { level: 1, name: 'Oops!' })).toBeVisible();
    await expect(page.getByText("We can't find that page.")).toBeVisible();
  }
  for (const path of ['/nowhere', '/apps/orders/any/more', '/apps/user-management/nowhere']) {
    await page.goto(portal.url + path);
    await expect(page).toHaveURL(`${portal.url}/error/404`);
  }
  await page.getByRole('link', { name: 'Return Home' }).click();
  await expect(page).toHaveURL(`${portal.url}/dashboard`);
});

/** Every name that some page reads from its query, and what only objects have. */
const NAMES =
  'a b from customer role view page size sort q state renews columns __proto__ constructor';
const all = (value: string) =>
  NAMES.split(' ')
    .map((name) => `${name}=${value}`)
    .join('&');
const LONG = 'x'.repeat(10_000);

/** Queries and hashes that anybody can put into a link. */
const TAILS = [
  `?${all('%zz')}&%&&=&==#%zz`,
  `?${all('__proto__')}#__proto__`,
  `?${all('%ED%A0%80')}&${LONG}=${LONG}#%ED%A0%80${'%'.repeat(10_000)}`,
];

test('no query and no hash of any route ends its page @walk', async ({ page, portal }) => {
  const routes = Object.values(paths).map((path) => path.replace(/:\w+/g, 'none'));
  const isEntrance = (path: string) => /^\/(auth|external-login|impersonate|logout)/.test(path);
  const visit = async (path: string) => {
    for (const tail of TAILS) {
      await test.step(path + tail.slice(0, 80), async () => {
        // As a link does that the page follows itself: the portal is loaded once.
        await page.evaluate((address) => {
          history.pushState({ idx: history.length }, '', address);
          dispatchEvent(new PopStateEvent('popstate', { state: history.state }));
        }, path + tail);
        await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
        await expect(page.getByText('Oops!!!')).toHaveCount(0);
      });
    }
  };
  await page.goto(`${portal.url}/auth/login`);
  // The one that signs out loads the sign-in as a new page, which is then there for the next.
  const entrances = routes.filter((path) => isEntrance(path) && path !== paths.logout);
  for (const path of entrances) await visit(path);
  await openSignedIn(page, portal);
  for (const path of routes.filter((path) => !isEntrance(path))) await visit(path);
});
