import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import preview from '../../.storybook/preview';
import { StoryPortal } from '../support/StoryPortal';
import { viewSupportDesk } from '../support/view-role';

const meta = preview.meta({
  title: 'Portal/Roles',
  // A picture: an end-to-end test walks it.
  tags: ['!test'],
  component: StoryPortal,
  args: { initialPath: '/apps/roles/view-role', initialState: viewSupportDesk },
  parameters: {
    layout: 'fullscreen',
    scenario: 'signedIn',
    docs: { story: { inline: false, iframeHeight: '720px' } },
  },
});

/** A role gets a name and permissions, and appears in the list. */
export const Create = meta.story({
  args: { initialPath: '/apps/user-management/roles', initialState: undefined },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Create New Role/ }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Create Role' }));
    await userEvent.type(await dialog.findByLabelText('Role name'), 'Night shift');
    await userEvent.click(await dialog.findByRole('checkbox', { name: 'Select all' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Create' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(await screen.findByText('The role Night shift was created.')).toBeVisible();
  },
});

/** Users who lose a role are named beforehand, and are Guests afterwards. */
export const Revoke = meta.story({
  play: async ({ canvas }) => {
    const person = /Zoë Åkerström/;
    await canvas.findByRole('rowheader', { name: person });
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Select Zoë Åkerström' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Revoke Role' }));
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Revoke User Role' }));
    await expect(
      dialog.getByText('The user(s) will become a Guest with limited access.'),
    ).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'YES' }));
    await waitFor(() => expect(canvas.queryByRole('rowheader', { name: person })).toBeNull());
  },
});

/** A deleted role says who becomes a Guest, and leads back to the list. */
export const Delete = meta.story({
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Delete Role' }));
    const dialog = within(await screen.findByRole('alertdialog'));
    await userEvent.click(await dialog.findByRole('button', { name: 'Delete Role' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Done' }));
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Roles' })).toBeVisible();
    await waitFor(() => expect(canvas.queryByRole('article', { name: 'Support Desk' })).toBeNull());
  },
});
