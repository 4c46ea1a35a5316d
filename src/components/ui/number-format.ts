import { keptByLocale } from '../../domain/text/kept-by-locale';

const kept = (options?: Intl.NumberFormatOptions) =>
  keptByLocale((locale) => new Intl.NumberFormat(locale, options));

/** A number as the reader's language writes it. */
export const numberFormat = kept();
/** A number in few letters: 1.5K. */
export const shortNumberFormat = kept({
  notation: 'compact',
});
/** A share as whole percents. */
export const percentFormat = kept({ style: 'percent' });
/** A share as whole percents or with two digits, so that a column of margins lines up. */
export const marginFormat = kept({
  style: 'percent',
  minimumFractionDigits: 2,
  maximumFractionDigits: 2,
  trailingZeroDisplay: 'stripIfInteger',
});
/** A rate of tax, to the last digit that it can have: 8.875 %. */
export const rateFormat = kept({
  style: 'percent',
  maximumFractionDigits: 4,
});
/** A share with its sign: a mark-up. */
export const markupFormat = kept({
  style: 'percent',
  maximumFractionDigits: 2,
  signDisplay: 'exceptZero',
});
