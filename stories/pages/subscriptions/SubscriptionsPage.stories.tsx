import { expect, screen, userEvent, within } from 'storybook/test';
import preview from '../../../.storybook/preview';
import { StoryPortal } from '../../support/StoryPortal';
import { storySandbox } from '../../support/sandbox';

/** `/apps/subscriptions` and `/apps/subscriptions/all` on the sandbox. */
const meta = preview.meta({
  title: 'Pages/Subscriptions/List',
  component: StoryPortal,
  args: { initialPath: '/apps/subscriptions' },
  parameters: {
    layout: 'fullscreen',
    scenario: 'signedIn',
    docs: { story: { inline: false, iframeHeight: '720px' } },
  },
});

/** Who has customers sees theirs as well; two currencies have two sums. */
export const Ready = meta.story({
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByRole('row', { name: /Backup Everything/ })).not.toEqual([]);
    await expect(canvas.getByRole('heading', { level: 1, name: 'Subscriptions' })).toBeVisible();
    await expect(canvas.getByRole('columnheader', { name: 'Customer' })).toBeVisible();
    await expect(canvas.getByRole('group', { name: /^Totals/ })).toHaveTextContent(/€.*CHF/);
    await expect(await canvas.findByRole('tab', { name: /^Needs attention \d+$/ })).toBeVisible();
  },
});

/** For the selected ones: first the preview, then the order. */
export const ChangeSeatsOfMany = meta.story({
  args: { initialPath: '/apps/subscriptions/all?state=active&term=P1Y' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^1 - 10 of \d+$/)).toBeVisible();
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Select all rows' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Change seats' }));
    const dialog = await screen.findByRole('dialog', {
      name: /^Change seats of \d+ subscriptions$/,
    });
    await userEvent.type(within(dialog).getByRole('spinbutton', { name: 'Seats' }), '1');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Preview' }));
    const send = await within(dialog).findByRole('button', { name: /^Change \d+ subscription/ });
    await expect(within(dialog).getByText(/^Total in /)).toBeVisible();
    await userEvent.click(send);
    await expect(await screen.findByText(/changes? (is|are) ordered/)).toBeVisible();
  },
});

/** A customer sees what it has itself, and there is no other list to go to. */
export const OfACustomer = meta.story({
  parameters: { scenario: 'customer' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^1 - \d+ of \d+$/)).toBeVisible();
    await expect(canvas.queryByRole('columnheader', { name: 'Customer' })).toBeNull();
    await expect(canvas.queryByRole('link', { name: 'All customers' })).toBeNull();
  },
});

/** View, filters and order come with the address. */
export const FromAnAddress = meta.story({
  args: { initialPath: '/apps/subscriptions/all?view=attention&reason=renewing&sort=renewsOn' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('1 - 10 of 12')).toBeVisible();
    await expect(
      await canvas.findByRole('button', { name: 'Reason: Renews within 30 days' }),
    ).toBeVisible();
    await expect(canvas.getByRole('columnheader', { name: 'Renewal' })).toHaveAttribute(
      'aria-sort',
      'ascending',
    );
  },
});

/** My Projects of the account menu. */
export const ByProject = meta.story({
  parameters: { scenario: 'customer' },
  args: { initialPath: '/apps/subscriptions?scope=own&group=project' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('columnheader', { name: 'No project' })).toBeVisible();
  },
});

export const Empty = meta.story({
  parameters: { scenario: 'emptyEverything' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Nothing is subscribed yet.')).toBeVisible();
  },
});

export const Loading = meta.story({
  parameters: { faults: [{ match: { path: '/app/subscriptions' }, latencyMs: 60_000 }] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('table', { name: 'Subscriptions' })).toHaveAttribute(
      'aria-busy',
      'true',
    );
  },
});

/** The failed list is retried on its own. */
export const FailedThenFine = meta.story({
  parameters: {
    faults: [{ match: { path: '/app/subscriptions' }, status: 400, body: { bad: 'htmlGateway' } }],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/The subscriptions could not be loaded/)).toBeVisible();
    storySandbox.faults.clear();
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(await canvas.findAllByRole('row', { name: /Backup Everything/ })).not.toEqual([]);
  },
});

/** Without a role: not allowed, and no request is sent. */
export const Forbidden = meta.story({
  parameters: { scenario: 'noRoles' },
  play: async ({ canvas }) => {
    const heading = 'You do not have permission to see Subscriptions.';
    await expect(await canvas.findByRole('heading', { name: heading })).toBeVisible();
    await expect(canvas.getByText(/permission Subscription\.Read/)).toBeVisible();
  },
});
