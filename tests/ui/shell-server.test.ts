import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { ConnectivityBanner } from '../../src/components/connectivity/ConnectivityBanner';
import { AppShell } from '../../src/components/shell/AppShell';
import { ShellFooter } from '../../src/components/shell/ShellFooter';
import { Logo } from '../../src/components/ui/Logo';
import type { AppShellProps } from '../../src/contracts/shell';
import { ThemeProvider } from '../../src/theme/ThemeProvider';

it('the shell renders on a server, without style=""', () => {
  const shell = createElement(
    AppShell,
    {
      brandName: 'Northwind',
      logo: createElement(Logo, { light: '/l.svg', dark: '/d.svg', alt: 'Northwind' }),
      currentPath: '/dashboard',
      navigation: {
        items: [
          {
            id: 'users',
            label: 'Users',
            href: '/users',
            icon: null,
            items: [{ id: 'all', label: 'All', href: '/users/all' }],
          },
        ],
      },
      account: {
        user: {
          username: 'Ada',
          firstname: '',
          lastname: '',
          email: 'a@b.c',
          roleName: '',
          userAvatar: '',
        },
        onSignOut: () => {},
      },
      theme: { current: 'dark', onChange: () => {} },
      header: {
        invite: { access: { allowed: false, reason: 'noPermission' } },
        cart: { count: Number.NaN },
      },
      banner: createElement(ConnectivityBanner, { state: 'offline' }),
      footer: createElement(ShellFooter, { year: 2026, brandText: 'Northwind' }),
    } as unknown as AppShellProps,
    createElement('h1', null, 'A page'),
  );
  const html = renderToString(createElement(ThemeProvider, { nonce: 'abc' }, shell));
  expect(html).toContain('A page');
  expect(html).toContain('© 2026 Northwind');
  expect(html).toContain('Cart, empty');
  expect(html).not.toMatch(/\sstyle="/);
  expect(html.match(/<style(?![^>]*nonce="abc")/g)).toBeNull();
});
