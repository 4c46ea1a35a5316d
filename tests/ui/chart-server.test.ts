import { createElement, type ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { ColumnChart } from '../../src/components/ui/chart/ColumnChart';
import { Meter } from '../../src/components/ui/chart/Meter';
import { Sparkline } from '../../src/components/ui/chart/Sparkline';
import { TermBar } from '../../src/components/ui/chart/TermBar';
import { ThemeProvider } from '../../src/theme/ThemeProvider';

const columns = [
  { id: 'a', name: 'January', values: [4, -2] },
  { id: 'b', name: 'February', values: [6, null], isProvisional: true },
];

const CHARTS: Readonly<Record<string, ReactElement>> = {
  ColumnChart: createElement(ColumnChart, {
    label: 'Spend',
    columnsLabel: 'Month',
    series: ['Net', 'Cost'],
    columns,
  }),
  'ColumnChart, empty': createElement(ColumnChart, {
    label: 'Spend',
    columnsLabel: 'Month',
    series: ['Net'],
    columns: [],
  }),
  Sparkline: createElement(Sparkline, { label: 'Seats', values: [1, null, 3] }),
  Meter: createElement(Meter, { label: 'Seats', value: 12, maxValue: 10 }),
  TermBar: createElement(TermBar, {
    label: 'Term',
    startAt: 0,
    endAt: 100,
    now: 40,
    startText: 'from',
    endText: 'until',
    nowText: 'now',
    windows: [{ id: 'a', startAt: 50, endAt: 80, text: 'window' }],
  }),
};

describe('on a server, under a strict policy', () => {
  it.each(Object.entries(CHARTS))('%s is drawn without a style of its own', (_name, chart) => {
    const html = renderToString(createElement(ThemeProvider, { nonce: 'abc' }, chart));
    expect(html).not.toMatch(/\sstyle="/);
    expect(html.match(/<style(?![^>]*nonce="abc")/g)).toBeNull();
    expect(html).toContain('class="plinth-');
  });

  it('has its columns, its sentence and its table before any script runs', () => {
    const html = renderToString(CHARTS.ColumnChart);
    expect(html.match(/<rect[^>]*plinth-ink/g)?.length).toBeGreaterThanOrEqual(2);
    expect(html).toContain('4 in January');
    expect(html).toContain('<td>−2</td>');
  });
});
