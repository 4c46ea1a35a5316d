import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import preview from '../../../.storybook/preview';
import { StoryPortal } from '../../support/StoryPortal';
import { storyClock, storySandbox } from '../../support/sandbox';
import { viewAdmin, viewGuest, viewRole, viewSupportDesk } from '../../support/view-role';

const MEMBERS = '/app/roles/users-per-role';

const meta = preview.meta({
  title: 'Pages/Roles/Detail',
  component: StoryPortal,
  args: { initialPath: '/apps/roles/view-role', initialState: viewSupportDesk },
  parameters: {
    layout: 'fullscreen',
    scenario: 'signedIn',
    docs: { story: { inline: false, iframeHeight: '720px' } },
  },
});

export const Ready = meta.story({
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Support Desk' })).toBeVisible();
    await expect(
      await canvas.findByRole('heading', { name: /^Users Assigned \(\d+\)$/ }),
    ).toBeVisible();
    await expect(await canvas.findByRole('rowheader', { name: /Zoë Åkerström/ })).toBeVisible();
  },
});

/** A view that was saved at one role is there at the others, of their users. */
export const SavedViews = meta.story({
  args: { initialPath: '/apps/roles/view-role?role=Admin&sort=-lastLoginDate', initialState: null },
  play: async ({ canvas }) => {
    const open = async (name: string) => {
      await userEvent.click(await canvas.findByRole('button', { name, expanded: false }));
      return within(await screen.findByRole('dialog', { name: 'Views' }));
    };
    await expect(await canvas.findByRole('rowheader', { name: /Ada Lindqvist/ })).toBeVisible();
    const empty = await open('Views');
    await userEvent.type(empty.getByRole('textbox', { name: 'Name of a new view' }), 'Latest');
    await userEvent.click(empty.getByRole('button', { name: 'Save view' }));
    await expect(await canvas.findByRole('button', { name: 'Latest' })).toBeVisible();

    await userEvent.click(canvas.getByRole('link', { name: 'Back to roles' }));
    await userEvent.click(await canvas.findByRole('link', { name: 'Support Desk' }));
    await expect(await canvas.findByRole('rowheader', { name: /Zoë Åkerström/ })).toBeVisible();
    const there = await open('Views');
    await userEvent.click(there.getByRole('link', { name: 'Latest' }));
    await expect(await canvas.findByRole('button', { name: 'Latest' })).toBeVisible();
    await expect(canvas.getByRole('heading', { level: 1, name: 'Support Desk' })).toBeVisible();
    await expect(canvas.getByRole('columnheader', { name: 'Last Login Date' })).toHaveAttribute(
      'aria-sort',
      'descending',
    );
  },
});

/** Protected users of Admin, and no buttons to change it. */
export const Admin = meta.story({
  args: { initialState: viewAdmin },
  play: async ({ canvas }) => {
    const box = await canvas.findByRole('checkbox', { name: 'Select Platform Service' });
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Select all rows' }));
    await expect(box).not.toBeChecked();
    await expect(canvas.getByRole('button', { name: 'Revoke Role' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Edit Permissions' })).toBeNull();
  },
});

export const Guest = meta.story({
  args: { initialState: viewGuest },
  play: async ({ canvas }) => {
    await canvas.findByText(/^1 - 10 of \d+$/);
    await expect(canvas.queryByRole('checkbox')).toBeNull();
  },
});

export const Empty = meta.story({
  args: { initialState: viewRole('constructor', 'Ada Lindqvist') },
  parameters: { scenario: 'manyRoles' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('There are no matching records')).toBeVisible();
    // Permissions that scroll can be reached by keys.
    await expect(await canvas.findByRole('group', { name: /permission/i })).toBeVisible();
  },
});

export const Loading = meta.story({
  parameters: { faults: [{ match: { path: MEMBERS }, latencyMs: 60_000 }] },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'Support Desk' });
    await expect(canvas.getByRole('table')).toHaveAttribute('aria-busy', 'true');
  },
});

export const Failed = meta.story({
  parameters: { faults: [{ match: { path: MEMBERS }, status: 400 }] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('The sandbox was told to answer 400.')).toBeVisible();
  },
});

export const FailedThenFine = Failed.extend({
  play: async (context) => {
    await Failed.play?.(context);
    storySandbox.faults.clear();
    await userEvent.click(context.canvas.getByRole('button', { name: 'Try again' }));
    await expect(
      await context.canvas.findByRole('rowheader', { name: /Zoë Åkerström/ }),
    ).toBeVisible();
  },
});

/** The list of roles cannot be had: the role is shown as the navigation brought it. */
export const RoleFailed = meta.story({
  args: {
    initialState: viewRole('Support Desk', 'Ada Lindqvist', [
      { name: 'Ticket.Read', description: 'Read tickets' },
    ]),
  },
  parameters: { faults: [{ match: { path: '/app/roles/roles' }, status: 400 }] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^The role could not be refreshed/)).toBeVisible();
    await expect(canvas.getByText('Ticket.Read')).toBeVisible();
  },
});

/** Another administrator deleted it meanwhile: back to the list, with a word about it. */
export const Gone = meta.story({
  args: { initialState: viewRole('Ghost writers', 'Ada Lindqvist') },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Roles' })).toBeVisible();
    await expect(await screen.findByText('The role Ghost writers no longer exists.')).toBeVisible();
    // Cards below the edge ask when they are scrolled to.
    const [card] = await canvas.findAllByRole('article');
    await waitFor(() => expect(card).not.toHaveTextContent('Loading users'));
  },
});

/** A history that does not agree with itself leads to the list. */
export const Tampered = meta.story({
  args: { initialState: { ...viewAdmin, isSystemRole: false } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Roles' })).toBeVisible();
    // Cards below the edge ask when they are scrolled to.
    const [card] = await canvas.findAllByRole('article');
    await waitFor(() => expect(card).not.toHaveTextContent('Loading users'));
  },
});

export const Search = meta.story({
  play: async (context) => {
    await Ready.play?.(context);
    const { canvas } = context;
    const search = canvas.getByRole('searchbox', { name: 'Search users with this role' });
    await userEvent.type(search, 'zoe');
    await expect(canvas.getByText('Minimum 4 characters required')).toBeVisible();
    await userEvent.type(search, '.aker');
    storyClock.advance(300);
    await expect(await canvas.findByRole('heading', { name: 'Users Assigned (1)' })).toBeVisible();
    await expect(canvas.getAllByRole('rowheader')).toHaveLength(1);
  },
});

export const Revoke = meta.story({
  play: async (context) => {
    await Ready.play?.(context);
    const { canvas } = context;
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Select Zoë Åkerström' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Revoke Role' }));
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Revoke User Role' }));
    await expect(dialog.getByText('zoe.akerstrom@nordlys.example')).toBeVisible();
    dialog.getByRole('button', { name: 'YES' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(await screen.findByText('User became Guest')).toBeVisible();
    await waitFor(() =>
      expect(canvas.queryByRole('rowheader', { name: /Zoë Åkerström/ })).toBeNull(),
    );
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: 'Add Users To Role' })).toHaveFocus(),
    );
  },
});

export const RevokeRefused = meta.story({
  parameters: {
    faults: [
      {
        match: { path: '/app/roles/assign-role' },
        status: 403,
        body: '{"message":"You may not do this."}',
      },
    ],
  },
  play: async (context) => {
    await Ready.play?.(context);
    const { canvas } = context;
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Select Zoë Åkerström' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Revoke Role' }));
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Revoke User Role' }));
    dialog.getByRole('button', { name: 'YES' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(await dialog.findByText('You may not do this.')).toBeVisible();
  },
});

export const AddUsers = meta.story({
  play: async (context) => {
    await Ready.play?.(context);
    const { canvas } = context;
    await userEvent.click(canvas.getByRole('button', { name: 'Add Users To Role' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Add Users To Role' }));
    const search = dialog.getByRole('searchbox', { name: 'Search Users To Add' });
    await userEvent.type(search, 'carl');
    storyClock.advance(250);
    await userEvent.click(await dialog.findByRole('checkbox', { name: 'Carl Jensen' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Add Selected Users' }));
    await expect(await screen.findByText('User added successfully')).toBeVisible();
    await waitFor(() =>
      expect(canvas.getByRole('rowheader', { name: /Carl Jensen/ })).toBeVisible(),
    );
  },
});
