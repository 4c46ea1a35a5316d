import type { Locator, Page } from 'playwright';

/** Something that is opened and closed again, over and over. */
export interface Journey {
  readonly name: string;
  /** The address that it happens at. */
  readonly at: string;
  /** Continues from there, once. */
  readonly prepare?: (page: Page) => Promise<void>;
  /** What has to be there before the first round, and after each. */
  readonly ready: (page: Page) => Locator;
  /** Opens and closes; ends where it began. */
  readonly round: (page: Page) => Promise<void>;
}

type Floating = 'dialog' | 'alertdialog' | 'menu' | 'listbox';

const button = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name, ...(typeof name === 'string' && { exact: true }) }).first();
const heading = (page: Page, name: string | RegExp) =>
  page.getByRole('heading', { level: 1, name });

/** Opens what floats, and closes it by Escape. */
async function openAndClose(page: Page, floats: Floating, open: () => Promise<unknown>) {
  await open();
  const floating = page.getByRole(floats).first();
  await floating.waitFor();
  await page.keyboard.press('Escape');
  await floating.waitFor({ state: 'detached' });
}

/** A place with things that float, each opened by a button or by an entry of a button's menu. */
function overlaysAt(
  at: string,
  ready: Journey['ready'],
  overlays: readonly (readonly [
    name: string,
    floats: Floating,
    opener: string | RegExp,
    entry?: string,
  ])[],
): readonly Journey[] {
  return overlays.map(([name, floats, opener, entry]) => ({
    name,
    at,
    ready,
    round: (page) =>
      openAndClose(page, floats, async () => {
        await button(page, opener).click();
        if (entry) await page.getByRole('menuitem', { name: entry, exact: true }).click();
      }),
  }));
}

/** Opens the page of a role from its card. */
async function openRole(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Auditor', exact: true }).click();
  await heading(page, 'Auditor').waitFor();
}

/** Pages that links lead to and back from, within the portal. */
function pagesBetween(name: string, [at, title]: Place, [away, awayTitle]: Place): Journey {
  const goTo = async (page: Page, path: string, awaited: string | RegExp) => {
    // The address bar would reload the page: a link uses the portal's own router.
    await page.evaluate((to) => {
      history.pushState(null, '', to);
      dispatchEvent(new PopStateEvent('popstate', { state: null }));
    }, path);
    await heading(page, awaited).waitFor();
  };
  return {
    name,
    at,
    ready: (page) => heading(page, title),
    async round(page) {
      await goTo(page, away, awayTitle);
      await goTo(page, at, title);
    },
  };
}

type Place = readonly [path: string, title: string | RegExp];

const HOME = ['/dashboard', /^Good (?:morning|afternoon|evening), /] as const;
const USERS = ['/apps/user-management/users', 'Users'] as const;
const ROLES = ['/apps/user-management/roles', 'Roles'] as const;
const PROFILE = '/apps/user-management/users/edit/ada@plinth.example';

const CARL = 'Actions of Carl Jensen';
const AUDITOR = 'Actions of Auditor';

export const JOURNEYS: readonly Journey[] = [
  {
    // What the driver of the browser leaves behind by itself.
    name: 'nothing but the driver',
    at: HOME[0],
    ready: (page) => heading(page, HOME[1]),
    async round(page) {
      for (let step = 0; step < 4; step += 1) await heading(page, HOME[1]).waitFor();
      await page.keyboard.press('Escape');
    },
  },
  ...overlaysAt(HOME[0], (page) => heading(page, HOME[1]), [
    ['menu of the account', 'menu', /^Account of /],
    ['menu of the theme', 'menu', /^Theme/],
    ['Notifications', 'dialog', /^Notifications/],
    ['Invite', 'dialog', 'Invite'],
  ]),
  ...overlaysAt(ROLES[0], (page) => button(page, AUDITOR), [
    ['Create Role', 'dialog', /^Create New Role/],
    ['menu of a role', 'menu', AUDITOR],
    ['Edit Role', 'dialog', AUDITOR, 'Edit Role'],
    ['Compare Roles', 'dialog', AUDITOR, 'Compare Role'],
    ['Delete Role', 'alertdialog', AUDITOR, 'Delete Role'],
  ]),
  ...overlaysAt(ROLES[0], (page) => button(page, 'Add Users To Role'), [
    ['Add Users To Role', 'dialog', 'Add Users To Role'],
    ['Edit Permissions', 'dialog', 'Edit Permissions'],
  ]).map((journey) => ({ ...journey, prepare: openRole })),
  ...overlaysAt(PROFILE, (page) => button(page, 'Set up'), [
    ['set-up of a second factor', 'dialog', 'Set up'],
  ]),
  {
    name: 'credentials of a tenant',
    at: HOME[0],
    ready: (page) => heading(page, HOME[1]),
    async round(page) {
      await button(page, /^Notifications/).click();
      await button(page, 'View credentials').click();
      const dialogs = page.getByRole('dialog');
      await page.getByRole('dialog', { name: 'Microsoft tenant credentials' }).waitFor();
      while ((await dialogs.count()) > 0) {
        await page.keyboard.press('Escape');
        await page.evaluate(() => new Promise(requestAnimationFrame));
      }
    },
  },
  ...overlaysAt(USERS[0], (page) => button(page, CARL), [
    ['menu of a user', 'menu', CARL],
    ['drawer of a user', 'dialog', CARL, 'View'],
    ['start of an impersonation', 'dialog', CARL, 'Impersonate'],
    ['Delete user', 'alertdialog', CARL, 'Delete'],
  ]),
  {
    name: 'search of users',
    at: USERS[0],
    ready: (page) => button(page, CARL),
    async round(page) {
      const search = page.getByRole('searchbox', { name: 'Search users' });
      await search.fill('keller');
      await button(page, 'Actions of Bruno Keller').waitFor();
      await button(page, CARL).waitFor({ state: 'detached' });
      await search.fill('');
      await button(page, CARL).waitFor();
    },
  },
  {
    name: 'rows of users selected',
    at: USERS[0],
    ready: (page) => button(page, CARL),
    async round(page) {
      const all = page.getByRole('checkbox', { name: 'Select all rows' });
      await all.check();
      await all.uncheck();
    },
  },
  {
    name: 'pages of users',
    at: USERS[0],
    ready: (page) => button(page, CARL),
    async round(page) {
      await button(page, 'Next page').click();
      await page.getByText(/^11 - 20 of/).waitFor();
      await button(page, 'Previous page').click();
      await page.getByText(/^1 - 10 of/).waitFor();
    },
  },
  pagesBetween('Dashboard to Users', HOME, USERS),
  pagesBetween('Dashboard to Roles', HOME, ROLES),
  {
    name: 'Roles to one role',
    at: ROLES[0],
    ready: (page) => button(page, AUDITOR),
    async round(page) {
      await openRole(page);
      await page.goBack();
    },
  },
  pagesBetween('Users to a profile', USERS, [PROFILE, 'Profile']),
  pagesBetween('Dashboard to Customers', HOME, ['/apps/customers', 'Customers']),
  pagesBetween('Dashboard to no page', HOME, ['/nowhere', 'Oops!']),
];
