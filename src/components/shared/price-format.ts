import type { Price } from '../../domain/billing/charge';
import { formatMoney, type Money, toDecimal } from '../../domain/money';

/** The most digits that the price of a unit of usage is shown with. */
const USAGE_DIGITS = 6;

/**
 * A price as a reader of that locale writes it: an amount, or that of usage with all its digits, which
 * the server sends as text (commerce §2.1).
 */
export function formatPrice(price: Price, currency: string, locale: string): string {
  if (typeof price === 'number') return formatMoney({ amount: price, currency }, locale);
  try {
    return new Intl.NumberFormat(locale, {
      style: 'currency',
      currency,
      maximumFractionDigits: USAGE_DIGITS,
    }).format(price as `${number}`);
  } catch {
    // A currency that is none must not take a page down.
    return `${price} ${currency}`;
  }
}

/** A round amount in few letters, beside the line of a chart: €1.5K. */
export function formatShortMoney(money: Money, locale: string): string {
  try {
    return new Intl.NumberFormat(locale, {
      style: 'currency',
      currency: money.currency,
      notation: 'compact',
      minimumFractionDigits: 0,
      maximumFractionDigits: 1,
    }).format(toDecimal(money) as `${number}`);
  } catch {
    return formatMoney(money, locale);
  }
}
