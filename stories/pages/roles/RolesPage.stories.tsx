import { expect, userEvent, waitFor, within } from 'storybook/test';
import preview from '../../../.storybook/preview';
import { StoryPortal } from '../../support/StoryPortal';
import { storySandbox } from '../../support/sandbox';

const meta = preview.meta({
  title: 'Pages/Roles/List',
  component: StoryPortal,
  args: { initialPath: '/apps/user-management/roles' },
  parameters: {
    layout: 'fullscreen',
    scenario: 'signedIn',
    docs: { story: { inline: false, iframeHeight: '640px' } },
  },
});

export const Ready = meta.story({
  play: async ({ canvas }) => {
    const admin = await canvas.findByRole('article', { name: 'Admin' });
    await expect(admin).toHaveTextContent('Role created by System');
    // Cards below the edge ask when they are scrolled to.
    await waitFor(() => expect(admin).not.toHaveTextContent('Loading users'));
  },
});

/** The list as somebody likes it, saved under a name; the cards lead back to it. */
export const SavedViews = meta.story({
  args: { initialPath: '/apps/roles?view=list&search=system' },
  play: async ({ canvas }) => {
    const screen = within(document.body);
    const open = async (name: string) => {
      await userEvent.click(await canvas.findByRole('button', { name, expanded: false }));
      return within(await screen.findByRole('dialog'));
    };
    await waitFor(() => expect(canvas.getByText('1 - 4 of 4')).toBeVisible());
    await userEvent.click(canvas.getByRole('button', { name: 'Permissions' }));
    const display = await open('Display');
    await userEvent.click(display.getByRole('checkbox', { name: 'Created by' }));
    await userEvent.keyboard('{Escape}');
    await expect(canvas.queryByRole('columnheader', { name: 'Created by' })).toBeNull();
    const empty = await open('Views');
    await userEvent.type(empty.getByRole('textbox', { name: 'Name of a new view' }), 'Ours');
    await userEvent.click(empty.getByRole('button', { name: 'Save view' }));

    const saved = await open('Ours');
    await userEvent.click(saved.getByRole('link', { name: 'Without a view' }));
    await expect(await canvas.findByRole('article', { name: 'Auditor' })).toBeVisible();
    const closed = await open('Views');
    await userEvent.click(closed.getByRole('link', { name: 'Ours' }));
    await waitFor(() => expect(canvas.getByText('1 - 4 of 4')).toBeVisible());
    await expect(canvas.getByRole('searchbox')).toHaveValue('system');
    await expect(canvas.getByRole('columnheader', { name: 'Permissions' })).toHaveAttribute(
      'aria-sort',
      'descending',
    );
    await expect(canvas.queryByRole('columnheader', { name: 'Created by' })).toBeNull();
  },
});

export const Empty = meta.story({
  parameters: { scenario: 'emptyEverything' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No roles yet')).toBeVisible();
  },
});

export const Loading = meta.story({
  parameters: { faults: [{ match: { path: '/app/roles/roles' }, latencyMs: 60_000 }] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Loading roles')).toBeInTheDocument();
  },
});

export const Failed = meta.story({
  parameters: { faults: [{ match: { path: '/app/roles/roles' }, status: 400 }] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Something went wrong')).toBeVisible();
  },
});

export const FailedThenFine = Failed.extend({
  play: async (context) => {
    await Failed.play?.(context);
    storySandbox.faults.clear();
    await userEvent.click(context.canvas.getByRole('button', { name: 'Try again' }));
    await expect(await context.canvas.findByRole('article', { name: 'Admin' })).toBeVisible();
  },
});

export const PeopleFailed = meta.story({
  parameters: { faults: [{ match: { path: '/app/roles/users-per-role' }, status: 400 }] },
  play: async ({ canvas }) => {
    const again = (role: string) => ({ name: `Try again to load the users of ${role}` });
    await canvas.findByRole('button', again('Admin'));
    await canvas.findByRole('button', again('Guest'));
    // All that have asked, 200 px ahead, have failed before any may succeed.
    await waitFor(() => {
      const near = canvas
        .getAllByRole('article')
        .filter((card) => card.getBoundingClientRect().top < window.innerHeight + 200);
      for (const card of near) expect(card).not.toHaveTextContent('Loading users');
    });
    storySandbox.faults.clear();
    // The second try of one card is nobody else's.
    await userEvent.click(canvas.getByRole('button', again('Admin')));
    await expect(
      await canvas.findByRole('list', { name: 'Users with the role Admin' }),
    ).toBeVisible();
    await expect(canvas.getByRole('button', again('Guest'))).toBeVisible();
  },
});

export const NoPermission = meta.story({
  parameters: { scenario: 'customer' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/You do not have the permission/)).toBeVisible();
  },
});
