import { expect, screen, userEvent, within } from 'storybook/test';
import preview from '../../../.storybook/preview';
import { StoryPortal } from '../../support/StoryPortal';

/** `/apps/products/price-lists/:id` on the sandbox. */
const meta = preview.meta({
  title: 'Pages/Products/PriceList',
  component: StoryPortal,
  args: { initialPath: '/apps/products/price-lists/pl-partner' },
  parameters: {
    layout: 'fullscreen',
    scenario: 'signedIn',
    docs: { story: { inline: false, iframeHeight: '820px' } },
  },
});

/** The provider's own list, by which resellers buy. */
export const Ready = meta.story({
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Partner' })).toBeVisible();
    await expect(await canvas.findByRole('searchbox', { name: 'Search prices' })).toBeVisible();
    await expect((await canvas.findAllByRole('rowheader')).length).toBeGreaterThan(5);
    await expect(canvas.getByText('Your company')).toBeVisible();
  },
});

/** A reseller's list: read, not changed. */
export const OfAReseller = meta.story({
  args: {
    initialPath: '/apps/products/price-lists/pl-standard-customer-2?origin=own',
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Nordlys Partner')).toBeVisible();
    await expect(await canvas.findByText('1 - 1 of 1')).toBeVisible();
    await expect(canvas.getByText('Own price')).toBeVisible();
  },
});

/** A price below cost is blocked until it is confirmed; then the list has it. */
export const BelowCost = meta.story({
  args: { initialPath: '/apps/products/price-lists/pl-partner?search=office+start' },
  play: async ({ canvas }) => {
    const [row] = await canvas.findAllByRole('row', { name: /^Office Start/ });
    await userEvent.click(
      within(row as HTMLElement).getByRole('button', { name: /^Actions of Office Start/ }),
    );
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Change price' }));
    const field = await screen.findByRole('textbox', { name: 'Price in this list' });
    await userEvent.clear(field);
    await userEvent.type(field, '1.00');
    await expect(await screen.findByText(/^This price is .* below cost/)).toBeVisible();
    await userEvent.click(screen.getByRole('checkbox', { name: 'Sell below cost' }));
    await userEvent.click(screen.getByRole('button', { name: 'Save price' }));
    await expect(await canvas.findByText('1 price is below its cost.')).toBeVisible();
  },
});

/** Costs and margins leave the screen, and come back. */
export const ClientView = meta.story({
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('columnheader', { name: 'Cost' })).toBeVisible();
    await userEvent.click(canvas.getByRole('switch', { name: 'Client view' }));
    await expect(canvas.queryByRole('columnheader', { name: 'Cost' })).toBeNull();
    await userEvent.click(canvas.getByRole('switch', { name: 'Client view' }));
    await expect(await canvas.findByRole('columnheader', { name: 'Cost' })).toBeVisible();
  },
});

export const Gone = meta.story({
  args: { initialPath: '/apps/products/price-lists/pl-none' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Price list not found')).toBeVisible();
  },
});

export const PricesFailed = meta.story({
  parameters: {
    faults: [{ match: { path: '/app/products' }, status: 400, body: { bad: 'htmlGateway' } }],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/The prices could not be loaded/)).toBeVisible();
    await expect(canvas.getByRole('heading', { level: 1, name: 'Partner' })).toBeVisible();
  },
});
