import type { uiChartMessages } from '../../../messages/generated/en/ui';
import type { Translate } from '../../../messages/messages';
import { percentFormat } from '../number-format';
import type { ChartColumn } from './chart-column';
import { isKnown } from './column-geometry';

/** How a chart says things. */
export interface ChartVoice {
  readonly t: Translate<(typeof uiChartMessages)['messages']>;
  readonly locale: string;
  readonly format: (value: number) => string;
}

/** A column in full, and that it is not over where it is not. */
export function nameOf({ name, isProvisional }: ChartColumn, { t }: ChartVoice): string {
  return isProvisional ? t('soFar', { name }) : name;
}

/** A value in full, or that there is none. */
export function valueText(value: number | null | undefined, { t, format }: ChartVoice): string {
  return isKnown(value) ? format(value) : t('noValue');
}

/** What is heard of a column, and seen over it: a line a series. */
export function columnText(
  column: ChartColumn,
  series: readonly string[],
  voice: ChartVoice,
): { name: string; hint: string } {
  const name = nameOf(column, voice);
  const values = series.map((one, at) => {
    const value = valueText(column.values[at], voice);
    return series.length === 1 ? value : voice.t('named', { name: one, value });
  });
  const { behind } = column;
  if (behind) {
    values.push(voice.t('named', { name: behind.name, value: voice.format(behind.value) }));
  }
  return {
    name: voice.t('named', { name, value: values.join(', ') }),
    hint: [name, ...values].join('\n'),
  };
}

/**
 * What a chart shows, in a sentence: its last value beside the one before. A column that is not over
 * is compared with nothing, unless all are like that.
 */
export function chartSentence(columns: readonly ChartColumn[], voice: ChartVoice): string {
  const { t, locale, format } = voice;
  const known = columns.flatMap((column) => {
    const [value] = column.values;
    return isKnown(value) ? [{ ...column, value }] : [];
  });
  const over = known.filter(({ isProvisional }) => !isProvisional);
  const [last, previous] = (over.length > 0 ? over : known).slice(-2).reverse();
  if (!last) return t('nothingToShow');
  const said = { name: nameOf(last, voice), value: format(last.value) };
  if (!previous) return t('columnOnly', said);
  const pair = { ...said, previous: nameOf(previous, voice) };
  const change = Math.abs(last.value - previous.value) / previous.value;
  // Percents of nothing or of a loss say nothing, and neither do those of very little.
  if (last.value < 0 || !(change >= 0.005 && change < 10)) {
    return t('columnBefore', { ...pair, before: format(previous.value) });
  }
  const share = percentFormat(locale).format(change);
  return t(last.value > previous.value ? 'columnMore' : 'columnLess', { ...pair, percent: share });
}
