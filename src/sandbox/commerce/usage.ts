import type { ChargeLine, Price } from '../../domain/billing/charge';
import { mulDiv } from '../../domain/billing/mul-div';
import { currencyDigits } from '../../domain/money';
import type { Subscription } from '../../domain/subscriptions/subscription';
import { addMonths, type CivilDate, monthsBetween } from '../../domain/time/civil-date';

/** Usage prices have four decimals. */
const PRICE_PARTS = 10_000;

/** Usage of a subscription in a month, in half units; varies by month. */
function halvesUsed(id: string, month: number): number {
  const seed = [...id].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 9_973, 7);
  return 2 * (900 + ((seed * 131 + month * 57) % 700)) + 1;
}

/**
 * The charge for the usage of the month before a day, which is the first of the next month.
 *
 * @param terms - at the payer's price
 */
export function usageCharge(
  terms: Pick<Subscription, 'id' | 'startOn'> & {
    readonly unitPrice: Price;
    readonly unitCost?: Price;
  },
  taxBps: number,
  untilOn: CivilDate,
  currency: string,
): ChargeLine {
  const { id, startOn, unitPrice, unitCost } = terms;
  const monthOn = addMonths(untilOn, -1);
  const halves = halvesUsed(id, monthsBetween(startOn, monthOn));
  const perPart = Math.round(Number(unitPrice) * PRICE_PARTS);
  return {
    kind: 'usage',
    quantity: `${(halves - 1) / 2}.5`,
    unitPrice: String(unitPrice),
    ...(unitCost !== undefined && { unitCost: String(unitCost) }),
    fromOn: startOn > monthOn ? startOn : monthOn,
    untilOn,
    days: null,
    ofDays: null,
    net: mulDiv(halves * 10 ** currencyDigits(currency), perPart, 2 * PRICE_PARTS),
    taxBps,
  };
}
