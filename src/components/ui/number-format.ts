import { keptByLocale } from '../../domain/text/kept-by-locale';

const kept = (options?: Intl.NumberFormatOptions) =>
  keptByLocale((locale) => new Intl.NumberFormat(locale, options));

/** A number as the reader's language writes it. */
export const numberFormat = /* @__PURE__ */ kept();
/** A number in few letters: 1.5K. */
export const shortNumberFormat = /* @__PURE__ */ kept({
  notation: 'compact',
  maximumFractionDigits: 1,
});
/** A share as whole percents. */
export const percentFormat = /* @__PURE__ */ kept({ style: 'percent' });
