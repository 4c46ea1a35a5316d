import { expect, userEvent, within } from 'storybook/test';
import preview from '../../../.storybook/preview';
import { StoryPortal } from '../../support/StoryPortal';
import { storySandbox } from '../../support/sandbox';

/** `/apps/orders` on the sandbox. */
const meta = preview.meta({
  title: 'Pages/Orders/List',
  component: StoryPortal,
  args: { initialPath: '/apps/orders' },
  parameters: {
    layout: 'fullscreen',
    scenario: 'signedIn',
    docs: { story: { inline: false, iframeHeight: '720px' } },
  },
});

/** The orders of all customers, the newest first, with how many are in each view. */
export const Ready = meta.story({
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('1 - 10 of 90')).toBeVisible();
    await expect(canvas.getByRole('heading', { level: 1, name: 'Orders' })).toBeVisible();
    await expect(canvas.getByRole('columnheader', { name: 'Customer' })).toBeVisible();
    await expect(await canvas.findByRole('tab', { name: 'Failed 9' })).toBeVisible();
  },
});

/** View, filter and order come with the address. */
export const FromAnAddress = meta.story({
  args: { initialPath: '/apps/orders?view=failed&state=partlyCompleted&sort=-total' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('1 - 4 of 4')).toBeVisible();
    await expect(canvas.getByRole('columnheader', { name: 'Total' })).toHaveAttribute(
      'aria-sort',
      'descending',
    );
  },
});

/** A tab with its filter and columns is saved under a name; the view leads back to it. */
export const SavedViews = meta.story({
  args: { initialPath: '/apps/orders?view=failed&state=partlyCompleted&columns=total,state' },
  play: async ({ canvas }) => {
    const screen = within(document.body);
    const openViews = async (name: string) => {
      await userEvent.click(await canvas.findByRole('button', { name, expanded: false }));
      return within(await screen.findByRole('dialog', { name: 'Views' }));
    };
    await expect(await canvas.findByText('1 - 4 of 4')).toBeVisible();
    await expect(canvas.queryByRole('columnheader', { name: 'Placed' })).toBeNull();
    const empty = await openViews('Views');
    await userEvent.type(empty.getByRole('textbox', { name: 'Name of a new view' }), 'Half done');
    await userEvent.click(empty.getByRole('button', { name: 'Save view' }));
    const saved = await openViews('Half done');
    await userEvent.click(saved.getByRole('link', { name: 'Without a view' }));
    await expect(await canvas.findByText('1 - 10 of 90')).toBeVisible();
    await expect(canvas.getByRole('columnheader', { name: 'Placed' })).toBeVisible();
    const closed = await openViews('Views');
    await userEvent.click(closed.getByRole('link', { name: 'Half done' }));
    await expect(await canvas.findByText('1 - 4 of 4')).toBeVisible();
    await expect(canvas.queryByRole('columnheader', { name: 'Placed' })).toBeNull();
    await expect(canvas.getByRole('tab', { name: /Failed/, selected: true })).toBeVisible();
  },
});

/** A customer sees its own orders. */
export const OfACustomer = meta.story({
  parameters: { scenario: 'customer' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^1 - \d+ of \d+$/)).toBeVisible();
    await expect(canvas.queryByRole('columnheader', { name: 'Customer' })).toBeNull();
  },
});

export const Empty = meta.story({
  parameters: { scenario: 'emptyEverything' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Nothing is ordered yet.')).toBeVisible();
  },
});

export const Loading = meta.story({
  parameters: { faults: [{ match: { path: '/app/orders' }, latencyMs: 60_000 }] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('table', { name: 'Orders' })).toHaveAttribute(
      'aria-busy',
      'true',
    );
  },
});

/** The failed list is retried on its own. */
export const FailedThenFine = meta.story({
  parameters: {
    faults: [{ match: { path: '/app/orders' }, status: 400, body: { bad: 'htmlGateway' } }],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/The orders could not be loaded/)).toBeVisible();
    storySandbox.faults.clear();
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(await canvas.findByText('1 - 10 of 90')).toBeVisible();
  },
});

/** Without a role: not allowed, and no request is sent. */
export const Forbidden = meta.story({
  parameters: { scenario: 'noRoles' },
  play: async ({ canvas }) => {
    const heading = 'You do not have permission to see Orders.';
    await expect(await canvas.findByRole('heading', { name: heading })).toBeVisible();
    await expect(canvas.getByText(/permission Order\.Read/)).toBeVisible();
  },
});
