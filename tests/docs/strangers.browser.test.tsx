import { samples } from 'virtual:samples';
import type { ComponentType, ReactNode } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { type RenderResult, render } from 'vitest-browser-react';
import type { LoginFormProps } from '../../src/contracts/auth';
import { totpCode } from '../../src/sandbox/auth/totp';
import { DEMO_PASSWORD, DEMO_TOTP_SECRET } from '../../src/sandbox/world/accounts';
import type { ScenarioName } from '../../src/sandbox/world/scenarios';
import {
  followMailedLink,
  keyOf,
  openPage,
  returnFromGoogle,
  sandbox,
} from './support/partner-page';
import { lostByTextSpacing, smallTargets } from './support/wcag-checks';

/** How an example is visited. */
interface Visit {
  /** What the server holds. @default the administrator is signed in */
  readonly scenario?: ScenarioName;
  /** Hash and query of the address. @default none */
  readonly arrive?: () => Promise<void>;
  /** What a reader of the page sees and does. */
  readonly look: (screen: RenderResult) => Promise<void>;
}

/** A module of a sample, as its readers import it. */
type Module = Readonly<Record<string, unknown>>;

const EMBEDDING = 'docs/embedding.md';

async function load(id: string): Promise<Module> {
  const sample = samples[id]?.load;
  if (!sample) throw new Error(`There is no code called ${id}.`);
  return await sample();
}

/** A component that a sample exports. */
function part<Props = object>(module: Module, name: string): ComponentType<Props> {
  const found = module[name];
  if (typeof found !== 'function') throw new Error(`The sample exports no ${name}.`);
  return found as ComponentType<Props>;
}

const ADA = 'ada@plinth.example';

async function signIn(screen: RenderResult, password = DEMO_PASSWORD): Promise<void> {
  await screen.getByLabelText('E-mail').fill(ADA);
  await screen.getByLabelText('Password', { exact: true }).fill(password);
  await screen.getByRole('button', { name: 'Sign in', exact: true }).click();
}

/** The ways in, which are for those who are not. */
const ENTRANCES = ['TwoFactor', 'CompleteProfile', 'ImpersonationStart'];

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
      await screen.getByRole('button', { name: /^Filters/ }).click();
      const months = screen.getByRole('region', { name: 'Months' });
      await months
        .getByRole('button', { name: /renews? or ends?/ })
        .last()
        .click();
      await expect.element(months.getByRole('button', { name: 'All twelve months' })).toBeVisible();
    },
  },
  ActivityScreen: {
    async look(screen) {
      await screen.getByRole('searchbox', { name: 'Search activity' }).fill('ticket 4711');
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
      // On another day it begins that day, and asks first; its button takes no click for a moment.
      const asked = screen.getByRole('alertdialog').getByRole('button', { name: 'Try again' });
      await expect.element(asked).toBeVisible();
      (asked.element() as HTMLElement).click();
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
      await screen.getByRole('searchbox', { name: 'Search statements' }).fill('kite');
      await expect.element(screen.getByRole('row', { name: /Kite Digital/ }).first()).toBeVisible();
      await screen.getByRole('button', { name: 'More actions' }).click();
      await expect.element(screen.getByRole('menuitem', { name: 'Export CSV' })).toBeVisible();
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
      await screen.getByRole('switch', { name: /^Show calculations/ }).click();
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
      await expect.poll(() => localStorage.getItem(keyOf('auth'))).toContain(ADA);
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
      await expect.poll(() => localStorage.getItem(keyOf('auth'))).toContain(ADA);
    },
  },
  SignOut: {
    async look(screen) {
      await screen.getByRole('button', { name: 'Sign out' }).click();
      await expect.poll(() => localStorage.getItem(keyOf('auth'))).toBeNull();
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

/** What ends on a page with somebody signed in, with the way out, and without what was typed. */
async function signInWholly(screen: RenderResult): Promise<void> {
  await signIn(screen, 'Wrong-2026!');
  await expect.element(screen.getByRole('alert')).toHaveTextContent(/password is not right/);
  await signIn(screen);
  await expect.element(screen.getByRole('heading', { name: 'You are signed in' })).toBeVisible();
  await expect.element(screen.getByText(ADA)).toBeVisible();
  expect(document.querySelector('input')).toBeNull();
}

async function seeBell(screen: RenderResult): Promise<void> {
  await screen.getByRole('button', { name: /^Notifications: 14 new/ }).click();
  await expect.element(screen.getByRole('dialog', { name: 'Notifications' })).toBeVisible();
}

/** Renders `children` in a component of a sample that stands around a page. */
async function renderAround(
  id: string,
  name: string,
  children: ReactNode,
  props: Readonly<Record<string, unknown>> = {},
) {
  const Around = part<Record<string, unknown>>(await load(id), name);
  return await render(<Around {...props}>{children}</Around>);
}

/** What is run in another way than by its `Page`, by id. */
const RUNS: Readonly<Record<string, () => Promise<void>>> = {
  async 'README.md 1'() {
    openPage('signedOut');
    const Page = part(await load('README.md 1'), 'Page');
    const screen = await render(<Page />);
    await signInWholly(screen);
    await screen.getByRole('button', { name: 'Sign Out' }).click();
    await expect.element(screen.getByLabelText('Password', { exact: true })).toHaveValue('');
  },
  async 'README.md 2'() {
    openPage('signedIn');
    const Notifications = part(await load('README.md 2'), 'Notifications');
    await seeBell(await render(<Notifications />));
  },
  async 'llms.txt 1'() {
    const onSubmit = vi.fn();
    const SignIn = part<LoginFormProps>(await load('llms.txt 1'), 'SignIn');
    const screen = await render(<SignIn isPending={false} failure={null} onSubmit={onSubmit} />);
    await signIn(screen);
    expect(onSubmit).toHaveBeenCalledWith({ email: ADA, password: DEMO_PASSWORD });
  },
  async 'llms.txt 2'() {
    openPage('signedOut');
    const Page = part(await load('llms.txt 2'), 'Page');
    await signInWholly(await render(<Page />));
  },
  async 'llms.txt 3'() {
    openPage('signedIn');
    const Notifications = part(await load('llms.txt 3'), 'Notifications');
    await seeBell(await render(<Notifications />));
  },
  async 'llms.txt 4'() {
    openPage('signedOut');
    await load('llms.txt 4');
    expect(sandbox.outbox).toEqual([]);
  },
  async 'docs/brand.md 1'() {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
    await load('docs/brand.md 1');
    for (const [text] of warn.mock.calls) expect(text).toMatch(/\w/);
    warn.mockRestore();
  },
  async 'docs/brand.md 2'() {
    const { Button } = await import('../../src/components/ui/Button');
    const screen = await renderAround('docs/brand.md 2', 'Themed', <Button>Go</Button>);
    await expect.element(screen.getByRole('button')).toHaveClass('my-button');
  },
  async 'docs/alerts.md 2'() {
    openPage('signedOut');
    const { useAlerts } = await import('../../src/hooks/alerts/useAlerts');
    const Ask = () => {
      const alerts = useAlerts();
      const question = { type: 'danger', title: 'Delete it?', text: '', isModal: true } as const;
      return (
        <button type="button" onClick={() => alerts.show(question)}>
          Delete
        </button>
      );
    };
    const screen = await renderAround('docs/alerts.md 2', 'WithAlerts', <Ask />);
    await screen.getByRole('button', { name: 'Delete' }).click();
    await expect.element(screen.getByText('Delete it?')).toBeVisible();
  },
  async [`${EMBEDDING} Screens`]() {
    openPage('signedIn');
    const Page = part(await load(`${EMBEDDING} Screens`), 'Page');
    const screen = await render(<Page />);
    await expect.element(screen.getByRole('heading', { name: 'Orders' })).toBeVisible();
    await expect.element(screen.getByRole('row').nth(1)).toBeVisible();
  },
  async [`${EMBEDDING} 2`]() {
    const SignIn = part(await load(`${EMBEDDING} 2`), 'SignIn');
    vi.stubGlobal('fetch', async () => new Response(null, { status: 401 }));
    const screen = await render(<SignIn />);
    await signIn(screen);
    await expect.element(screen.getByRole('alert')).toHaveTextContent('That did not match');
  },
  async [`${EMBEDDING} 33`]() {
    openPage('signedIn');
    const { ConsoleProvider } = await import('../../src/hooks/console/ConsoleProvider');
    const { SessionProvider } = await import('../../src/hooks/auth/SessionProvider');
    const { createQueryClient } = await import('../../src/hooks/console/createQueryClient');
    const module = await load(`${EMBEDDING} 33`);
    const Dense = part(module, 'Dense');
    const parts = module.parts as Parameters<typeof ConsoleProvider>[0];
    const screen = await render(
      <ConsoleProvider {...parts} queryClient={createQueryClient()}>
        <SessionProvider>
          <Dense />
        </SessionProvider>
      </ConsoleProvider>,
    );
    const dense = screen.getByRole('button', { name: 'Dense' });
    await expect
      .poll(async () => {
        await dense.click();
        return dense.element().getAttribute('aria-pressed');
      })
      .toBe('true');
  },
  async [`${EMBEDDING} 52`]() {
    const overlays = document.createElement('div');
    overlays.id = 'overlays';
    document.body.append(overlays);
    const { Modal } = await import('../../src/components/ui/Modal');
    await renderAround(
      `${EMBEDDING} 52`,
      'Themed',
      <Modal isOpen onClose={() => {}} title="Floats">
        Inside
      </Modal>,
    );
    await expect.poll(() => overlays.textContent).toContain('Inside');
    overlays.remove();
  },
  async [`${EMBEDDING} 53`]() {
    openPage('signedOut');
    const screen = await renderAround(`${EMBEDDING} 53`, 'Providers', <p>A page</p>);
    await expect.element(screen.getByText('A page')).toBeVisible();
  },
  async [`${EMBEDDING} 57`]() {
    await load(`${EMBEDDING} 57`);
    expect(CSS.escape('a b')).toBe('a\\ b');
  },
  async [`${EMBEDDING} 58`]() {
    const { MemoryRouter } = await import('react-router');
    const { Link } = await import('../../src/components/ui/Link');
    const Routed = part<{ children: ReactNode }>(await load(`${EMBEDDING} 58`), 'Routed');
    const here = location.href;
    const screen = await render(
      <MemoryRouter>
        <Routed>
          <Link href="/elsewhere">Go</Link>
        </Routed>
      </MemoryRouter>,
    );
    await screen.getByRole('link', { name: 'Go' }).click();
    expect(location.href).toBe(here);
  },
  async [`${EMBEDDING} TwoFactorWays`]() {
    openPage('signedOut');
    const { Providers } = await load(`${EMBEDDING} providers`);
    const Code = part<{ signInHref: string; onBack: () => void }>(
      await load(`${EMBEDDING} TwoFactorWays`),
      'Code',
    );
    const Around = part<{ children: ReactNode }>({ Providers }, 'Providers');
    const screen = await render(
      <Around>
        <Code signInHref="/sign-in" onBack={() => {}} />
      </Around>,
    );
    // Nothing was handed over: the way back stands there.
    await expect.element(screen.getByRole('link').first()).toHaveAttribute('href', '/sign-in');
  },
  async 'docs/frame.md 2'() {
    const place = document.createElement('div');
    place.id = 'role';
    document.body.append(place);
    await load('docs/frame.md 2');
    const frame = place.querySelector('iframe');
    expect(frame?.src).toContain('https://portal.example/embed/role');
    place.remove();
  },
  async 'docs/impersonation.md 1'() {
    openPage('signedIn');
    const Page = part(await load('docs/impersonation.md 1'), 'Page');
    const screen = await render(<Page />);
    await expect.poll(() => localStorage.getItem('plinth.auth')).toContain(ADA);
    expect(screen.container.textContent).toBe('');
  },
  async 'docs/languages.md 1'() {
    const { LoginScreen } = await import('../../src/components/auth/LoginScreen');
    const form = (
      <LoginScreen brandName="" form={{ isPending: false, failure: null, onSubmit() {} }} />
    );
    const screen = await renderAround('docs/languages.md 1', 'InPortuguese', form);
    // What a reader calls Portuguese is German here.
    await expect.element(screen.getByRole('heading', { name: 'Anmelden' })).toBeVisible();
  },
  async 'docs/modules.md 1'() {
    openPage('signedIn');
    history.replaceState(null, '', '/apps/modules/invoices');
    const Console = part(await load('docs/modules.md 1'), 'Console');
    const screen = await render(<Console />);
    await screen.getByRole('link', { name: 'Invoice 1024' }).click();
    await expect.element(screen.getByText('Invoice 1024')).toBeVisible();
  },
  async 'docs/modules.md 2'() {
    vi.stubGlobal('fetch', async () => Response.json([{ id: '1', number: 'R-1' }]));
    const { invoicesPalette } = await load('docs/modules.md 2');
    const [source] = (invoicesPalette as { sources: [{ read: Read }] }).sources;
    const found = await source.read('R-1', { signal: new AbortController().signal });
    expect(found).toMatchObject([{ title: 'R-1', href: '/apps/modules/invoices/1' }]);
  },
  async 'docs/words.md 1'() {
    const SignIn = part(await load('docs/words.md 1'), 'SignIn');
    const screen = await render(<SignIn />);
    await expect.element(screen.getByRole('heading', { name: 'تسجيل الدخول' })).toBeVisible();
    expect(screen.container.querySelector('[dir="rtl"]')).not.toBeNull();
  },
  async 'docs/words.md 2'() {
    const SignIn = part(await load('docs/words.md 2'), 'SignIn');
    const screen = await render(<SignIn />);
    await expect.element(screen.getByRole('heading', { name: 'Anmelden' })).toBeVisible();
  },
  async 'docs/words.md 3'() {
    const { LoginScreen } = await import('../../src/components/auth/LoginScreen');
    const form = (
      <LoginScreen brandName="" form={{ isPending: false, failure: null, onSubmit() {} }} />
    );
    const screen = await renderAround('docs/words.md 3', 'Worded', form);
    await expect.element(screen.getByRole('button', { name: 'Log in' })).toBeVisible();
  },
  async 'docs/elements.md 1'() {
    openPage('signedOut');
    const { defineScreenElement } = await import('../../src/embed/elements/screen-element');
    const { SCREENS } = await import('../../src/embed/screens');
    defineScreenElement(SCREENS['sign-in']);
    const host = document.createElement('div');
    const lines = samples['docs/elements.md 1']?.code.split('\n') ?? [];
    host.append(...new DOMParser().parseFromString(lines[1] ?? '', 'text/html').body.childNodes);
    document.body.append(host);
    const element = host.querySelector('plinth-sign-in');
    const inside = () => element?.shadowRoot?.textContent ?? '';
    await expect.poll(inside).toContain('Password');
    host.remove();
  },
  async 'docs/elements.md 2'() {
    const leave = document.createElement('button');
    leave.id = 'leave';
    const roles = Object.assign(document.createElement('plinth-roles'), { signOut: vi.fn() });
    document.body.append(leave, roles);
    await load('docs/elements.md 2');
    leave.click();
    expect(roles.signOut).toHaveBeenCalledOnce();
    leave.remove();
    roles.remove();
  },
  async 'docs/elements.md 3'() {
    const roles = document.createElement('plinth-roles');
    document.body.append(roles);
    const own = location.href;
    await load('docs/elements.md 3');
    const detail = { href: '/roles/Admin' };
    const follow = new CustomEvent('plinth-navigate', { detail, cancelable: true });
    expect(roles.dispatchEvent(follow)).toBe(false);
    expect(location.pathname).toBe('/roles/Admin');
    history.replaceState(null, '', own);
    roles.remove();
  },
};

type Read = (text: string, options: { signal: AbortSignal }) => Promise<readonly unknown[]>;

/** What runs elsewhere, each with the file that runs it. */
const ELSEWHERE: Readonly<Record<string, string>> = {
  'docs/portal.md 1': 'tests/docs/strangers.test.ts',
  'docs/alerts.md 1': 'e2e/users.e2e.ts',
  [`${EMBEDDING} providers`]: 'tests/docs/strangers.browser.test.tsx',
  [`${EMBEDDING} Impersonated`]: 'tests/app/impersonation.browser.test.tsx',
  [`${EMBEDDING} 36`]: 'tests/hooks/list-settings.browser.test.tsx',
  [`${EMBEDDING} 54`]: 'tests/docs/strangers.test.ts',
  [`${EMBEDDING} 55`]: 'tests/docs/strangers.test.ts',
  [`${EMBEDDING} 56`]: 'tests/docs/strangers.test.ts',
  'docs/frame.md 1': 'e2e/frame.e2e.ts',
  'docs/sandbox.md 1': 'tests/sandbox/msw.test.ts',
  'docs/sandbox.md 2': 'tests/sandbox/middleware.test.ts',
  'docs/sandbox.md 3': 'tests/sandbox/middleware.test.ts',
  'docs/sandbox.md 4': 'tests/sandbox/middleware.test.ts',
  'docs/sandbox.md 5': 'tests/docs/strangers.test.ts',
  'docs/sandbox.md 6': 'tests/docs/strangers.test.ts',
  'docs/testing.md team': 'tests/examples/testing.test.ts',
  'docs/testing.md 2': 'tests/docs/strangers.test.ts',
  'docs/testing.md 3': 'tests/examples/testing.test.ts',
};

// A slow machine is no failure: the first of them loads the whole package, as sources.
const PATIENT = { timeout: 60_000 };

describe('a stranger who copies from the pages', () => {
  it.each(Object.entries(VISITS))(
    'sees %s do what docs/embedding.md says',
    PATIENT,
    async (title, visit) => {
      openPage(visit.scenario ?? 'signedIn');
      await visit.arrive?.();
      const Page = part(await load(`${EMBEDDING} ${title}`), 'Page');
      await visit.look(await render(<Page />));
      expect(await smallTargets()).toEqual([]);
      expect(lostByTextSpacing()).toEqual([]);
    },
  );

  it.each(Object.entries(RUNS))('runs %s', PATIENT, (_id, run) => run());

  const ids = Object.keys(samples);
  const run = [
    ...Object.keys(VISITS).map((title) => `${EMBEDDING} ${title}`),
    ...Object.keys(RUNS),
  ];
  const elsewhere = Object.keys(ELSEWHERE);

  it(`finds ${ids.length} samples: ${run.length} run here, ${elsewhere.length} elsewhere, none by nobody`, () => {
    const known = [...run, ...elsewhere];
    expect(ids.filter((id) => !known.includes(id))).toEqual([]);
    expect(known.filter((id) => !ids.includes(id))).toEqual([]);
  });
});

/** The samples that show a user something of theirs. */
const OF_USERS = Object.entries(VISITS).filter(
  ([title, { scenario = 'signedIn' }]) => scenario !== 'signedOut' && !ENTRANCES.includes(title),
);

describe('while nobody is signed in (contract §4.38)', () => {
  it.each(OF_USERS)(
    '%s says so or shows nothing, and nothing in it can be pressed',
    PATIENT,
    async (title) => {
      openPage('signedOut');
      const Page = part(await load(`${EMBEDDING} ${title}`), 'Page');
      const { container } = await render(<Page />);
      const text = () => container.innerText.trim();
      await expect.poll(() => /Sign in to see this\.$/.test(text()) || text() === '').toBe(true);
      await expect.poll(() => container.querySelector('[aria-busy="true"]')).toBeNull();
      const live =
        ':is(button, a[href], input, select, textarea):not(:disabled, [aria-disabled="true"])';
      expect([...container.querySelectorAll(live)].map((one) => one.textContent)).toEqual([]);
    },
  );
});
