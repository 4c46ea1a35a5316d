import { expect, userEvent } from 'storybook/test';
import preview from '../../.storybook/preview';
import { Amount } from '../../src/components/ui/Amount';
import { Stack } from './support/layout';

const meta = preview.meta({
  title: 'UI/Amount',
  tags: ['new'],
  component: Amount,
  args: { amount: 120_400, currency: 'EUR' },
});

/** Whole minor units, written as the reader's language does. */
export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByText('€1,204.00')).toHaveAttribute('value', '1204.00');
  },
});

/** Each currency has its own digits: yen none, dinars three. */
export const Currencies = meta.story({
  render: () => (
    <Stack>
      <Amount amount={120_400} currency="JPY" />
      <Amount amount={120_400} currency="BHD" />
      <Amount amount={120_400} currency="CHF" />
      <Amount amount={-120_400} currency="USD" />
      <Amount amount={0} currency="EUR" />
      <Amount amount={Number.MAX_SAFE_INTEGER} currency="EUR" />
    </Stack>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('¥120,400')).toBeVisible();
    await expect(canvas.getByText('€90,071,992,547,409.91')).toBeVisible();
  },
});

/** A calculated amount opens what it is made of, with a link to the records. */
export const WithCalculation = meta.story({
  args: {
    amount: 50_130,
    calculation: () => ({
      lines: [
        { label: 'Renewal', value: '€441.00', how: '35 × €12.60' },
        { label: 'Seats added', value: '€60.30', how: '9 × €13.40 × 15 ÷ 30 days' },
      ],
      source: { label: '2026-00061', href: '#order' },
    }),
  },
  play: async ({ canvas }) => {
    const amount = canvas.getByRole('button', { name: '€501.30' });
    await expect(amount).toHaveAttribute('aria-description', 'Calculated, show how');
    await userEvent.click(amount);
    const card = await canvas.findByRole('group', { name: 'How €501.30 is calculated' });
    await expect(card).toHaveTextContent('9 × €13.40 × 15 ÷ 30 days');
    await expect(canvas.getByRole('link', { name: '2026-00061' })).toHaveAttribute(
      'href',
      '#order',
    );
    // A press on its text, such as to copy it, keeps it open.
    await userEvent.click(canvas.getByText('9 × €13.40 × 15 ÷ 30 days'));
    await expect(amount).toHaveAttribute('aria-expanded', 'true');
    await userEvent.keyboard('{Escape}');
    await expect(card).not.toBeInTheDocument();
    await expect(amount).toHaveFocus();
  },
});
