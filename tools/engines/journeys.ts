import { totpCode } from '../../src/sandbox/auth/totp';
import type { Sandbox } from '../../src/sandbox/sandbox';
import {
  ADMIN_EMAIL,
  CUSTOMER_EMAIL,
  DEMO_PASSWORD,
  DEMO_RECOVERY_CODES,
  DEMO_TOTP_SECRET,
  TWO_FACTOR_EMAIL,
} from '../../src/sandbox/world/accounts';
import type { ScenarioName } from '../../src/sandbox/world/scenarios';
import { createPortalPages } from '../../src/testing/playwright/portal-pages';
import { Tab, until } from './tab';

/** The heading of the first page greets, by the hour. */
const HOME = /^Good (morning|afternoon|evening), /;

const DAY = 86_400_000;

/** What a journey has: a tab of its own, and the server behind it. */
export interface Trip {
  readonly tab: Tab;
  /** Address of the portal. */
  readonly url: string;
  /** Address of a page of another site that has the portal in a frame. */
  readonly host: string;
  /** Address of a page of another site with elements of the package. */
  readonly elements: string;
  readonly sandbox: Sandbox;
  /** Signs a scenario's user in and opens a page. */
  open(path: string, scenario?: ScenarioName): Promise<void>;
  /** Moves the server's clock on. */
  moveClock(ms: number): void;
}

/** What an engine cannot be asked for; the reason stands in the table. */
export class NotHere extends Error {
  override name = 'NotHere';
}

export interface Journey {
  readonly name: string;
  readonly run: (trip: Trip) => Promise<void>;
}

async function signIn({ tab, url }: Trip, email = ADMIN_EMAIL): Promise<void> {
  await tab.goto(`${url}/auth/login`);
  await createPortalPages(tab).signIn.signIn(email, DEMO_PASSWORD);
}

const button = (tab: Tab, name: string | RegExp) => tab.getByRole('button', { name });

export const JOURNEYS: readonly Journey[] = [
  {
    name: 'sign in with a password',
    async run(trip) {
      await signIn(trip);
      await trip.tab.heading.says(HOME);
      await trip.tab.at('/dashboard');
    },
  },
  {
    name: 'a wrong password is refused, and what was typed is kept',
    async run({ tab, url }) {
      await tab.goto(`${url}/auth/login`);
      const { signIn: form } = createPortalPages(tab);
      await form.signIn(ADMIN_EMAIL, 'Not-the-password-1!');
      await tab.getByRole('alert').says('The e-mail or the password is not right.');
      await until('The e-mail is gone', async () => (await form.email.value()) === ADMIN_EMAIL);
    },
  },
  {
    name: 'sign in with a code',
    async run(trip) {
      await signIn(trip, TWO_FACTOR_EMAIL);
      await createPortalPages(trip.tab).signIn.enterCode(
        await totpCode(DEMO_TOTP_SECRET, Date.now()),
      );
      await trip.tab.heading.says(HOME);
    },
  },
  {
    name: 'sign in with a recovery code',
    async run(trip) {
      const { tab } = trip;
      await signIn(trip, TWO_FACTOR_EMAIL);
      await button(tab, 'Use a recovery code').click();
      await tab.getByLabel('Recovery code').fill(DEMO_RECOVERY_CODES[0] ?? '');
      await button(tab, 'Verify').click();
      await tab.heading.says(HOME);
    },
  },
  {
    name: 'the profile offers a passkey where the engine has them',
    async run({ tab, open }) {
      await open(`/apps/user-management/users/edit/${encodeURIComponent(ADMIN_EMAIL)}`);
      await tab.heading.waitFor();
      const add = button(tab, 'Add a passkey');
      await add.waitFor();
      const has = await tab.evaluate<boolean>("'PublicKeyCredential' in window");
      const isOffered = await add.read<boolean>("(element) => element.ariaDisabled !== 'true'");
      if (has !== isOffered) throw new Error(`It is ${isOffered ? '' : 'not '}offered`);
      if (!has) throw new NotHere('it has no passkeys, and none is offered');
    },
  },
  {
    name: 'the notification drawer by keys, and the focus back on the bell',
    async run({ tab, open }) {
      await open('/dashboard');
      const { notifications } = createPortalPages(tab);
      await notifications.bell.press('Enter');
      await notifications.drawer.getByRole('article').first().waitFor();
      await tab.press('Escape');
      await notifications.drawer.goes();
      await until('The focus is not on the bell', () =>
        notifications.bell.read<boolean>('(element) => element === document.activeElement'),
      );
    },
  },
  {
    name: 'a notification arrives live',
    async run({ tab, open, sandbox }) {
      await open('/dashboard');
      const { notifications } = createPortalPages(tab);
      await notifications.bell.waitFor();
      await until('No live connection', async () => sandbox.live.count(ADMIN_EMAIL) > 0);
      sandbox.live.notify(ADMIN_EMAIL, { title: 'Sent live' });
      await notifications.open();
      await notifications.item('Sent live').waitFor();
    },
  },
  {
    name: 'a role is created, and deleted',
    async run({ tab, open }) {
      await open('/apps/user-management/roles');
      const { roles } = createPortalPages(tab);
      await roles.create('Night shift', 'Order.Read');
      await roles.card('Night shift').waitFor();
      await roles.choose('Night shift', 'Delete Role');
      const question = tab.getByRole('alertdialog');
      await question.getByText('Nobody holds this role.').waitFor();
      await question.getByRole('button', { name: /Delete/ }).click();
      await roles.card('Night shift').goes();
    },
  },
  {
    name: 'two people are invited',
    async run({ tab, open, sandbox }) {
      await open('/apps/user-management/users');
      await button(tab, 'Invite').first().click();
      const dialog = tab.getByRole('dialog');
      await dialog.getByRole('button', { name: 'Invite several people' }).click();
      await dialog
        .getByRole('textbox', { name: 'E-mail addresses' })
        .fill('aa@new.example, ab@new.example');
      await dialog.getByRole('button', { name: 'Invite 2 people' }).click();
      await dialog.goes();
      await until('No mail', async () => sandbox.outbox.some(({ to }) => to === 'ab@new.example'));
    },
  },
  {
    name: 'the palette goes to a page, by keys',
    async run({ tab, open }) {
      await open('/dashboard');
      await tab.heading.says(HOME);
      await tab.press('Control+k');
      const palette = tab.getByRole('dialog', { name: 'Command palette' });
      await palette.getByRole('combobox').waitFor();
      await tab.type('invoices');
      await palette
        .getByRole('option', { name: /^Statements/ })
        .first()
        .waitFor();
      await tab.press('Enter');
      await tab.at('/apps/statements');
    },
  },
  {
    name: 'a list keeps its columns under the name of a view',
    async run({ tab, open, url }) {
      await open('/apps/orders?view=failed');
      const placed = tab.getByRole('columnheader', { name: 'Placed' });
      await placed.waitFor();
      await tab.getByRole('button', { name: 'Display', exact: true }).click();
      await tab
        .getByRole('dialog', { name: 'Display' })
        .getByRole('checkbox', { name: 'Placed' })
        .click();
      await placed.goes();
      await tab.press('Escape');
      await tab.getByRole('button', { name: 'Views', exact: true }).click();
      await tab
        .getByRole('dialog', { name: 'Views' })
        .getByRole('textbox', { name: 'Name of a new view' })
        .fill('Stuck');
      await tab.press('Enter');
      await tab.at(/columns=/);
      await tab.goto(`${url}/apps/orders`);
      await tab.getByRole('button', { name: 'Views', exact: true }).click();
      await tab.getByRole('dialog').getByRole('link', { name: 'Stuck' }).click();
      await tab.at(/view=failed/);
    },
  },
  {
    name: 'a list is searched, sorted, and left and found again by Back',
    async run({ tab, open }) {
      await open('/apps/customers');
      const { customers } = createPortalPages(tab);
      await customers.searchFor('Halvorsen');
      await tab.at('search=Halvorsen');
      await customers.table.getByRole('link', { name: 'Halvorsen AS' }).click();
      await tab.heading.says('Halvorsen AS');
      await tab.driver.back();
      await tab.at('search=Halvorsen');
      await until(
        'The search is empty',
        async () => (await customers.search.value()) === 'Halvorsen',
      );
    },
  },
  {
    name: 'a day is typed, and another chosen in the calendar',
    async run({ tab, open }) {
      await open('/apps/orders', 'signedIn');
      await button(tab, /^Placed/)
        .first()
        .click();
      const dialog = tab.getByRole('dialog');
      const from = dialog.css('input').first();
      await from.fill('15 Nov 2026');
      await tab.press('Tab');
      await until('The day was not read', async () => /2026/.test(await from.value()));
      await from.press('Alt+ArrowDown');
      await tab.css('[data-slot=date-calendar]').waitFor();
      await tab
        .css('[data-slot=date-cell]:not([data-disabled], [data-outside-month])')
        .first()
        .click();
      await until('The day was not taken', async () => {
        const day = await from.value();
        return /^11\/01|^01\/11|^Nov 1,|^1 Nov/.test(day) || day;
      });
    },
  },
  {
    name: 'a purchase of four lines for two customers',
    async run({ tab, open }) {
      await open('/cart/select-client', 'cartReady');
      await tab.getByRole('checkbox', { name: 'Select Fjordbakeriet' }).check();
      await button(tab, 'Buy for 2 clients').click();
      await tab
        .getByRole('alertdialog')
        .getByRole('button', { name: /^Buy for/ })
        .click();
      await tab.heading.says('Cart Review');
      const { cart } = createPortalPages(tab);
      await cart.validate();
      await tab.heading.says('Validate Cart');
      const seen = tab.getByRole('checkbox', { name: 'I have seen this' });
      await tab.getByRole('link', { name: 'Continue to Final Review' }).waitFor();
      for (let at = (await seen.count()) - 1; at >= 0; at -= 1) await seen.nth(at).check();
      await cart.review();
      await tab.heading.says('Final Review');
      await tab.getByRole('checkbox', { name: 'I accept the terms' }).check();
      await button(tab, 'Place orders for 2 customers').click();
      await tab.heading.says('Your orders are placed');
      for (const customer of ['Halvorsen AS', 'Fjordbakeriet']) {
        await tab
          .getByRole('rowgroup', { name: customer })
          .getByRole('link', { name: /^Order / })
          .first()
          .waitFor();
      }
    },
  },
  {
    name: 'seats of a subscription are changed',
    async run({ tab, open }) {
      await open('/apps/subscriptions/s-18', 'signedIn');
      await button(tab, /^Change seats/)
        .first()
        .click();
      const dialog = tab.getByRole('dialog');
      await dialog.getByRole('spinbutton').first().fill('30');
      await tab.press('Tab');
      await dialog.getByText(/Total/).first().waitFor();
      await dialog
        .getByRole('button', { name: /^(Change|Order|Add)/ })
        .last()
        .click();
      await tab.getByText('An order is changing this subscription').waitFor();
    },
  },
  {
    name: 'the sum of an amount opens by a key and closes by Escape',
    async run({ tab, open }) {
      await open('/apps/subscriptions/s-123', 'signedIn');
      const amount = tab.getByRole('button', { name: /^€/ }).first();
      await amount.press('Enter');
      const sum = tab.getByRole('group', { name: /is calculated$/ });
      await sum.waitFor();
      await tab.press('Escape');
      await sum.goes();
    },
  },
  {
    name: 'a statement is printed to a PDF',
    async run({ tab, open }) {
      await open('/apps/statements', 'signedIn');
      await tab.css('tbody').first().getByRole('link').first().click();
      await tab.getByRole('link', { name: 'Back to the statements' }).waitFor();
      const pdf = await tab.driver.print();
      if (!pdf) throw new NotHere('the protocol prints nothing');
      if (Buffer.from(pdf).subarray(0, 5).toString() !== '%PDF-') throw new Error('It is no PDF');
    },
  },
  {
    name: 'the language becomes Arabic, and stays after a reload',
    async run({ tab, open }) {
      await open('/apps/customers');
      await createPortalPages(tab).shell.chooseLanguage('العربية');
      const isArabic = () =>
        tab.evaluate<boolean>(
          "document.documentElement.dir === 'rtl' && document.documentElement.lang === 'ar'",
        );
      await until('It does not read from the right', isArabic);
      await tab.driver.reload();
      await until('It does not read from the right', isArabic);
      await tab.heading.says('العملاء');
      await tab.fits();
    },
  },
  {
    name: 'dark, and still after a reload',
    async run({ tab, open }) {
      await open('/dashboard');
      await createPortalPages(tab).shell.chooseTheme('dark');
      const isDark = () =>
        tab.evaluate<boolean>("getComputedStyle(document.documentElement).colorScheme === 'dark'");
      await until('It is not dark', isDark);
      await tab.driver.reload();
      await until('It is not dark', isDark);
    },
  },
  {
    name: 'an administrator acts as a customer in a tab of its own',
    async run({ tab, open }) {
      await open(`/apps/user-management/users?search=${CUSTOMER_EMAIL}`);
      await button(tab, /^Actions of /)
        .first()
        .click();
      await tab.getByRole('menuitem', { name: 'Impersonate' }).click();
      await button(tab, 'Start impersonation').click();
      const blocked = tab.getByRole('dialog', { name: 'The new tab did not open' });
      await until('No tab was opened', async () => {
        return (await tab.driver.tabs()).length > 1 || (await blocked.isVisible());
      });
      const isBlocked = await blocked.isVisible();
      if (isBlocked) await blocked.getByRole('link', { name: 'Open the session' }).click();
      const acting = await tab.opened();
      await acting.getByRole('region', { name: 'Impersonation' }).says('You are logged in as');
      await acting.heading.says(HOME);
      if (isBlocked) {
        throw new NotHere('it opens no tab after an answer: the session opens at a second press');
      }
      await tab.getByRole('heading', { level: 1, name: 'Users' }).waitFor();
    },
  },
  {
    name: 'a sign-out in one tab ends the other',
    async run(trip) {
      const { tab, url } = trip;
      await signIn(trip);
      await tab.heading.says(HOME);
      const other = new Tab(await tab.driver.open());
      await other.goto(`${url}/logout`);
      await other.getByRole('heading', { name: 'Sign in' }).waitFor();
      await tab.getByRole('heading', { name: 'Sign in' }).waitFor();
    },
  },
  {
    name: 'Back after a sign-out shows nothing protected',
    async run(trip) {
      const { tab, url } = trip;
      await signIn(trip);
      await tab.heading.says(HOME);
      await tab.goto(`${url}/app/sandbox`);
      const other = new Tab(await tab.driver.open());
      await other.goto(`${url}/logout`);
      await other.getByRole('heading', { name: 'Sign in' }).waitFor();
      await tab.driver.back();
      await tab.getByRole('heading', { name: 'Sign in' }).waitFor();
      if (await tab.getByText(/Ada Lindqvist/).isVisible()) throw new Error('A name is shown');
    },
  },
  {
    name: 'an ended session asks for the password on the page',
    async run(trip) {
      const { tab, url, moveClock } = trip;
      await signIn(trip);
      await tab.heading.says(HOME);
      moveClock(30 * DAY);
      await tab.goto(`${url}/apps/orders`);
      await tab.getByRole('heading', { name: 'Sign in' }).waitFor();
    },
  },
  {
    name: 'a frame in a page of another site signs in and shows its screen',
    async run({ tab, host }) {
      await tab.goto(host);
      const frame = tab.frame('iframe');
      const { signIn: form } = createPortalPages(frame);
      await form.signIn(ADMIN_EMAIL, DEMO_PASSWORD);
      await frame.getByRole('heading', { level: 1, name: 'Roles' }).waitFor();
    },
  },
  {
    name: 'an element in a page of another site shows its screen',
    async run({ tab, elements }) {
      await tab.goto(elements);
      await until('No element', async () => (await tab.css('plinth-sign-in').count()) === 1);
      const signIn = tab.css('plinth-sign-in');
      await signIn.getByLabel('E-mail').fill(ADMIN_EMAIL);
      await signIn.getByLabel('Password', { exact: true }).fill(DEMO_PASSWORD);
      await signIn.getByRole('button', { name: 'Sign in' }).click();
      await tab.css('plinth-roles').getByRole('article').first().waitFor();
    },
  },
  {
    name: 'every area under the strict policy, without a breach',
    async run({ tab, open, url }) {
      await open('/dashboard', 'signedIn');
      for (const [path, name] of [
        ['/apps/customers', 'Customers'],
        ['/apps/subscriptions/all', 'Subscriptions'],
        ['/apps/subscriptions/renewals', 'Renewals'],
        ['/apps/orders', 'Orders'],
        ['/apps/products', 'Marketplace'],
        ['/apps/statements', 'Statements'],
        ['/apps/statements/compare', /./],
        ['/apps/statements/reconcile', /./],
        ['/apps/user-management/users', 'Users'],
        ['/apps/user-management/roles', 'Roles'],
        ['/activity', 'Activity'],
      ] as const) {
        await tab.goto(url + path);
        await tab.heading.says(name);
      }
    },
  },
  {
    name: 'every area fits a phone',
    async run({ tab, open, url }) {
      await tab.driver.resize(375, 740);
      await open('/dashboard', 'signedIn');
      for (const path of [
        '/dashboard',
        '/apps/customers',
        '/apps/subscriptions/all',
        '/apps/orders',
        '/apps/products',
        '/apps/statements',
        '/apps/user-management/users',
        '/activity',
      ]) {
        await tab.goto(url + path);
        await tab.heading.waitFor();
        await tab.fits();
      }
    },
  },
  {
    name: 'a product goes into the cart, by keys',
    async run({ tab, open }) {
      await open('/apps/products?search=desk+inbox', 'cartReady');
      await tab.getByRole('link', { name: 'Desk Inbox' }).first().press('Enter');
      await tab.heading.says('Desk Inbox');
      await tab.getByRole('spinbutton', { name: 'Quantity' }).press('ArrowUp');
      await button(tab, 'Add to cart').press('Enter');
      await tab.getByText('In your cart: 2 × Desk Inbox').waitFor();
    },
  },
  {
    name: 'a form names the field that is missing, and keeps what was typed',
    async run({ tab, open }) {
      await open('/apps/customers/new', 'signedIn');
      const name = tab.getByRole('textbox', { name: 'Name' }).first();
      await name.fill('Nordwind AS');
      await button(tab, 'Next').click();
      await tab.getByText('Choose a country').waitFor();
      await until('The name is gone', async () => (await name.value()) === 'Nordwind AS');
    },
  },
  {
    name: 'an address that is not there says so and leads home',
    async run({ tab, open }) {
      await open('/apps/nothing-here');
      await tab.heading.says('Oops!');
      await tab.getByText("We can't find that page.").waitFor();
      await tab.getByRole('link', { name: 'Return Home' }).click();
      await tab.heading.says(HOME);
    },
  },
];
