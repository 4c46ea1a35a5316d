import type { Price } from '../../domain/billing/charge';
import { formatMoney, type Money, toDecimal } from '../../domain/money';
import { withMinus } from '../../domain/text/minus';

/** Maximum fraction digits of a usage price. */
const USAGE_DIGITS = 6;

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
    return withMinus(format.format(toDecimal(money) as `${number}`));
  } catch {
    return formatMoney(money, locale);
  }
}
