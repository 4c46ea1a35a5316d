import { expect } from 'storybook/test';
import preview from '../../../.storybook/preview';
import { ChargeLines } from '../../../src/components/subscriptions/ChargeLines';
import { seatsAdded } from '../../support/subscription';

/** Charges and credits with their arithmetic, as previews and statements show them. */
const meta = preview.meta({
  title: 'Screens/Subscriptions/ChargeLines',
  component: ChargeLines,
  args: {
    label: 'Charges',
    currency: 'EUR',
    lines: [
      seatsAdded,
      { ...seatsAdded, kind: 'seatsRemoved', quantity: -2, net: -1_760 },
      { ...seatsAdded, kind: 'recurring', quantity: 20, days: 30, net: 22_000 },
    ],
  },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByText('5 × €11.00 × 24 ÷ 30 days')).toBeVisible();
    await expect(canvas.getByText('20 × €11.00')).toBeVisible();
  },
});

/**
 * The server's amount differs from our rules: no arithmetic. An unknown kind is shown as received.
 */
export const WithoutArithmetic = meta.story({
  args: { lines: [{ ...seatsAdded, kind: 'goodwill', net: 4_321 }] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('goodwill')).toBeVisible();
    await expect(canvas.queryByText(/÷/)).toBeNull();
  },
});
