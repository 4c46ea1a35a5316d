import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { ActivityScreen } from '../../../src/components/activity/ActivityScreen';
import { ALLOWED, refused } from '../../../src/domain/access';
import { billingEntries, entries, entry, NOW } from '../../support/activity';
import { listOf } from '../../support/list';
import { failed, LOADING, pageOf, ready } from '../../support/reading';

/** The activity (contract §4.27). */
const meta = {
  title: 'Screens/Activity/List',
  component: ActivityScreen,
  args: {
    access: ALLOWED,
    list: listOf(ready(pageOf(entries))),
    hasCustomers: true,
    now: NOW,
  },
} satisfies Meta<typeof ActivityScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Both names for impersonated actions; added and removed values; actions of the server. */
export const Ready: Story = {
  play: async ({ args, canvas }) => {
    const given = within(canvas.getByRole('row', { name: /^Role of a user changed/ }));
    await expect(
      given.getByRole('cell', { name: 'Added: Support Desk · Removed: Guest' }),
    ).toBeInTheDocument();
    const both = 'Ada Lindqvist, acting as Mikko Hämäläinen';
    await expect(canvas.getByRole('cell', { name: both })).toBeInTheDocument();
    await expect(canvas.getByRole('cell', { name: 'Automatic' })).toBeInTheDocument();
    await expect(canvas.getByRole('cell', { name: /and 2 more$/ })).toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: 'When' }));
    await expect(args.list.onQueryChange).toHaveBeenCalledWith(
      expect.objectContaining({ sort: '-at' }),
    );
  },
};

/** What was done with statements, payments and price lists: by number, and why. */
export const Billing: Story = {
  args: { list: listOf(ready(pageOf(billingEntries))) },
  play: async ({ canvas }) => {
    const voided = within(canvas.getByRole('row', { name: /^Statement made void/ }));
    await expect(voided.getByRole('link', { name: 'Statement made void' })).toHaveAttribute(
      'href',
      '/apps/statements/st-1',
    );
    await expect(voided.getByText(/^R-2026-10-0042/)).toBeInTheDocument();
    await expect(voided.getByRole('cell', { name: 'Reason: Wrong address' })).toBeInTheDocument();
    await expect(canvas.getByRole('row', { name: /^Refund recorded/ })).toBeInTheDocument();
    await expect(canvas.getByRole('row', { name: /^Price list changed/ })).toBeInTheDocument();
  },
};

/** An unknown action is shown as received, and deleted records have no link. */
export const Unknown: Story = {
  args: {
    list: listOf(
      ready(
        pageOf([
          entry({ action: 'ship.launched', subject: { type: 'ship', id: 'x', name: 'Vasa' } }),
          entry({ id: 'a-2', action: 'user.deleted' }),
        ]),
      ),
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('ship.launched')).toBeInTheDocument();
    await expect(canvas.getByText('User deleted')).toBeInTheDocument();
    await expect(canvas.queryAllByRole('link')).toHaveLength(0);
  },
};

export const Empty: Story = {
  args: { list: listOf(ready(pageOf([]))) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Nothing has happened yet.')).toBeVisible();
  },
};

export const Loading: Story = { args: { list: listOf(LOADING) } };

export const Failed: Story = {
  args: { list: listOf(failed()) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^The activity could not be loaded/)).toBeVisible();
  },
};

/** Without the permission: the page names it. */
export const Forbidden: Story = {
  args: { access: refused('noPermission', 'Settings.AuditLog') },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Settings\.AuditLog/)).toBeVisible();
  },
};
