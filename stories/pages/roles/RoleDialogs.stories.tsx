import type { Canvas } from 'storybook/internal/csf';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import preview from '../../../.storybook/preview';
import { StoryPortal } from '../../support/StoryPortal';
import { storySandbox } from '../../support/sandbox';

const meta = preview.meta({
  title: 'Pages/Roles/Dialogs',
  component: StoryPortal,
  args: { initialPath: '/apps/roles' },
  parameters: {
    layout: 'fullscreen',
    scenario: 'signedIn',
    docs: { story: { inline: false, iframeHeight: '720px' } },
  },
});

/** Opens the menu of a role's card and chooses, by key. */
async function choose(canvas: Canvas, role: string, action: string): Promise<HTMLElement> {
  const card = await canvas.findByRole('article', { name: role });
  const button = within(card).getByRole('button', { name: `Actions of ${role}` });
  button.focus();
  await userEvent.keyboard('{Enter}');
  (await screen.findByRole('menuitem', { name: action })).focus();
  await userEvent.keyboard('{Enter}');
  return button;
}

async function openCreate(canvas: Canvas): Promise<void> {
  (await canvas.findByRole('button', { name: /^Create New Role/ })).focus();
  await userEvent.keyboard('{Enter}');
  const name = await screen.findByRole('textbox', { name: 'Role name' });
  await waitFor(() => expect(name).toHaveFocus());
  await screen.findByRole('checkbox', { name: 'Select all' });
}

const press = async (name: string) => {
  screen.getByRole('button', { name }).focus();
  await userEvent.keyboard('{Enter}');
};

const noDialog = () => waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());

export const Created = meta.story({
  play: async ({ canvas }) => {
    await openCreate(canvas);
    await userEvent.keyboard('a/b?#%2F 🛡️');
    screen.getByRole('checkbox', { name: 'Select all' }).focus();
    await userEvent.keyboard(' ');
    await press('Create');
    await screen.findByText('The role a/b?#%2F 🛡️ was created.');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(await canvas.findByRole('article', { name: 'a/b?#%2F 🛡️' })).toBeVisible();
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: /^Create New Role/ })).toHaveFocus(),
    );
  },
});

/** The server's refusal shows in the dialog; what was typed stays. */
export const CreateRefused = meta.story({
  play: async ({ canvas }) => {
    await openCreate(canvas);
    await userEvent.keyboard('Auditor');
    screen.getByRole('checkbox', { name: 'Select all' }).focus();
    await userEvent.keyboard(' ');
    await press('Create');
    const dialog = screen.getByRole('dialog');
    await within(dialog).findByText('There is a role Auditor already.');
    await expect(screen.getByRole('textbox', { name: 'Role name' })).toHaveValue('Auditor');
    await expect(screen.getByText('41 of 41 selected')).toBeVisible();
  },
});

export const CreateWithoutPermissionsList = meta.story({
  parameters: { faults: [{ match: { path: '/app/roles' }, status: 400 }] },
  play: async ({ canvas }) => {
    (await canvas.findByRole('button', { name: /^Create New Role/ })).focus();
    await userEvent.keyboard('{Enter}');
    await expect(await screen.findByText('The permissions could not be loaded')).toBeVisible();
    // The page has asked before; the dialog asks once more when it opens.
    await waitFor(() =>
      expect(screen.getByRole('button', { name: 'Try again' })).not.toHaveAttribute('data-pending'),
    );
    storySandbox.faults.clear();
    await press('Try again');
    await expect(await screen.findByText('0 of 41 selected')).toBeVisible();
  },
});

export const Duplicated = meta.story({
  play: async ({ canvas }) => {
    await choose(canvas, 'Auditor', 'Duplicate Role');
    const name = await screen.findByRole('textbox', { name: 'Role name' });
    await expect(name).toHaveValue('Copy of Auditor');
    await screen.findByText('3 of 41 selected', { exact: false });
    await press('Create');
    await expect(await canvas.findByRole('article', { name: 'Copy of Auditor' })).toBeVisible();
  },
});

export const Edited = meta.story({
  play: async ({ canvas }) => {
    const opener = await choose(canvas, 'Auditor', 'Edit Role');
    await screen.findByRole('dialog', { name: 'Edit Role: Auditor' });
    (await screen.findByRole('checkbox', { name: 'Select all' })).focus();
    await userEvent.keyboard(' ');
    await expect(await screen.findByText(/^(This changes what \d+ pe|Nobody holds)/)).toBeVisible();
    await press('Update');
    await screen.findByText('The role Auditor was changed.');
    const card = within(canvas.getByRole('article', { name: 'Auditor' }));
    await expect(await card.findByText('and 36 more...')).toBeVisible();
    await waitFor(() => expect(opener).toHaveFocus());
  },
});

/** Refused by the server although the screen allowed it: said, and nothing is lost. */
export const EditForbidden = meta.story({
  parameters: {
    faults: [
      {
        match: { path: '/app/roles/*/permissions' },
        status: 403,
        body: '{"message":"You may not edit roles."}',
      },
    ],
  },
  play: async ({ canvas }) => {
    await choose(canvas, 'Auditor', 'Edit Role');
    (await screen.findByRole('checkbox', { name: 'Select all' })).focus();
    await userEvent.keyboard(' ');
    await press('Update');
    await expect(await screen.findByText('You may not edit roles.')).toBeVisible();
    await expect(screen.getByRole('dialog', { name: 'Edit Role: Auditor' })).toBeVisible();
    await expect(screen.getByText('41 of 41 selected')).toBeVisible();
  },
});

export const Compared = meta.story({
  play: async ({ canvas }) => {
    await choose(canvas, 'Auditor', 'Compare Role');
    (await screen.findByRole('button', { name: /^Choose a role/ })).focus();
    await userEvent.keyboard('{Enter}');
    (await screen.findByRole('option', { name: 'Billing Clerk' })).focus();
    await userEvent.keyboard('{Enter}');
    await expect(await screen.findByRole('region', { name: 'In both' })).toBeVisible();
  },
});

/** The focus goes to the card that takes the place of the one that is gone. */
export const Deleted = meta.story({
  play: async ({ canvas }) => {
    await choose(canvas, 'Billing Clerk', 'Delete Role');
    await screen.findByText(/people? holds? this role and will become Guest:|Nobody holds/);
    await press('Delete Role');
    await screen.findByText('The role Billing Clerk was deleted.');
    await waitFor(() => expect(screen.getByRole('button', { name: 'Done' })).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await noDialog();
    await waitFor(() =>
      expect(canvas.queryByRole('article', { name: 'Billing Clerk' })).toBeNull(),
    );
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: 'Actions of Marketplace Buyer' })).toHaveFocus(),
    );
  },
});

export const DeleteFailed = meta.story({
  parameters: {
    faults: [{ match: { path: '/app/roles/*', method: 'DELETE' }, status: 500, body: '<html>' }],
  },
  play: async ({ canvas }) => {
    const opener = await choose(canvas, 'Billing Clerk', 'Delete Role');
    await screen.findByRole('alertdialog', { name: 'Delete Role' });
    await press('Delete Role');
    await expect(await screen.findByText('something went wrong')).toBeVisible();
    const dialog = within(screen.getByRole('alertdialog'));
    await expect(
      dialog.getByText('An unexpected error occurred while deleting the role.'),
    ).toBeVisible();
    await press('Cancel');
    await noDialog();
    await waitFor(() => expect(opener).toHaveFocus());
    await expect(canvas.getByRole('article', { name: 'Billing Clerk' })).toBeVisible();
  },
});
