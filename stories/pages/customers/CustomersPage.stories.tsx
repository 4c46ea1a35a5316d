import { expect, userEvent, within } from 'storybook/test';
import preview from '../../../.storybook/preview';
import { StoryPortal } from '../../support/StoryPortal';
import { storySandbox } from '../../support/sandbox';

/** `/apps/customers` on the sandbox. */
const meta = preview.meta({
  title: 'Pages/Customers/List',
  component: StoryPortal,
  args: { initialPath: '/apps/customers' },
  parameters: {
    layout: 'fullscreen',
    scenario: 'signedIn',
    docs: { story: { inline: false, iframeHeight: '720px' } },
  },
});

/** The provider sees resellers and their customers; two currencies have two sums. */
export const Ready = meta.story({
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('row', { name: /^Adria Systems/ })).toBeVisible();
    await expect(canvas.getByRole('heading', { level: 1, name: 'Customers' })).toBeVisible();
    await expect(canvas.getByText('1 - 10 of 28')).toBeVisible();
    await expect(canvas.getByRole('group', { name: /^Totals/ })).toHaveTextContent(
      /Per month€[\d,.]+Owed€.*CHF/,
    );
  },
});

/** A reseller sees its own customers, and no one else's. */
export const Reseller = meta.story({
  parameters: { scenario: 'reseller' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('row', { name: /^Aurora Travel/ })).toBeVisible();
    await expect(canvas.getByText('1 - 10 of 14')).toBeVisible();
    await expect(canvas.getByRole('group', { name: /^Totals/ })).not.toHaveTextContent('CHF');
  },
});

/** Search, filters, order and page come with the address. */
export const FromAnAddress = meta.story({
  args: { initialPath: '/apps/customers?state=suspended&sort=-openBalance&search=d' },
  play: async ({ canvas }) => {
    const row = await canvas.findByRole('row', { name: /^Donau Druck/ });
    await expect(within(row).getAllByText('Suspended')[0]).toBeInTheDocument();
    await expect(canvas.getByRole('searchbox', { name: 'Search customers' })).toHaveValue('d');
    await expect(await canvas.findByRole('button', { name: 'State: Suspended' })).toBeVisible();
    await expect(canvas.queryByRole('row', { name: /^Adria Systems/ })).toBeNull();
  },
});

export const Empty = meta.story({
  parameters: { scenario: 'emptyEverything' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No customers yet.')).toBeVisible();
  },
});

export const Loading = meta.story({
  parameters: { faults: [{ match: { path: '/app/customers' }, latencyMs: 60_000 }] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('table', { name: 'Customers' })).toHaveAttribute(
      'aria-busy',
      'true',
    );
  },
});

export const Failed = meta.story({
  parameters: {
    faults: [{ match: { path: '/app/customers' }, status: 400, body: { bad: 'htmlGateway' } }],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/The customers could not be loaded/)).toBeVisible();
  },
});

/** The failed list is retried on its own. */
export const FailedThenFine = Failed.extend({
  play: async (context) => {
    await Failed.play?.(context);
    storySandbox.faults.clear();
    await userEvent.click(context.canvas.getByRole('button', { name: 'Try again' }));
    await expect(await context.canvas.findByRole('row', { name: /^Adria Systems/ })).toBeVisible();
  },
});

/** A customer has no customers: the page names the requirement, and no request is sent. */
export const Forbidden = meta.story({
  parameters: { scenario: 'customer' },
  play: async ({ canvas }) => {
    const heading = 'You do not have permission to see Customers.';
    await expect(await canvas.findByRole('heading', { name: heading })).toBeVisible();
    await expect(canvas.getByText(/permission Customer\.Read/)).toBeVisible();
  },
});
