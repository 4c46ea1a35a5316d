import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import preview from '../../../.storybook/preview';
import { StoryPortal } from '../../support/StoryPortal';
import { storyClock, storySandbox } from '../../support/sandbox';

const meta = preview.meta({
  title: 'Pages/Users/List',
  component: StoryPortal,
  args: { initialPath: '/apps/user-management/users' },
  parameters: {
    layout: 'fullscreen',
    scenario: 'signedIn',
    docs: { story: { inline: false, iframeHeight: '720px' } },
  },
});

type Canvas = ReturnType<typeof within>;

const BRUNO = 'bruno.keller@plinth.example';
const deleteFault = (email: string) => ({
  match: { method: 'DELETE', path: `/app/users/${encodeURIComponent(email)}` },
  status: 409,
  body: JSON.stringify({ message: 'This user still owns 3 subscriptions.' }),
});

async function confirmDeletion(button: string) {
  const dialog = await screen.findByRole('alertdialog');
  within(dialog).getByRole('button', { name: button }).focus();
  await userEvent.keyboard('{Enter}');
}

async function deleteFromMenu(canvas: Canvas, name: string) {
  (await canvas.findByRole('button', { name: `Actions of ${name}` })).focus();
  await userEvent.keyboard('{Enter}');
  await screen.findByRole('menu', { name: `Actions of ${name}` });
  await userEvent.keyboard('{End}{Enter}');
}

export const Ready = meta.story({
  play: async ({ canvas }) => {
    const row = await canvas.findByRole('row', { name: /Bruno Keller/ });
    await expect(row).toHaveTextContent('Admin');
    await expect(canvas.getByText('1 - 10 of 60')).toBeVisible();
  },
});

export const Empty = meta.story({
  parameters: { scenario: 'emptyEverything' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No users yet')).toBeVisible();
  },
});

export const Loading = meta.story({
  parameters: { faults: [{ match: { path: '/app/users' }, latencyMs: 60_000 }] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('table', { name: 'Users' })).toHaveAttribute(
      'aria-busy',
      'true',
    );
  },
});

export const Failed = meta.story({
  parameters: {
    faults: [{ match: { path: '/app/users' }, status: 400, body: { bad: 'htmlGateway' } }],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Something went wrong')).toBeVisible();
    await expect(canvas.getByText(/The users could not be loaded/)).toBeVisible();
  },
});

export const FailedThenFine = Failed.extend({
  play: async (context) => {
    await Failed.play?.(context);
    storySandbox.faults.clear();
    await userEvent.click(context.canvas.getByRole('button', { name: 'Try again' }));
    await expect(await context.canvas.findByRole('row', { name: /Bruno Keller/ })).toBeVisible();
  },
});

export const NoPermission = meta.story({
  parameters: { scenario: 'customer' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/You do not have the permission/)).toBeVisible();
  },
});

export const Searched = meta.story({
  play: async ({ canvas }) => {
    await canvas.findByRole('row', { name: /Bruno Keller/ });
    const field = canvas.getByRole('searchbox', { name: 'Search users' });
    await userEvent.type(field, 'bru');
    await expect(canvas.getByText('Minimum 4 characters required')).toBeVisible();
    await userEvent.type(field, 'no');
    storyClock.advance(300);
    await waitFor(() => expect(canvas.queryByRole('row', { name: /Ada Lindqvist/ })).toBeNull());
    await expect(canvas.getByRole('row', { name: /Bruno Keller/ })).toBeVisible();
  },
});

/** The focus of a removed row moves to its neighbour. */
export const DeletedOne = meta.story({
  play: async ({ canvas }) => {
    await deleteFromMenu(canvas, 'Bruno Keller');
    await confirmDeletion('Delete user');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await expect(await screen.findByText('Bruno Keller was deleted')).toBeVisible();
    await waitFor(() => expect(canvas.queryByRole('row', { name: /Bruno Keller/ })).toBeNull());
    await waitFor(() =>
      expect(document.activeElement?.getAttribute('aria-label')).toMatch(/^Actions of /),
    );
    await expect(canvas.getByText('1 - 10 of 59')).toBeVisible();
  },
});

/** Failures stay in the dialog and selected, with the reason, and can be retried. */
export const SomeFailedThenDone = meta.story({
  parameters: { faults: [deleteFault(BRUNO)] },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('checkbox', { name: 'Select Bruno Keller' }));
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Select Carl Jensen' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Delete' }));
    await confirmDeletion('Delete 2 users');
    const dialog = await screen.findByRole('alertdialog', { name: '1 of 2 users were deleted' });
    await expect(within(dialog).getByText('This user still owns 3 subscriptions.')).toBeVisible();
    storySandbox.faults.clear();
    await userEvent.click(within(dialog).getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await expect(await screen.findByText('2 users were deleted')).toBeVisible();
    await waitFor(() => expect(canvas.queryByRole('row', { name: /Bruno Keller/ })).toBeNull());
  },
});
