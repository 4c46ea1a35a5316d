import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { cdp, page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { ColumnChart } from '../../src/components/ui/chart/ColumnChart';
import { Meter } from '../../src/components/ui/chart/Meter';
import { Sparkline } from '../../src/components/ui/chart/Sparkline';
import { TermBar } from '../../src/components/ui/chart/TermBar';

const NAMES = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
  'January again',
];
const year = NAMES.map((name, at) => ({
  id: name,
  name,
  shortName: name.slice(0, 3),
  values: [100 + at * 10, 80 - at * 12],
}));
const chart = (
  <ColumnChart label="Spend" columnsLabel="Month" series={['Net', 'Margin']} columns={year} />
);
const term = (
  <TermBar
    label="Term"
    startAt={0}
    endAt={100}
    now={40}
    startText="Started 13 Feb 2026"
    endText="Renews 13 Feb 2027"
    nowText="Today"
    windows={[{ id: 'w', startAt: 50, endAt: 80, text: 'Can be cancelled until then' }]}
  />
);
const column = (name: string) => page.getByRole('option', { name, exact: true });
const bars = (name: string) => [...column(name).element().querySelectorAll('rect')];
const hint = () => document.querySelector('[data-slot="hint"]');
/** The boxes of the names under the columns that are seen, from left to right. */
const seenNames = () =>
  [...document.querySelectorAll('[role="option"] > span:first-of-type')]
    .filter((name) => getComputedStyle(name).visibility === 'visible')
    .map(boxOf)
    .sort((one, other) => one.left - other.left);
const boxOf = (element: Element | undefined) => element?.getBoundingClientRect() ?? new DOMRect();

describe('a column chart', () => {
  it('is a figure that says what it shows', async () => {
    const screen = await render(chart);
    const figure = screen.getByRole('figure');
    await expect
      .element(figure)
      .toHaveTextContent(/Spend.*220 in January again, 5% more than in December/);
  });

  it('is one tab stop, and each column says its values', async () => {
    await render(chart);
    await userEvent.tab();
    await expect.element(column('January again: Net: 220, Margin: −64')).toHaveFocus();
    await userEvent.keyboard('{Home}{ArrowRight}');
    await expect.element(column('February: Net: 110, Margin: 68')).toHaveFocus();
    await expect.poll(() => hint()?.textContent).toBe('February\nNet: 110\nMargin: 68');
    await userEvent.keyboard('{Home}{ArrowLeft}');
    await expect.element(column('January: Net: 100, Margin: 80')).toHaveFocus();
    await userEvent.tab();
    await expect.poll(() => document.activeElement?.textContent).toBe('Show as table');
    expect(hint()).toBeNull();
    // The way back leads to the column that was looked at.
    await userEvent.tab({ shift: true });
    await expect.element(column('January: Net: 100, Margin: 80')).toHaveFocus();
  });

  it('shows the values of a column under the pointer, and Escape hides them', async () => {
    await render(chart);
    await column('March: Net: 120, Margin: 56').hover();
    await expect.poll(() => hint()?.textContent).toBe('March\nNet: 120\nMargin: 56');
    await userEvent.keyboard('{Escape}');
    await expect.poll(hint).toBeNull();
  });

  it('keeps the values of the column with the focus when the pointer leaves', async () => {
    await render(chart);
    await userEvent.tab();
    const last = 'January again\nNet: 220\nMargin: −64';
    await expect.poll(() => hint()?.textContent).toBe(last);
    await userEvent.hover(hint() ?? document.body);
    await userEvent.hover(page.getByText('Show as table'));
    expect(hint()?.textContent).toBe(last);
  });

  it('keeps the column that was looked at when the values change, and the last one otherwise', async () => {
    const screen = await render(chart);
    await column('May: Net: 140, Margin: 32').click();
    const later = year.slice(1).map((one) => ({ ...one, values: [1, 2] }));
    await screen.rerender(
      <ColumnChart label="Spend" columnsLabel="Month" series={['Net', 'Margin']} columns={later} />,
    );
    await expect.element(column('May: Net: 1, Margin: 2')).toHaveAttribute('tabindex', '0');
    await screen.rerender(
      <ColumnChart
        label="Spend"
        columnsLabel="Month"
        series={['Net', 'Margin']}
        columns={later.slice(-3)}
      />,
    );
    await expect
      .element(column('January again: Net: 1, Margin: 2'))
      .toHaveAttribute('tabindex', '0');
  });

  it('has columns that stand and hang at one line, the higher the more', async () => {
    await render(chart);
    const [, margin] = bars('January: Net: 100, Margin: 80');
    const [least] = bars('January: Net: 100, Margin: 80');
    const [most] = bars('January again: Net: 220, Margin: −64');
    expect(boxOf(least).top).toBeGreaterThan(boxOf(most).top);
    expect(boxOf(margin).left).toBeGreaterThanOrEqual(boxOf(least).right);
    const line = boxOf(document.querySelector('[data-zero]') ?? undefined).top;
    const drawn = [...document.querySelectorAll('[role="option"] rect')].map(boxOf);
    for (const { top, bottom } of drawn) {
      expect(Math.min(Math.abs(top - line), Math.abs(bottom - line))).toBeLessThanOrEqual(1.5);
    }
  });

  it('has the values beside their lines', async () => {
    await render(chart);
    const lines = [...document.querySelectorAll('[data-slot="chart-lines"] > line')].map(boxOf);
    const values = [...document.querySelectorAll('[data-slot="chart-values"] > span')].map(
      (value) => {
        const text = document.createRange();
        text.selectNodeContents(value);
        return text.getBoundingClientRect();
      },
    );
    expect(lines).toHaveLength(values.length);
    values.forEach(({ top, height }, at) => {
      expect(Math.abs(top + height / 2 - (lines[at]?.top ?? 0))).toBeLessThanOrEqual(1.5);
    });
  });

  it('begins at the right where one reads from there', async () => {
    await render(<div dir="rtl">{chart}</div>);
    const [first, last] = [
      column('January: Net: 100, Margin: 80').element(),
      column('January again: Net: 220, Margin: −64').element(),
    ];
    expect(boxOf(first).left).toBeGreaterThan(boxOf(last).left);
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}');
    await expect.element(column('December: Net: 210, Margin: −52')).toHaveFocus();
  });
});

describe('in 320 pixels', () => {
  beforeEach(() => page.viewport(320, 640));
  afterEach(() => page.viewport(1280, 720));

  it.each(['ltr', 'rtl'])('columns are equally wide, whatever their names (%s)', async (dir) => {
    const named = year.map((one, at) => ({ ...one, shortName: at % 3 ? 'J' : 'November' }));
    await render(
      <div dir={dir}>
        <ColumnChart label="Spend" columnsLabel="Month" series={['Net']} columns={named} />
      </div>,
    );
    const drawn = [...document.querySelectorAll('[role="option"] > svg')].map(boxOf);
    const sorted = drawn.toSorted((one, other) => one.left - other.left);
    const [first, second] = sorted;
    const step = (second?.left ?? 0) - (first?.left ?? 0);
    expect(step).toBeGreaterThan(first?.width ?? 100);
    sorted.forEach(({ left, width }, at) => {
      expect(width).toBeCloseTo(first?.width ?? 0, 0);
      expect(left).toBeCloseTo((first?.left ?? 0) + at * step, 0);
    });
  });

  it.each([320, 1280])('long names do not touch either (%s pixels)', async (width) => {
    await page.viewport(width, 640);
    const long = year.map((one) => ({ ...one, shortName: 'September 2026' }));
    await render(
      <ColumnChart label="Spend" columnsLabel="Month" series={['Net', 'Margin']} columns={long} />,
    );
    const seen = seenNames();
    expect(seen.length).toBeGreaterThan(width > 1000 ? 6 : 1);
    seen.forEach(({ left }, at) => {
      expect(left).toBeGreaterThan(seen[at - 1]?.right ?? -100);
    });
  });

  it.each(['ltr', 'rtl'])('charts widen no page, and no names touch (%s)', async (dir) => {
    await render(
      <div dir={dir} style={{ padding: 8 }}>
        {chart}
        {term}
        <Meter label="Seats" value={3} maxValue={10} />
        <Sparkline label="Seats" values={[1, 2, 3]} />
      </div>,
    );
    const { scrollWidth, clientWidth } = document.documentElement;
    expect(scrollWidth).toBe(clientWidth);
    const seen = seenNames();
    expect(seen.length).toBeGreaterThan(2);
    seen.forEach(({ left }, at) => {
      expect(left).toBeGreaterThan(seen[at - 1]?.right ?? -100);
    });
  });
});

describe('where colours are forced', () => {
  const media = (value: string) =>
    cdp().send('Emulation.setEmulatedMedia', { features: [{ name: 'forced-colors', value }] });
  beforeEach(() => media('active'));
  afterEach(() => media(''));

  it('series differ by their patterns, and everything is seen', async () => {
    await render(
      <>
        {chart}
        {term}
        <Meter label="Seats" value={12} maxValue={10} />
      </>,
    );
    const [net, margin] = bars('January: Net: 100, Margin: 80');
    const [plain, lines] = [net, margin].map((bar) => getComputedStyle(bar ?? document.body));
    expect(plain?.fill).toBe(lines?.stroke);
    expect(lines?.fill).toContain('url(');
    expect(plain?.fill).not.toBe(getComputedStyle(document.body).backgroundColor);
  });
});

describe('a meter', () => {
  it('shows what is too much by another part', async () => {
    await render(<Meter label="Seats" value={20} maxValue={10} />);
    const parts = [...document.querySelectorAll('[data-slot="meter"] > svg > rect')].map(boxOf);
    expect(parts).toHaveLength(2);
    expect(Math.round(((parts[1]?.width ?? 0) / (parts[0]?.width ?? 1)) * 100)).toBe(50);
  });
});

describe('a term', () => {
  it('has the present day where it is, from the start in either direction', async () => {
    await render(
      <>
        {term}
        <div dir="rtl">{term}</div>
      </>,
    );
    const shares = [...document.querySelectorAll('[data-slot="term-line"]')].map((line) => {
      const { left, width } = boxOf(line);
      const now = boxOf(line.querySelector(':scope > line') ?? undefined);
      return (now.left + now.width / 2 - left) / width;
    });
    expect(shares.map((share) => Math.round(share * 100))).toEqual([40, 60]);
  });
});
