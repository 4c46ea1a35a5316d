import { useState } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import preview from '../../../.storybook/preview';
import {
  AppShell,
  canUseCart,
  inviteAccess,
  ShellFooter,
  type ShellNavigationItem,
  visibleNavigation,
} from '../../../src/components/index';
import { Card, PageHeader } from '../../../src/components/ui';
import { CustomersIcon, HomeIcon } from '../../../src/components/ui/icons';
import { NavigationProvider } from '../../../src/components/ui/NavigationProvider';

const viewer = { allowedActions: ['Marketplace.ReadWrite'], customerType: 0 };
const lee = {
  username: 'Lee Park',
  firstname: 'Lee',
  lastname: 'Park',
  email: 'lee@contoso.example',
  roleName: 'Reporter',
  userAvatar: '',
};
const icons = { reports: <HomeIcon />, customers: <CustomersIcon /> };

/**
 * A partner's own pages in our frame: their router, their navigation, our rules about who sees
 * what.
 */
function PartnerPage() {
  const [path, setPath] = useState('/reports');
  const items = visibleNavigation(
    [
      { id: 'reports', url: '/reports' },
      { id: 'customers', url: '/customers', minimumCustomerType: 1 },
    ],
    viewer,
  ).map(
    (item): ShellNavigationItem => ({
      id: item.id,
      href: item.url,
      label: item.id === 'reports' ? 'Reports' : 'Customers',
      icon: icons[item.id as keyof typeof icons],
    }),
  );
  return (
    <NavigationProvider navigate={setPath}>
      <AppShell
        brandName="Contoso"
        currentPath={path}
        navigation={{ items }}
        account={{ user: lee, onSignOut() {} }}
        header={{
          invite: { access: inviteAccess(viewer) },
          cart: canUseCart(viewer) ? { count: 2, href: '/cart' } : undefined,
        }}
        footer={<ShellFooter year={2026} brandText="Contoso Ltd." />}
      >
        <PageHeader title={path === '/cart' ? 'Cart' : 'Reports'} text="A page of the partner's." />
        <Card>What is in here is not ours.</Card>
      </AppShell>
    </NavigationProvider>
  );
}

const meta = preview.meta({
  title: 'Screens/Shell/Around your own page',
  component: PartnerPage,
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, iframeHeight: '520px' } } },
});

export const Embedded = meta.story({
  play: async ({ canvas }) => {
    // On a phone the navigation is put away.
    const main = canvas.queryByRole('navigation', { name: 'Main' });
    if (main) await expect(within(main).getAllByRole('link')).toHaveLength(1);
    else await expect(window.innerWidth).toBeLessThan(576);
    await userEvent.click(canvas.getByRole('link', { name: 'Cart, 2 items' }));
    await expect(canvas.getByRole('heading', { level: 1, name: 'Cart' })).toBeVisible();
  },
});
