import { expect, userEvent, within } from 'storybook/test';
import preview from '../../../.storybook/preview';
import { StoryPortal } from '../../support/StoryPortal';
import { storySandbox } from '../../support/sandbox';

/** `/apps/products/price-lists` on the sandbox. */
const meta = preview.meta({
  title: 'Pages/Products/PriceLists',
  component: StoryPortal,
  args: { initialPath: '/apps/products/price-lists' },
  parameters: {
    layout: 'fullscreen',
    scenario: 'signedIn',
    docs: { story: { inline: false, iframeHeight: '720px' } },
  },
});

/** The provider sees its own list and those of its resellers, by their names. */
export const Ready = meta.story({
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('row', { name: /^Partner/ })).toBeVisible();
    await expect(canvas.getByRole('heading', { level: 1, name: 'Price lists' })).toBeVisible();
    const swiss = within(canvas.getByRole('row', { name: /^Switzerland/ }));
    await expect((await swiss.findAllByText('Adria Systems'))[0]).toBeInTheDocument();
  },
});

/** Search comes with the address. */
export const FromAnAddress = meta.story({
  args: { initialPath: '/apps/products/price-lists?search=public' },
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByRole('row', { name: /^Public sector/ })).toHaveLength(2);
    await expect(canvas.queryByRole('row', { name: /^Partner/ })).toBeNull();
  },
});

export const Loading = meta.story({
  parameters: { faults: [{ match: { path: '/app/price-lists' }, latencyMs: 60_000 }] },
  play: async ({ canvas }) => {
    const table = await canvas.findByRole('table', { name: 'Price lists' });
    await expect(table).toHaveAttribute('aria-busy', 'true');
  },
});

export const Failed = meta.story({
  parameters: {
    faults: [{ match: { path: '/app/price-lists' }, status: 400, body: { bad: 'htmlGateway' } }],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/The price lists could not be loaded/)).toBeVisible();
  },
});

/** The failed list is retried on its own. */
export const FailedThenFine = Failed.extend({
  play: async (context) => {
    await Failed.play?.(context);
    storySandbox.faults.clear();
    await userEvent.click(context.canvas.getByRole('button', { name: 'Try again' }));
    await expect(await context.canvas.findByRole('row', { name: /^Partner/ })).toBeVisible();
  },
});

/** A customer has no price lists: the page names the requirement, and no request is sent. */
export const Forbidden = meta.story({
  parameters: { scenario: 'customer' },
  play: async ({ canvas }) => {
    const heading = 'You do not have permission to see Price lists.';
    await expect(await canvas.findByRole('heading', { name: heading })).toBeVisible();
    await expect(canvas.getByText(/permission Marketplace\.Prices/)).toBeVisible();
  },
});
