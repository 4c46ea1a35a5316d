import { keptByLocale } from '../../domain/text/kept-by-locale';
import { withMinus } from '../../domain/text/minus';

const kept = (options?: Intl.NumberFormatOptions) =>
  keptByLocale((locale) => {
    const numbers = new Intl.NumberFormat(locale, options);
    return { format: (value: number | `${number}`) => withMinus(numbers.format(value)) };
  });

/** A number in the reader's locale. */
export const numberFormat = kept();
/** A compact number: 1.5K. */
export const shortNumberFormat = kept({
  notation: 'compact',
});
/** A share in whole percent. */
export const percentFormat = kept({ style: 'percent' });
/** A share in percent with none or two digits, so that columns align. */
export const marginFormat = kept({
  style: 'percent',
  minimumFractionDigits: 2,
  maximumFractionDigits: 2,
  trailingZeroDisplay: 'stripIfInteger',
});
/** A tax rate with all its digits: 8.875 %. */
export const rateFormat = kept({
  style: 'percent',
  maximumFractionDigits: 4,
});
/** A share with its sign, for a mark-up. */
export const markupFormat = kept({
  style: 'percent',
  maximumFractionDigits: 2,
  signDisplay: 'exceptZero',
});
