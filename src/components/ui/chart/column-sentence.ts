import type { uiChartMessages } from '../../../messages/generated/en/ui';
import type { Translate } from '../../../messages/messages';
import { percentFormat } from '../number-format';
import type { ChartColumn } from './chart-column';
import { isKnown } from './column-geometry';

/** How a chart formats its texts. */
export interface ChartVoice {
  readonly t: Translate<(typeof uiChartMessages)['messages']>;
  readonly locale: string;
  readonly format: (value: number) => string;
}

/** A column's full name, with a note if its period is not over yet. */
export function nameOf({ name, isProvisional }: ChartColumn, { t }: ChartVoice): string {
  return isProvisional ? t('soFar', { name }) : name;
}

/** A value in full, or a text for a missing value. */
export function valueText(value: number | null | undefined, { t, format }: ChartVoice): string {
  return isKnown(value) ? format(value) : t('noValue');
}

/** The text of a column, for screen readers and its tooltip: one line per series. */
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

/** The change as a share; null if a percentage makes no sense: for zero, negative or extreme values. */
export function changeOf(value: number, previous: number): number | null {
  const change = (value - previous) / previous;
  return previous > 0 && value >= 0 && Math.abs(change) < 10 ? change : null;
}

/**
 * Sums up a chart in a sentence: the last value compared with the one before. A period that is not
 * over yet is not compared, unless none is over.
 */
export function chartSentence(columns: readonly ChartColumn[], voice: ChartVoice): string {
  const { t, locale, format } = voice;
  const complete = columns.flatMap((column) => {
    const [value] = column.values;
    return isKnown(value) ? [{ ...column, value }] : [];
  });
  const over = complete.filter(({ isProvisional }) => !isProvisional);
  const [last, previous] = (over.length > 0 ? over : complete).slice(-2).reverse();
  if (!last) return t('nothingToShow');
  const params = { name: nameOf(last, voice), value: format(last.value) };
  if (!previous) return t('columnOnly', params);
  const pair = { ...params, previous: nameOf(previous, voice) };
  const change = changeOf(last.value, previous.value);
  if (change === null || Math.abs(change) < 0.005) {
    return t('columnBefore', { ...pair, before: format(previous.value) });
  }
  const share = percentFormat(locale).format(Math.abs(change));
  return t(change > 0 ? 'columnMore' : 'columnLess', { ...pair, percent: share });
}
