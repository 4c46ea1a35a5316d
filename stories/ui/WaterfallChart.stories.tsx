import { expect } from 'storybook/test';
import preview from '../../.storybook/preview';
import { Card } from '../../src/components/ui/Card';
import { WaterfallChart, type WaterfallStep } from '../../src/components/ui/chart/WaterfallChart';
import { formatMoney } from '../../src/domain/money';
import { euros } from './support/chart-data';
import { narrow } from './support/layout';

/** From one amount to another by some changes. */
function steps(from: number, changes: Readonly<Record<string, number>>): readonly WaterfallStep[] {
  const parts = Object.entries(changes);
  const to = parts.reduce((sum, [, value]) => sum + value, from);
  return [
    { id: 'before', name: 'January 2026', value: from, isTotal: true },
    ...parts.map(([name, value]) => ({ id: name, name, value, isTotal: false })),
    { id: 'after', name: 'February 2026', value: to, isTotal: true },
  ];
}

const meta = preview.meta({
  title: 'UI/WaterfallChart',
  component: WaterfallChart,
  args: {
    label: 'From January 2026 to February 2026',
    summary: 'February 2026: €4,210.00, €238.00 more than in January 2026',
    stepsLabel: 'What has changed',
    valuesLabel: 'Amount',
    steps: steps(397_200, { New: 60_500, Ended: -44_000, Seats: 16_500, Prices: -9_200 }),
    format: euros,
  },
  decorators: [
    (Story) => (
      <Card>
        <Story />
      </Card>
    ),
  ],
});

const barsOf = (canvasElement: HTMLElement) =>
  Array.from(canvasElement.querySelectorAll('[data-slot="waterfall"] > svg'), (svg) => {
    const { left, right } = (svg.querySelector(':scope > rect') as Element).getBoundingClientRect();
    return { left, right };
  });

/** Each bar begins where the one before ended; the two amounts are drawn as broken, far from 0. */
export const TwoMonths = meta.story({
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText(/€238\.00 more than in January 2026$/)).toBeVisible();
    await expect(canvas.getByText('+€605.00', { selector: 'bdi' })).toBeVisible();
    await expect(canvas.getByText('−€440.00', { selector: 'bdi' })).toBeVisible();
    const [january, started, ended, seats] = barsOf(canvasElement);
    if (!(january && started && ended && seats)) throw new Error('A bar is missing.');
    const isRtl = getComputedStyle(canvasElement).direction === 'rtl';
    const [from, to] = isRtl ? (['right', 'left'] as const) : (['left', 'right'] as const);
    await expect(started[from]).toBeCloseTo(january[to], 0);
    await expect(ended[to]).toBeCloseTo(started[to], 0);
    await expect(seats[from]).toBeCloseTo(ended[from], 0);
  },
});

/** All values as a table; a native disclosure, so it opens without a script too. */
export const AsTable = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('Show as table'));
    await expect(
      canvas.getByRole('table', { name: 'From January 2026 to February 2026' }),
    ).toBeVisible();
    await expect(canvas.getByRole('rowheader', { name: 'Seats' })).toBeVisible();
    await expect(canvas.getByRole('cell', { name: '€165.00' })).toBeVisible();
  },
});

/** A plus stands where Arabic has its minus. */
export const Arabic = meta.story({
  args: { format: (amount) => formatMoney({ amount, currency: 'EUR' }, 'ar') },
  globals: { direction: 'rtl' },
  play: async ({ canvasElement }) => {
    const [, more, less] = canvasElement.querySelectorAll('bdi');
    const [before] = less?.textContent?.split('−') ?? [];
    await expect(more?.textContent).toMatch(`${before}+605.00`);
  },
});

/** Names break where there is no room; the amounts stay whole. */
export const Narrow = meta.story({ decorators: [narrow(288)] });

/** The changes are of the size of the amounts: all is drawn from 0. */
export const FromZero = meta.story({
  args: {
    summary: 'February 2026: €600.00, €500.00 more than in January 2026',
    steps: steps(10_000, { New: 80_000, Ended: -30_000 }),
  },
});

/** More is given back than charged: the amount ends below 0. */
export const BelowZero = meta.story({
  args: {
    summary: 'February 2026: −€200.00, €500.00 less than in January 2026',
    steps: steps(30_000, { 'Part periods': 10_000, Ended: -60_000 }),
  },
});

/** Nothing has changed: the same bar twice. */
export const NothingChanged = meta.story({
  args: {
    summary: 'February 2026: €3,972.00, as much as in January 2026',
    steps: steps(397_200, {}),
  },
});

/** Nothing was charged in either month. */
export const AllZero = meta.story({
  args: { summary: 'February 2026: €0.00, as much as in January 2026', steps: steps(0, {}) },
});

/** Names of a length that no language spares us. */
export const LongNames = meta.story({
  args: {
    steps: steps(397_200, {
      Donaudampfschifffahrtselektrizitätenhauptbetriebswerk: 60_500,
      'One-off charges and adjustments of the whole month': -44_000,
    }),
  },
  decorators: [narrow(320)],
});
