import type { Page } from '@playwright/test';
import { paths, userEditPath } from '../src/app/paths';
import { rolePath } from '../src/app/roles/paths';
import {
  ADMIN_EMAIL,
  CUSTOMER_EMAIL,
  DEMO_PASSWORD,
  FIRST_LOGIN_EMAIL,
  RESELLER_EMAIL,
  TWO_FACTOR_EMAIL,
} from '../src/sandbox/world/accounts';
import type { ScenarioName } from '../src/sandbox/world/scenarios';
import { createPortalPages } from '../src/testing/playwright/portal-pages';
import { createFieldsWalk } from './fields-walk';
import { expect, type Portal, test } from './fixtures';

/** Addresses that have nothing to be filled in, or lead to another one. */
const LEAD_ON: readonly string[] = [
  paths.root,
  paths.auth,
  paths.logout,
  paths.externalLogin,
  paths.impersonate,
  paths.rolesIndex,
  paths.usersIndex,
  paths.module,
  paths.notFound,
  paths.systemError,
];

interface Walk {
  readonly name: string;
  readonly as: string | null;
  readonly scenario?: ScenarioName;
  readonly routes: readonly string[];
}

const WALKS: readonly Walk[] = [
  { name: 'the sign-in', as: null, routes: [paths.login, paths.forgotPassword] },
  { name: 'users', as: ADMIN_EMAIL, routes: [paths.users, paths.userEdit] },
  {
    name: 'roles and what was done',
    as: ADMIN_EMAIL,
    routes: [paths.roles, paths.roleDetail, paths.activity],
  },
  {
    name: 'customers',
    as: ADMIN_EMAIL,
    routes: [paths.customers, paths.customer, paths.newCustomer],
  },
  {
    name: 'subscriptions',
    as: ADMIN_EMAIL,
    routes: [paths.subscriptions, paths.allSubscriptions, paths.renewals, paths.subscription],
  },
  {
    name: 'orders and statements',
    as: ADMIN_EMAIL,
    routes: [
      paths.orders,
      paths.order,
      paths.statements,
      paths.statement,
      paths.compareStatements,
      paths.reconcile,
    ],
  },
  {
    name: 'products',
    as: ADMIN_EMAIL,
    routes: [
      paths.dashboard,
      paths.modules,
      paths.products,
      paths.product,
      paths.priceLists,
      paths.priceList,
    ],
  },
  {
    name: 'the cart',
    as: RESELLER_EMAIL,
    scenario: 'cartReady',
    routes: [paths.cart, paths.cartSelectClient, paths.cartReview, paths.cartPurchase],
  },
  {
    name: 'a sign-in that is half done',
    as: null,
    routes: [paths.twoFactor, paths.userData, paths.resetPassword],
  },
];

/** Where the lists are from whose first record a page is opened. */
const RECORDS: Readonly<Record<string, string>> = {
  [paths.customer]: 'customers?page=1&pageSize=1',
  [paths.order]: 'orders?page=1&pageSize=1',
  [paths.product]: 'products?page=1&pageSize=1',
  [paths.priceList]: 'price-lists',
  // One that can be paid.
  [paths.statement]: 'statements?page=1&pageSize=1&state=overdue',
  [paths.subscription]: 'subscriptions?page=1&pageSize=1',
};

async function mailedLink(portal: Portal): Promise<string> {
  const query = new URLSearchParams({ email: ADMIN_EMAIL, host: new URL(portal.url).host });
  await fetch(`${portal.url}/app/login/generate-password-reset-token?${query}`);
  return portal.sandbox.outbox.at(-1)?.link ?? '';
}

/** The address of a page, with a record where it is one's page. */
async function addressOf(route: string, page: Page, portal: Portal): Promise<string> {
  if (route === paths.resetPassword) return mailedLink(portal);
  if (route === paths.userEdit) return portal.url + userEditPath(CUSTOMER_EMAIL);
  if (route === paths.roleDetail) return portal.url + rolePath('Admin');
  const list = RECORDS[route];
  if (list === undefined) return portal.url + route;
  const answer = await page.request.get(`${portal.url}/app/${list}`);
  const { data } = (await answer.json()) as { data: readonly { id: string }[] };
  expect(data.length, `records for ${route}`).toBeGreaterThan(0);
  return portal.url + route.replace(':id', encodeURIComponent(data[0]?.id ?? ''));
}

/** Pages in the middle of a sign-in, which no address leads to. */
const HALF_WAY: Readonly<Record<string, string>> = {
  [paths.twoFactor]: TWO_FACTOR_EMAIL,
  [paths.userData]: FIRST_LOGIN_EMAIL,
};

test('every address is walked, but those that lead on @walk', () => {
  const walked = WALKS.flatMap(({ routes }) => routes);
  expect([...walked, ...LEAD_ON].sort()).toEqual(Object.values(paths).sort());
});

for (const { name, as, scenario, routes } of WALKS) {
  test(`DAY18 every field takes what is typed, date fields by calendar too, and nothing else: ${name} @walk`, async ({
    page,
    portal,
  }) => {
    test.slow();
    if (scenario) portal.sandbox.useScenario(scenario);
    const walk = await createFieldsWalk(page);
    if (as !== null) {
      const data = { email: as, password: DEMO_PASSWORD };
      await page.request.post(`${portal.url}/app/login`, { data });
    }
    for (const route of routes) {
      const half = HALF_WAY[route];
      if (half === undefined) await walk.walk(await addressOf(route, page, portal));
      else {
        await walk.walk(portal.url + route, async () => {
          await page.context().clearCookies();
          await page.goto(portal.url + paths.login);
          await createPortalPages(page).signIn.signIn(half, DEMO_PASSWORD);
          await page.waitForURL(portal.url + route);
          await expect(page.getByLabel('E-mail')).toHaveCount(0);
        });
      }
    }
    if (routes.includes(paths.users)) await walk.walkFrame();
    const { counts } = walk;
    expect(counts.fields, 'fields that were found').toBeGreaterThan(0);
    process.stdout.write(
      `Fields, ${name}: ${counts.routes} routes, ${counts.dialogs} dialogs, ${counts.fields} fields, ${counts.inputs} inputs, ${walk.dates.size} of them days\n`,
    );
    if (name === 'orders and statements') expect(walk.dates.size).toBeGreaterThan(1);
    walk.expectNothingWrong();
  });
}
