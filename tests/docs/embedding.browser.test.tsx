import { examples } from 'virtual:embedding';
import { expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { type RenderResult, render } from 'vitest-browser-react';
import { DEMO_PASSWORD, DEMO_TOTP_SECRET } from '../../src/sandbox/accounts';
import { totpCode } from '../../src/sandbox/auth/totp';
import type { ScenarioName } from '../../src/sandbox/scenarios';
import { followMailedLink, openPage, returnFromGoogle, sandbox } from './support/partner-page';
import { lostByTextSpacing, smallTargets } from './support/wcag-checks';

/** How an example is visited. */
interface Visit {
  /** What the server holds. @default the administrator is signed in */
  readonly scenario?: ScenarioName;
  /** How the page was come to. @default without anything in its address */
  readonly arrive?: () => Promise<void>;
  /** What whoever follows the page sees and does. */
  readonly look: (screen: RenderResult) => Promise<void>;
}

const ADA = 'ada@plinth.example';

async function signIn(screen: RenderResult, password = DEMO_PASSWORD): Promise<void> {
  await screen.getByLabelText('E-mail').fill(ADA);
  await screen.getByLabelText('Password', { exact: true }).fill(password);
  await screen.getByRole('button', { name: 'Sign in', exact: true }).click();
}

const VISITS: Readonly<Record<string, Visit>> = {
  RolesScreen: {
    async look(screen) {
      const card = screen.getByRole('article', { name: 'Admin' });
      await expect.element(card.getByText('System Role')).toBeVisible();
      await screen.getByRole('button', { name: /^Create New Role/ }).click();
      await expect.element(screen.getByRole('dialog', { name: 'Create Role' })).toBeVisible();
    },
  },
  RoleDetailScreen: {
    async look(screen) {
      await expect.element(screen.getByRole('heading', { name: /^Users Assigned/ })).toBeVisible();
      await screen.getByRole('button', { name: 'Add Users To Role' }).click();
      await expect
        .element(screen.getByRole('searchbox', { name: /^Search Users To/ }))
        .toBeVisible();
    },
  },
  PermissionHelp: {
    async look(screen) {
      await screen.getByRole('button', { name: 'Who may invite?' }).click();
      const dialog = screen.getByRole('dialog', { name: 'Who can give this permission?' });
      await expect.element(dialog.getByText('Reseller')).toBeVisible();
    },
  },
  ViewAs: {
    async look(screen) {
      await screen.getByRole('button', { name: 'View as Desk' }).click();
      await expect.element(screen.getByText('May: Order.Read')).toBeVisible();
      await screen.getByRole('button', { name: 'End view' }).click();
    },
  },
  Region: {
    async look(screen) {
      await expect.element(screen.getByRole('button', { name: /Time zone/ })).toBeVisible();
    },
  },
  CommandPalette: {
    async look(screen) {
      await userEvent.keyboard('{Control>}k{/Control}');
      await expect.element(screen.getByRole('combobox')).toHaveFocus();
      await userEvent.keyboard('rol');
      await expect.element(screen.getByRole('option', { name: 'Roles' })).toBeVisible();
    },
  },
  UsersScreen: {
    async look(screen) {
      await expect.element(screen.getByRole('row', { name: /Ada Lindqvist/ })).toBeVisible();
      await screen.getByRole('button', { name: 'Invite' }).click();
      await expect.element(screen.getByRole('dialog', { name: 'Invite new user' })).toBeVisible();
    },
  },
  DevicesSection: {
    async look(screen) {
      await screen.getByRole('button', { name: 'Sign out on Safari on iPhone' }).click();
      await expect.element(screen.getByRole('alertdialog', { name: /iPhone/ })).toBeVisible();
    },
  },
  PasskeysSection: {
    async look(screen) {
      await expect.element(screen.getByText('You have no passkey yet.')).toBeVisible();
      await expect.element(screen.getByRole('button', { name: 'Add a passkey' })).toBeVisible();
    },
  },
  PasskeySignIn: {
    scenario: 'signedOut',
    async look(screen) {
      const passkey = screen.getByRole('button', { name: 'Sign in with a passkey' });
      await expect.element(passkey).toBeVisible();
      await expect
        .element(screen.getByLabelText('E-mail'))
        .toHaveAttribute('autocomplete', 'username webauthn');
    },
  },
  RecoveryCodesSection: {
    async look(screen) {
      await expect.element(screen.getByText('0 of 10 left')).toBeVisible();
      await expect.element(screen.getByRole('button', { name: 'Make new codes' })).toBeVisible();
    },
  },
  CustomersScreen: {
    async look(screen) {
      await expect.element(screen.getByRole('row', { name: /^Adria Systems/ })).toBeVisible();
      await screen.getByRole('searchbox', { name: 'Search customers' }).fill('matterhorn');
      await expect.element(screen.getByRole('row', { name: /^Matterhorn Uhren/ })).toBeVisible();
      await expect.element(screen.getByRole('row', { name: /^Adria/ })).not.toBeInTheDocument();
    },
  },
  CustomerScreen: {
    async look(screen) {
      await screen.getByRole('tab', { name: 'Tenants' }).click();
      await expect.element(screen.getByRole('table', { name: 'Tenants' })).toBeVisible();
      await screen.getByRole('button', { name: 'Suspend' }).click();
      await expect.element(screen.getByRole('alertdialog', { name: /^Suspend / })).toBeVisible();
    },
  },
  NewCustomerScreen: {
    async look(screen) {
      await screen.getByRole('textbox', { name: 'Name' }).fill('Halvorsen AS');
      await screen.getByRole('button', { name: 'Next' }).click();
      await expect.element(screen.getByText('Choose a country')).toBeVisible();
    },
  },
  RenewalsScreen: {
    async look(screen) {
      const months = screen.getByRole('region', { name: 'Months' });
      await months
        .getByRole('button', { name: /renewals?$/ })
        .last()
        .click();
      await expect.element(months.getByRole('button', { name: 'All twelve months' })).toBeVisible();
    },
  },
  ActivityScreen: {
    async look(screen) {
      await screen.getByRole('searchbox', { name: 'Search the activity' }).fill('ticket 4711');
      await expect.element(screen.getByText('1 - 1 of 1')).toBeVisible();
    },
  },
  ActivityFeed: {
    async look(screen) {
      await expect.element(screen.getByText('Order placed')).toBeVisible();
    },
  },
  OrderScreen: {
    async look(screen) {
      await screen.getByRole('button', { name: 'Try again' }).click();
      await expect.element(screen.getByText('5 of 6 are set up.', { exact: true })).toBeVisible();
    },
  },
  OrdersScreen: {
    async look(screen) {
      await screen.getByRole('tab', { name: /^Failed/ }).click();
      await expect.element(screen.getByText('1 - 9 of 9')).toBeVisible();
    },
  },
  SubscriptionsScreen: {
    async look(screen) {
      await screen.getByRole('searchbox', { name: 'Search subscriptions' }).fill('matterhorn');
      await expect
        .element(screen.getByRole('row', { name: /Matterhorn Uhren/ }).first())
        .toBeVisible();
      await screen.getByRole('tab', { name: 'Trials' }).click();
      await expect.element(screen.getByRole('row', { name: /Trial/ }).first()).toBeVisible();
    },
  },
  SubscriptionScreen: {
    async look(screen) {
      await expect.element(screen.getByText(/^You can cancel all 25 seats until/)).toBeVisible();
      await expect.element(screen.getByRole('table', { name: 'Orders' })).toBeVisible();
    },
  },
  StatementsScreen: {
    async look(screen) {
      await screen.getByRole('searchbox', { name: 'Search statements' }).fill('maas');
      await expect.element(screen.getByRole('row', { name: /Maas Metaal/ }).first()).toBeVisible();
      await expect.element(screen.getByRole('button', { name: 'Export CSV' })).toBeEnabled();
    },
  },
  CompareStatementsScreen: {
    async look(screen) {
      await expect.element(screen.getByRole('heading', { name: 'What has changed' })).toBeVisible();
      await screen.getByText('Show as table').click();
      await expect.element(screen.getByRole('table', { name: /^From / })).toBeVisible();
    },
  },
  ReconcileScreen: {
    async look(screen) {
      await expect.element(screen.getByRole('table', { name: 'Reconciliation' })).toBeVisible();
    },
  },
  StatementScreen: {
    async look(screen) {
      await expect.element(screen.getByRole('heading', { name: /^R-.+-0001$/ })).toBeVisible();
      await expect.element(screen.getByRole('table', { name: 'Payments' })).toBeVisible();
      await screen.getByRole('switch', { name: /^Show how each amount/ }).click();
      await expect.element(screen.getByText(/ × .+ = /).first()).toBeVisible();
    },
  },
  ProductsScreen: {
    async look(screen) {
      await expect.element(screen.getByRole('link', { name: 'Backup Mail' })).toBeInTheDocument();
      await screen.getByRole('searchbox', { name: 'Search products' }).fill('notary');
      await expect.element(screen.getByRole('link', { name: 'Sign Notary' })).toBeInTheDocument();
      await expect
        .element(screen.getByRole('link', { name: 'Backup Mail' }))
        .not.toBeInTheDocument();
    },
  },
  ProductScreen: {
    async look(screen) {
      await expect
        .element(screen.getByRole('heading', { level: 1, name: 'Office Business' }))
        .toBeVisible();
      await screen.getByRole('button', { name: 'Add to cart' }).click();
      await expect.element(screen.getByText('In your cart: 1 × Office Business')).toBeVisible();
    },
  },
  CartScreen: {
    async look(screen) {
      await expect.element(screen.getByText('Your cart is empty.')).toBeVisible();
      await expect.element(screen.getByRole('link', { name: 'Select Client' })).toBeVisible();
    },
  },
  SelectClientScreen: {
    async look(screen) {
      await screen.getByRole('checkbox', { name: 'Select Adria Systems' }).click();
      await screen.getByRole('button', { name: 'Buy for Adria Systems', exact: true }).click();
      await expect.element(screen.getByText('Adria Systems').first()).toBeVisible();
    },
  },
  FinalReviewScreen: {
    scenario: 'cartReady',
    async look(screen) {
      await expect.element(screen.getByText('Everything is fine.')).toBeVisible();
      await screen.getByRole('checkbox', { name: 'I accept the terms' }).click();
      await screen.getByRole('button', { name: 'Place order for Halvorsen AS' }).click();
      const placed = { level: 1, name: 'Your orders are placed' };
      await expect.element(screen.getByRole('heading', placed)).toBeVisible();
    },
  },
  PriceListScreen: {
    async look(screen) {
      await expect.element(screen.getByRole('row', { name: /^Switzerland/ })).toBeVisible();
      await screen.getByRole('searchbox', { name: 'Search prices' }).fill('office start');
      await expect
        .element(screen.getByRole('row', { name: /^Office Start/ }).first())
        .toBeVisible();
      await screen.getByRole('switch', { name: 'Client view' }).first().click();
      await expect
        .element(screen.getByRole('columnheader', { name: 'Margin' }))
        .not.toBeInTheDocument();
    },
  },
  ProfileScreen: {
    async look(screen) {
      await expect.element(screen.getByLabelText('First name')).toHaveValue('Ada');
      await screen.getByRole('button', { name: 'Set up' }).click();
      await expect.element(screen.getByLabelText('Six-digit code')).toBeVisible();
    },
  },
  SignIn: {
    scenario: 'signedOut',
    async look(screen) {
      await signIn(screen, 'Wrong-2026!');
      await expect.element(screen.getByRole('alert')).toHaveTextContent(/password is not right/);
      await signIn(screen);
      await expect.poll(() => localStorage.getItem('plinth.auth')).toContain(ADA);
    },
  },
  TwoFactor: {
    scenario: 'twoFactor',
    async look(screen) {
      await signIn(screen);
      await expect.element(screen.getByText(/for ada@plinth\.example\.$/)).toBeVisible();
      const code = await totpCode(DEMO_TOTP_SECRET, sandbox.clock.now());
      await screen.getByLabelText('One-time code').fill(code);
      await screen.getByRole('button', { name: 'Verify' }).click();
      await expect.poll(() => localStorage.getItem('plinth.auth')).toContain(ADA);
    },
  },
  CompleteProfile: {
    scenario: 'firstLogin',
    async look(screen) {
      await signIn(screen);
      const heading = screen.getByRole('heading', { name: 'Complete your profile' });
      await expect.element(heading).toBeVisible();
      await screen.getByRole('button', { name: 'Skip' }).click();
      await expect.element(heading).not.toBeInTheDocument();
    },
  },
  ForgotPassword: {
    scenario: 'signedOut',
    async look(screen) {
      await screen.getByLabelText('E-mail').fill(ADA);
      await screen.getByRole('button', { name: 'Send link' }).click();
      await expect
        .element(screen.getByText(/a link is on its way/), { timeout: 10_000 })
        .toBeVisible();
      expect(sandbox.outbox).toHaveLength(1);
    },
  },
  ResetPassword: {
    scenario: 'signedOut',
    arrive: () => followMailedLink(ADA),
    async look(screen) {
      await expect.element(screen.getByText(`For ${ADA}`)).toBeVisible();
      await screen.getByLabelText('New password').fill('Better-2026!');
      await screen.getByLabelText('Confirm password').fill('Better-2026!');
      await screen.getByRole('button', { name: 'Set password' }).click();
      const heading = screen.getByRole('heading', { name: 'Your password is changed' });
      await expect.element(heading).toBeVisible();
      expect(location.search).toBe('');
    },
  },
  ExternalReturn: {
    scenario: 'signedOut',
    arrive: () => returnFromGoogle(`Continue as ${ADA}`),
    async look() {
      await expect.poll(() => location.hash).toBe('#home');
    },
  },
  Bell: {
    async look(screen) {
      await screen.getByRole('button', { name: /^Notifications: 14 new/ }).click();
      const article = screen.getByRole('article', { name: 'Order for Lofoten Seafood failed' });
      await expect.element(article).toBeVisible();
    },
  },
  Dashboard: {
    async look(screen) {
      await expect.element(screen.getByRole('heading', { name: /^Good .+, Ada$/ })).toBeVisible();
      await expect.element(screen.getByRole('link', { name: 'Failed orders 9' })).toBeVisible();
    },
  },
  Shell: {
    async look(screen) {
      await expect.element(screen.getByRole('heading', { name: 'A page of yours' })).toBeVisible();
      await expect.element(screen.getByText('© 2026 Fjord')).toBeVisible();
      await screen.getByRole('button', { name: /^Notifications/ }).click();
      await expect.element(screen.getByRole('dialog', { name: 'Notifications' })).toBeVisible();
    },
  },
  Impersonate: {
    async look(screen) {
      await screen.getByRole('button', { name: /^Act as/ }).click();
      const dialog = screen.getByRole('dialog', { name: 'Impersonate carl@fjord.example' });
      await expect.element(dialog).toBeVisible();
    },
  },
  ImpersonationStart: {
    async look(screen) {
      await expect.element(screen.getByText('Opening the session')).toBeVisible();
    },
  },
};

// A slow machine is no failure: the first of them loads the whole package, as sources.
const PATIENT = { timeout: 60_000 };

it.each(Object.entries(VISITS))(
  '%s works as docs/embedding.md says',
  PATIENT,
  async (title, visit) => {
    openPage(visit.scenario ?? 'signedIn');
    await visit.arrive?.();
    const { Page } = (await examples[title]?.()) ?? {};
    if (!Page) throw new Error(`There is no example ${title} with a Page.`);
    await visit.look(await render(<Page />));
    expect(await smallTargets()).toEqual([]);
    expect(lostByTextSpacing()).toEqual([]);
  },
);

it('every example with a page is looked at', PATIENT, async () => {
  const loaded = await Promise.all(
    Object.entries(examples).map(async ([title, load]) => [title, await load()] as const),
  );
  const pages = loaded.filter(([, { Page }]) => Page).map(([title]) => title);
  expect(pages.filter((title) => !Object.hasOwn(VISITS, title))).toEqual([]);
});
