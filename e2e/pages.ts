import type { Page } from '@playwright/test';
import { paths, userEditPath } from '../src/app/paths';
import { rolePath } from '../src/app/roles/paths';
import {
  ADMIN_EMAIL,
  CUSTOMER_EMAIL,
  FIRST_LOGIN_EMAIL,
  RESELLER_EMAIL,
  TWO_FACTOR_EMAIL,
} from '../src/sandbox/world/accounts';
import type { ScenarioName } from '../src/sandbox/world/scenarios';
import { expect, type Portal } from './fixtures';

/** Addresses that have nothing to be filled in, or lead to another one. */
export const LEAD_ON: readonly string[] = [
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

/** Pages that one actor opens in one world. */
interface Walk {
  readonly name: string;
  readonly as: string | null;
  readonly scenario?: ScenarioName;
  readonly routes: readonly string[];
}

export const WALKS: readonly Walk[] = [
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
  // One that stands still while the page loads.
  [paths.order]: 'orders?page=1&pageSize=1&state=completed',
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
export async function addressOf(route: string, page: Page, portal: Portal): Promise<string> {
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
export const HALF_WAY: Readonly<Record<string, string>> = {
  [paths.twoFactor]: TWO_FACTOR_EMAIL,
  [paths.userData]: FIRST_LOGIN_EMAIL,
};
