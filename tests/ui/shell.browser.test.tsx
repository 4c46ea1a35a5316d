import type { ComponentProps } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { AppShell } from '../../src/components/shell/AppShell';
import { ShellFooter } from '../../src/components/shell/ShellFooter';
import { ThemeProvider } from '../../src/theme/ThemeProvider';

const props: Omit<ComponentProps<typeof AppShell>, 'children'> = {
  brandName: 'Northwind',
  currentPath: '/dashboard',
  navigation: {
    items: [
      { id: 'dashboard', label: 'Dashboard', href: '/dashboard', icon: null },
      {
        id: 'users',
        label: 'Users',
        href: '/users',
        icon: null,
        items: [
          { id: 'overview', label: 'Overview', href: '#overview' },
          { id: 'roles', label: 'Roles', href: '#roles' },
          { id: 'teams', label: 'Teams', href: '#teams' },
        ],
      },
      { id: 'orders', label: 'Orders', href: '#orders', icon: null },
    ],
  },
  account: {
    user: {
      username: 'Ada',
      firstname: 'Ada',
      lastname: '',
      email: 'a@b.c',
      roleName: '',
      userAvatar: '',
    },
    onSignOut: () => {},
  },
  theme: { current: 'system', onChange: () => {} },
  header: {
    invite: { access: { allowed: false, reason: 'noPermission' } },
    cart: { count: 1 },
  },
  footer: <ShellFooter year={2026} brandText="Northwind" />,
};

let renders = 0;
function Page() {
  renders += 1;
  return <h1>A page</h1>;
}
const content = <Page />;

function Shell(changes: Partial<ComponentProps<typeof AppShell>>) {
  return (
    <ThemeProvider>
      <AppShell {...props} {...changes}>
        {content}
      </AppShell>
    </ThemeProvider>
  );
}

beforeEach(async () => {
  renders = 0;
  await page.viewport(1024, 700);
});
afterEach(() => page.viewport(1024, 700));

const users = () => page.getByRole('button', { name: 'Users' });
const roles = () => page.getByRole('link', { name: 'Roles' });

/** Plays a pointer of a kind; the test driver itself has only a mouse. */
function point(element: Element, type: string, pointerType: string): void {
  const bubbles = !/enter|leave/.test(type);
  element.dispatchEvent(new PointerEvent(type, { bubbles, pointerType }));
}

describe('the flyout (WCAG 1.4.13)', () => {
  it('comes on hover, can be pointed at, and goes with the pointer', async () => {
    await render(<Shell />);
    await userEvent.hover(users());
    await expect.element(roles()).toBeVisible();
    await userEvent.hover(roles());
    await expect.element(roles()).toBeVisible();
    await userEvent.hover(page.getByRole('heading', { name: 'A page' }));
    await expect.element(roles()).not.toBeInTheDocument();
  });

  it('Escape closes it without moving the pointer', async () => {
    await render(<Shell />);
    await userEvent.hover(users());
    await expect.element(roles()).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect.element(roles()).not.toBeInTheDocument();
  });

  it('the straight way to the last page is part of it', async () => {
    await render(<Shell />);
    await userEvent.hover(users());
    const last = page.getByRole('link', { name: 'Teams' });
    await expect.element(last).toBeVisible();
    const group = users().element().closest('[data-slot="navigation-group"]');
    const from = users().element().getBoundingClientRect();
    const to = last.element().getBoundingClientRect();
    const [x, y] = [from.left + from.width / 2, from.top + from.height / 2];
    for (let step = 0; step <= 20; step += 1) {
      const part = step / 20;
      const at = document.elementFromPoint(
        x + part * (to.left + 12 - x),
        y + part * (to.top + to.height / 2 - y),
      );
      expect(group?.contains(at), `step ${step}`).toBe(true);
    }
  });

  it('a press keeps it open, the next one closes it; a press elsewhere too', async () => {
    await render(<Shell />);
    await users().click();
    await userEvent.hover(page.getByRole('heading', { name: 'A page' }));
    await expect.element(roles()).toBeVisible();
    await users().click();
    await expect.element(roles()).not.toBeInTheDocument();
    await users().click();
    await page.getByRole('heading', { name: 'A page' }).click();
    await expect.element(roles()).not.toBeInTheDocument();
  });

  it('a finger opens it by touching, and nothing hovers', async () => {
    await render(<Shell />);
    const button = users().element() as HTMLButtonElement;
    const group = button.parentElement as HTMLElement;
    point(group, 'pointerenter', 'touch');
    point(group, 'pointerover', 'touch');
    await expect.element(roles()).not.toBeInTheDocument();
    button.click();
    await expect.element(roles()).toBeVisible();
    point(document.body, 'pointerdown', 'touch');
    await expect.element(roles()).not.toBeInTheDocument();
  });

  it('shows on keyboard focus, and is a disclosure for the keyboard', async () => {
    await render(<Shell />);
    (page.getByRole('link', { name: 'Dashboard' }).element() as HTMLElement).focus();
    await userEvent.keyboard('{Tab}');
    await expect.element(users()).toHaveFocus();
    await expect.element(users()).toHaveAttribute('aria-expanded', 'true');
    // It peeks; Enter keeps it, the next one closes it.
    await userEvent.keyboard('{Enter}');
    await expect.element(roles()).toBeVisible();
    await userEvent.keyboard('{Enter}');
    await expect.element(roles()).not.toBeInTheDocument();
    await userEvent.keyboard('{Enter}{Tab}{Tab}');
    await expect.element(roles()).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect.element(users()).toHaveFocus();
    await expect.element(users()).toHaveAttribute('aria-expanded', 'false');
    await userEvent.keyboard('{Enter}{Tab}{Tab}{Tab}{Tab}');
    await expect.element(page.getByRole('link', { name: 'Orders' })).toHaveFocus();
    await expect.element(roles()).not.toBeInTheDocument();
  });

  it('another page closes it', async () => {
    const screen = await render(<Shell />);
    await users().click();
    await expect.element(roles()).toBeVisible();
    await screen.rerender(<Shell currentPath="/orders" />);
    await expect.element(roles()).not.toBeInTheDocument();
  });
});

describe('the 576 pixel boundary', () => {
  const burger = () => page.getByRole('button', { name: 'Open navigation' });

  it.each([
    [575, false],
    [576, true],
  ])('at %i pixels the column shows: %s', async (width, isColumn) => {
    await page.viewport(width, 700);
    await render(<Shell />);
    if (isColumn) {
      await expect.element(users()).toBeVisible();
      await expect.element(burger()).not.toBeInTheDocument();
    } else {
      await expect.element(users()).not.toBeInTheDocument();
      await expect.element(burger()).toBeVisible();
    }
  });

  it('the drawer is modal, takes Escape, gives the focus back, and goes with its width', async () => {
    await page.viewport(375, 700);
    const screen = await render(<Shell />);
    await burger().click();
    const drawer = page.getByRole('dialog', { name: 'Navigation' });
    await expect.element(drawer).toBeVisible();
    const heading = page.getByRole('heading', { name: 'A page', includeHidden: true });
    expect(heading.element().closest('[inert], [aria-hidden="true"]')).not.toBeNull();
    await userEvent.keyboard('{Escape}');
    await expect.element(drawer).not.toBeInTheDocument();
    await expect.element(burger()).toHaveFocus();
    await burger().click();
    await expect.element(drawer).toBeVisible();
    await screen.rerender(<Shell currentPath="/orders" />);
    await expect.element(drawer).not.toBeInTheDocument();
    await burger().click();
    await expect.element(drawer).toBeVisible();
    await page.viewport(1024, 700);
    await expect.element(drawer).not.toBeInTheDocument();
    await expect.element(page.getByRole('heading', { name: 'A page' })).toBeVisible();
  });
});

it('another page closes the account menu and the theme menu', async () => {
  const screen = await render(<Shell />);
  for (const [index, name] of ['Account of Ada', 'Theme: System'].entries()) {
    await page.getByRole('button', { name }).click();
    await expect.element(page.getByRole('menu')).toBeVisible();
    await screen.rerender(<Shell currentPath={`/page-${index}`} />);
    await expect.element(page.getByRole('menu')).not.toBeInTheDocument();
  }
});

it('another page hides the reason of the disabled Invite button', async () => {
  const screen = await render(<Shell />);
  const hint = () => document.querySelector('[data-slot="hint"]');
  await userEvent.hover(page.getByRole('button', { name: 'Invite' }));
  await expect.poll(hint).not.toBeNull();
  await screen.rerender(<Shell currentPath="/orders" />);
  await expect.poll(hint).toBeNull();
});

it('the skip link moves the focus past the navigation and leaves the address alone', async () => {
  await render(<Shell />);
  const before = location.href;
  (page.getByRole('link', { name: 'Skip to content' }).element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByRole('main')).toHaveFocus();
  expect(location.href).toBe(before);
});

it('the wide navigation goes away when the focus comes to the page it lies over', async () => {
  await render(<Shell />);
  await page.getByRole('button', { name: 'Expand navigation' }).click();
  const main = page.getByRole('navigation', { name: 'Main' });
  await expect.element(main).toHaveAttribute('data-state', 'true');
  (page.getByRole('main').element() as HTMLElement).focus();
  await expect.element(main).toHaveAttribute('data-state', 'default');
});

it('nothing that the shell does renders the page anew', async () => {
  const screen = await render(<Shell />);
  expect(renders).toBe(1);
  await users().click();
  await userEvent.keyboard('{Escape}');
  await page.getByRole('button', { name: 'Expand navigation' }).click();
  await page.getByRole('button', { name: 'Hide navigation' }).click();
  await page.getByRole('main').click();
  await page.getByRole('button', { name: 'Account of Ada' }).click();
  await userEvent.keyboard('{Escape}');
  await page.viewport(400, 700);
  await screen.rerender(
    <Shell
      theme={{ current: 'dark', onChange: () => {} }}
      header={{ ...props.header, cart: { count: 2 } }}
      announcement="Orders"
    />,
  );
  await screen.rerender(<Shell currentPath="/orders" />);
  expect(renders).toBe(1);
});

it('a hundred shells come and go and leave nothing behind', async () => {
  const live = new Map<string, number>();
  const { addEventListener, removeEventListener } = EventTarget.prototype;
  const isShared = (target: unknown) =>
    target === window || target === document || target instanceof MediaQueryList;
  const count = (type: string, by: number) => live.set(type, (live.get(type) ?? 0) + by);
  const place = document.body.appendChild(document.createElement('div'));
  const mountAndUnmount = () => {
    const root = createRoot(place);
    flushSync(() => root.render(<Shell />));
    flushSync(() => root.unmount());
  };
  mountAndUnmount();
  const styles = document.querySelectorAll('style').length;
  const nodes = document.querySelectorAll('*').length;
  EventTarget.prototype.addEventListener = function add(this: EventTarget, type, ...rest) {
    if (isShared(this)) count(type, 1);
    addEventListener.call(this, type, ...rest);
  };
  EventTarget.prototype.removeEventListener = function remove(this: EventTarget, type, ...rest) {
    if (isShared(this)) count(type, -1);
    removeEventListener.call(this, type, ...rest);
  };
  try {
    for (let round = 0; round < 100; round += 1) mountAndUnmount();
    // What is taken back later, is taken back by now.
    await new Promise(requestAnimationFrame);
  } finally {
    Object.assign(EventTarget.prototype, { addEventListener, removeEventListener });
  }
  expect([...live].filter(([, left]) => left > 0)).toEqual([]);
  expect(document.querySelectorAll('style')).toHaveLength(styles);
  expect(document.querySelectorAll('*')).toHaveLength(nodes);
}, 60_000);
