import { expect, screen, userEvent, within } from 'storybook/test';
import preview from '../../../.storybook/preview';
import { StoryPortal } from '../../support/StoryPortal';

/** `/cart/select-client` on the sandbox. */
const meta = preview.meta({
  title: 'Pages/Cart/Select Client',
  component: StoryPortal,
  args: { initialPath: '/cart/select-client' },
  parameters: {
    layout: 'fullscreen',
    scenario: 'cartReady',
    docs: { story: { inline: false, iframeHeight: '720px' } },
  },
});

/** Two customers: the cart has a total for each. */
export const Several = meta.story({
  play: async ({ canvas }) => {
    const name = 'Select Fjordbakeriet';
    await userEvent.click(await canvas.findByRole('checkbox', { name }));
    const chosen = within(canvas.getByRole('region', { name: 'You buy for' }));
    await expect(await chosen.findByText('Halvorsen AS')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Buy for 2 clients' }));
    const question = within(await screen.findByRole('alertdialog'));
    await expect(
      question.getByText('The 4 items will also be bought for Fjordbakeriet.'),
    ).toBeVisible();
    question.getByRole('button', { name: 'Buy for Fjordbakeriet' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(await canvas.findByText('First charge with tax, all customers')).toBeVisible();
  },
});

export const Empty = meta.story({
  parameters: { scenario: 'emptyEverything' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('You have no customers yet.')).toBeVisible();
  },
});

export const Loading = meta.story({
  parameters: { faults: [{ match: { path: '/app/customers' }, latencyMs: 60_000 }] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('table', { name: 'Clients' })).toHaveAttribute(
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
    await expect(await canvas.findByText(/The clients could not be loaded/)).toBeVisible();
  },
});

/** A customer has nobody to choose: they are in the cart. */
export const SkippedByCustomers = meta.story({
  parameters: { scenario: 'customer' },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { level: 1, name: 'Cart Review' }),
    ).toBeVisible();
  },
});
