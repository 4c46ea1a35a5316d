import type { ChargeLine, Price } from '../../domain/billing/charge';
import { withMinus } from '../../domain/minus';
import { formatMoney, type Money, toDecimal } from '../../domain/money';
import { keptByLocale } from '../../domain/text/kept-by-locale';

/** Maximum fraction digits of a usage price, and of measured usage. */
const USAGE_DIGITS = 6;

const quantities = keptByLocale(
  (locale) => new Intl.NumberFormat(locale, { maximumFractionDigits: USAGE_DIGITS }),
);

/** Formats a quantity for a locale: seats, or measured usage, which the server sends as a string. */
export function formatQuantity(quantity: ChargeLine['quantity'], locale: string): string {
  return withMinus(quantities(locale).format(quantity as `${number}`));
}

/**
 * Formats a price for a locale: an amount, or a usage price with all its digits, which the server
 * sends as a string (commerce §2.1).
 */
export function formatPrice(price: Price, currency: string, locale: string): string {
  if (typeof price === 'number') return formatMoney({ amount: price, currency }, locale);
  try {
    const format = new Intl.NumberFormat(locale, {
      style: 'currency',
      currency,
      maximumFractionDigits: USAGE_DIGITS,
    });
    return withMinus(format.format(price as `${number}`));
  } catch {
    // An invalid currency code must not break the page.
    return `${price} ${currency}`;
  }
}

/**
 * A rounded amount in compact notation: €1.5K for a chart's axis, without digits below a thousand
 * for a bar.
 */
export function formatShortMoney(money: Money, locale: string, isBar = false): string {
  try {
    const format = new Intl.NumberFormat(locale, {
      style: 'currency',
      currency: money.currency,
      notation: 'compact',
      minimumFractionDigits: 0,
      maximumFractionDigits: isBar && Math.abs(Number(toDecimal(money))) < 1000 ? 0 : 1,
    });
    const value = toDecimal(money) as `${number}`;
    const isCompact = format.formatToParts(value as never).some(({ type }) => type === 'compact');
    if (!isCompact && Math.abs(Number(value)) >= 1000) {
      // Some languages do not abbreviate thousands.
      const whole = {
        style: 'currency',
        currency: money.currency,
        maximumFractionDigits: 0,
      } as const;
      return withMinus(new Intl.NumberFormat(locale, whole).format(value));
    }
    return withMinus(format.format(value));
  } catch {
    return formatMoney(money, locale);
  }
}
