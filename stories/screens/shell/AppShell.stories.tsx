import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import preview from '../../../.storybook/preview';
import { ConnectivityBanner } from '../../../src/components/connectivity/ConnectivityBanner';
import { AppShell } from '../../../src/components/shell/AppShell';
import { HomeIcon } from '../../../src/components/ui/icons';
import { Logo } from '../../../src/components/ui/Logo';
import { WIDE_ONLY } from '../../../tools/visual/modes';
import { LongPage, shellArgs } from './support/shell-args';

const { navigation, account, theme, header } = shellArgs;
const refused = { access: { allowed: false, reason: 'noPermission' }, onInvite: fn() } as const;

const meta = preview.meta({
  title: 'Screens/Shell/App shell',
  component: AppShell,
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, iframeHeight: '620px' } } },
  args: shellArgs,
});

const isSmall = () => window.matchMedia('(max-width: 575.98px)').matches;
const accountMenu = { name: 'Account of Maren Okafor' };

export const Ready = meta.story();

export const LogoByTheme = meta.story({
  args: {
    logo: (
      <Logo
        light="data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 120 28'%3E%3Crect width='28' height='28' rx='7' fill='%230f766e'/%3E%3Ctext x='36' y='20' font-family='sans-serif' font-size='17' font-weight='700' fill='%23134e4a'%3ENorthwind%3C/text%3E%3C/svg%3E"
        dark="data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 120 28'%3E%3Crect width='28' height='28' rx='7' fill='%235eead4'/%3E%3Ctext x='36' y='20' font-family='sans-serif' font-size='17' font-weight='700' fill='%23ccfbf1'%3ENorthwind%3C/text%3E%3C/svg%3E"
        alt="Northwind Cloud"
      />
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Northwind Cloud, home' })).toHaveAttribute(
      'href',
      '/dashboard',
    );
  },
});

export const FlyoutOpen = meta.story({
  args: { currentPath: '/users/roles' },
  parameters: { chromatic: WIDE_ONLY },
  play: async ({ canvas }) => {
    const users = canvas.getByRole('button', { name: 'Users' });
    users.focus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('link', { name: 'Roles' })).toHaveAttribute(
      'aria-current',
      'page',
    );
    await userEvent.tab();
    await userEvent.keyboard('{Escape}');
    await expect(users).toHaveFocus();
    await expect(users).toHaveAttribute('aria-expanded', 'false');
    await userEvent.keyboard('{Enter}');
  },
});

/** Expanded it overlays the page; a press on the page collapses it. */
export const NavigationWide = meta.story({
  args: {
    currentPath: '/roles/view-role',
    navigation: { ...navigation, defaultState: true },
  },
});

export const NavigationPutAway = meta.story({
  args: { navigation: { ...navigation, defaultState: false } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('navigation', { name: 'Main' })).toBeNull();
  },
});

/** Pinned it is beside the page, and stays on a press or a navigation. */
export const NavigationPinned = meta.story({
  args: { currentPath: '/users/roles' },
  parameters: { chromatic: WIDE_ONLY },
  render: function Render(args) {
    const [isPinned, setPinned] = useState(false);
    return (
      <AppShell
        {...args}
        navigation={{ ...args.navigation, isPinned, onPinnedChange: setPinned }}
      />
    );
  },
  play: async ({ canvas }) => {
    if (window.matchMedia('(max-width: 991.98px)').matches) return;
    const page = canvas.getByRole('main');
    await userEvent.click(canvas.getByRole('button', { name: 'Expand navigation' }));
    const before = page.getBoundingClientRect().left;
    await userEvent.click(canvas.getByRole('button', { name: 'Keep open', pressed: false }));
    await waitFor(() => expect(page.getBoundingClientRect().left).toBe(before + 168));
    await userEvent.click(page);
    const main = canvas.getByRole('navigation', { name: 'Main' });
    await expect(within(main).getByRole('link', { name: 'Roles' })).toBeVisible();
    await expect(within(main).getByRole('link', { name: 'Overview' })).toBeVisible();
    // The toggle still puts it away, and brings it back as it was.
    await userEvent.click(canvas.getByRole('button', { name: 'Hide navigation' }));
    await expect(main).not.toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Show navigation' }));
    await expect(canvas.getByRole('button', { name: 'Keep open', pressed: true })).toBeVisible();
  },
});

/** The three states: expanded, collapsed, and automatic after a press on the page. */
export const NavigationStates = meta.story({
  parameters: { chromatic: WIDE_ONLY },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Expand navigation' }));
    const main = canvas.getByRole('navigation', { name: 'Main' });
    await expect(main).toHaveAttribute('data-state', 'true');
    await userEvent.click(canvas.getByRole('button', { name: 'Hide navigation' }));
    await expect(main).not.toBeVisible();
    await userEvent.click(canvas.getByRole('heading', { name: 'Home' }));
    await expect(main).toBeVisible();
    await expect(main).toHaveAttribute('data-state', 'default');
    await userEvent.click(canvas.getByRole('button', { name: 'Expand navigation' }));
    await userEvent.click(within(main).getByRole('button', { name: 'Users' }));
    await userEvent.keyboard('{Escape}');
    await expect(main).toHaveAttribute('data-state', 'default');
    await expect(canvas.getByRole('button', { name: 'Expand navigation' })).toHaveFocus();
  },
});

/** Under 576 pixels the navigation is a drawer behind the burger. */
export const SmallScreen = meta.story({
  tags: ['phone'],
  globals: { viewport: { value: 'phone' } },
  args: { currentPath: '/users/roles' },
  play: async ({ canvas }) => {
    // The runner may keep its own window; there the column is what there is to see.
    if (!isSmall()) return;
    const burger = canvas.getByRole('button', { name: 'Open navigation' });
    await userEvent.click(burger);
    const drawer = await screen.findByRole('dialog', { name: 'Navigation' });
    await waitFor(() => expect(within(drawer).getByRole('link', { name: 'Roles' })).toBeVisible());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(burger).toHaveFocus());
    await userEvent.click(burger);
    await screen.findByRole('dialog', { name: 'Navigation' });
  },
});

export const UserMenuOpen = meta.story({
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', accountMenu));
    await screen.findByRole('menu');
    await waitFor(() => expect(screen.getByText('maren.okafor@northwind.example')).toBeVisible());
    await userEvent.click(screen.getByRole('menuitem', { name: 'Sign Out' }));
    await expect(account.onSignOut).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', accountMenu));
    const menu = await screen.findByRole('menu');
    await expect(within(menu).getByRole('menuitem', { name: 'My Profile' })).toHaveAttribute(
      'href',
      '/users/edit/maren.okafor%40northwind.example',
    );
    // What leads nowhere is not there.
    await expect(within(menu).queryByRole('menuitem', { name: 'My Projects' })).toBeNull();
  },
});

export const ThemeMenuOpen = meta.story({
  args: { theme: { ...theme, current: 'dark' } },
  play: async ({ canvas }) => {
    if (isSmall()) return;
    const button = canvas.getByRole('button', { name: 'Theme: Dark' });
    await userEvent.click(button);
    await screen.findByRole('menu');
    await expect(screen.getByRole('menuitemradio', { name: 'Dark' })).toBeChecked();
    await userEvent.click(screen.getByRole('menuitemradio', { name: 'Light' }));
    await expect(theme.onChange).toHaveBeenCalledWith('light');
    await userEvent.click(button);
    await screen.findByRole('menu');
  },
});

export const InviteRefused = meta.story({
  args: { header: { ...header, invite: refused } },
  play: async ({ canvas }) => {
    const invite = canvas.getByRole('button', { name: 'Invite' });
    await expect(invite).toHaveAccessibleDescription(
      'You do not have permission to invite new users',
    );
    await userEvent.click(invite);
    await expect(refused.onInvite).not.toHaveBeenCalled();
    await userEvent.hover(invite);
    await expect(
      canvas.getAllByText('You do not have permission to invite new users')[0],
    ).toBeInTheDocument();
  },
});

export const Inviting = meta.story({
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Invite' }));
    await expect(header.invite.onInvite).toHaveBeenCalledOnce();
  },
});

export const EmptyCart = meta.story({
  args: { header: { ...header, cart: { count: 0 } } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Cart, empty' })).toHaveAttribute(
      'href',
      '/cart',
    );
  },
});

export const FullCart = meta.story({
  args: { header: { ...header, cart: { count: 120 } } },
  play: async ({ canvas }) => {
    const cart = canvas.getByRole('link', { name: 'Cart, 120 items' });
    const badge = cart.querySelector('[data-count]');
    await expect(badge).toHaveAttribute('data-count', '99+');
    // On one line: it stands at the edge of the button.
    await expect(badge?.getBoundingClientRect().height).toBeLessThan(20);
  },
});

/** A customer: no cart, no invitation, few entries. */
export const Customer = meta.story({
  args: {
    navigation: {
      items: navigation.items.filter(({ id }) => ['dashboard', 'orders'].includes(id)),
    },
    account: { ...account, user: { ...account.user, roleName: '' } },
    header: { ...header, invite: refused, cart: undefined },
    footer: undefined,
  },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link', { name: /^Cart/ })).toBeNull();
  },
});

export const WithBanner = meta.story({
  args: {
    banner: <ConnectivityBanner state="unreachable" />,
    children: <LongPage />,
  },
});

/** The focus is never covered by the header, a banner, or the scroll button. */
export const LongPageScrolled = meta.story({
  args: {
    banner: <ConnectivityBanner state="offline" />,
    children: <LongPage />,
    currentPath: '/orders',
  },
  play: async ({ canvas }) => {
    const links = canvas.getAllByRole('link', { name: /^Order \d/ });
    links.at(-1)?.focus();
    const up = await canvas.findByRole('button', { name: 'Scroll to top' });
    for (const link of links.toReversed()) {
      link.focus();
      const { left, top, width, height } = link.getBoundingClientRect();
      const seen = document.elementFromPoint(left + width / 2, top + height / 2);
      await expect(seen).toBe(link);
    }
    links.at(-1)?.focus();
    await canvas.findByRole('button', { name: 'Scroll to top' });
    await userEvent.click(up);
    await waitFor(() => expect(window.scrollY).toBe(0));
    await waitFor(() => expect(canvas.queryByRole('button', { name: 'Scroll to top' })).toBeNull());
    await expect(canvas.getByRole('main')).toHaveFocus();
    links.at(-1)?.focus();
    await canvas.findByRole('button', { name: 'Scroll to top' });
  },
});

export const LongEverything = meta.story({
  args: {
    brandName: 'Northwind '.repeat(15).trim(),
    navigation: {
      items: navigation.items.map((item) => ({
        ...item,
        label: `${item.label} `.repeat(8).trim(),
      })),
    },
    account: {
      ...account,
      user: {
        username: 'M'.repeat(200),
        firstname: 'M',
        lastname: '',
        email: `${'m'.repeat(60)}@northwind.example`,
        roleName: 'Role '.repeat(20).trim(),
        userAvatar: '',
      },
    },
    footer: shellArgs.footer,
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Account of / }));
    await screen.findByRole('menu');
    const { scrollWidth, clientWidth } = document.documentElement;
    await expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
  },
});

/** Names with direction overrides or stacked marks do not affect the layout around them. */
export const HostileNames = meta.story({
  args: {
    brandName: '\u202egnp.dnarB',
    account: {
      ...account,
      user: {
        username: `\u202eAda\u0301${'\u0316\u0317\u0318\u0319'.repeat(40)} \u2067نورة`,
        firstname: '\u202e',
        lastname: '',
        email: 'ada@plinth.example',
        roleName: '\u202enimdA',
        userAvatar: '<svg onload=alert(1)>',
      },
    },
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Account of / }));
    await screen.findByRole('menu');
    await expect(screen.getByText('ada@plinth.example')).toBeVisible();
  },
});

/** A navigation closes overlays, and is announced to screen readers. */
export const PageChange = meta.story({
  render: function Render(args) {
    const [page, setPage] = useState('Home');
    return (
      <AppShell
        {...args}
        currentPath={page === 'Home' ? '/dashboard' : '/orders'}
        announcement={page === 'Home' ? '' : `${page} · Northwind Cloud`}
      >
        <h1>{page}</h1>
        <button type="button" onClick={() => setPage('Orders')}>
          Go on
        </button>
      </AppShell>
    );
  },
  play: async ({ canvas }) => {
    const next = canvas.getByRole('button', { name: 'Go on' });
    await userEvent.click(canvas.getByRole('button', accountMenu));
    await screen.findByRole('menu');
    // As Back does while a menu is open.
    next.click();
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    const told = canvas
      .getAllByRole('status')
      .map((region) => region.textContent)
      .filter(Boolean);
    await expect(told).toEqual(['Orders · Northwind Cloud']);
  },
});

/** Ten lines around a page of your own: no cart, no themes, one entry. */
export const OnlyWhatIsNeeded = meta.story({
  args: {
    currentPath: '/reports',
    navigation: {
      items: [{ id: 'reports', label: 'Reports', href: '/reports', icon: <HomeIcon /> }],
    },
    account: { ...account, links: undefined },
    theme: undefined,
    header: undefined,
    footer: undefined,
  },
});
