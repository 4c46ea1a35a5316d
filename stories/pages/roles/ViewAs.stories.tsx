import { expect, userEvent, within } from 'storybook/test';
import preview from '../../../.storybook/preview';
import { StoryPortal } from '../../support/StoryPortal';
import { viewSupportDesk } from '../../support/view-role';
import '../../../src/app/roles/ViewedArea';
import '../../../src/components/roles/ViewAsBanner';

const meta = preview.meta({
  title: 'Pages/Roles/View as',
  component: StoryPortal,
  args: { initialPath: '/apps/roles/view-role', initialState: viewSupportDesk },
  parameters: {
    layout: 'fullscreen',
    scenario: 'signedIn',
    docs: { story: { inline: false, iframeHeight: '720px' } },
  },
});

/** Its holder's menu and pages; the banner says so. */
export const Viewing = meta.story({
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'View as this role' }));
    const banner = within(await canvas.findByRole('region', { name: 'View as a role' }));
    await expect(banner.getByText('You are viewing as Support Desk')).toBeVisible();
    const main = canvas.getByRole('navigation', { name: 'Main' });
    await expect(within(main).getByRole('link', { name: 'Orders' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Invite' })).toHaveAccessibleDescription(
      /You need the permission User\.Invite\./,
    );
  },
});

Viewing.test(
  "The end leads back to the role, with the administrator's own menu",
  async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'End view' }));
    await expect(await canvas.findByRole('heading', { name: 'Support Desk' })).toBeVisible();
    const main = canvas.getByRole('navigation', { name: 'Main' });
    await expect(within(main).getByRole('link', { name: 'Marketplace' })).toBeVisible();
    await expect(canvas.queryByText('You are viewing as Support Desk')).toBeNull();
    // Permissions that scroll can be reached by keys.
    await expect(await canvas.findByRole('group', { name: /permission/i })).toBeVisible();
  },
);
