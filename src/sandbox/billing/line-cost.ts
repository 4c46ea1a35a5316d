import { mulDiv } from '../../domain/billing/mul-div';
import type { StatementLine } from '../../domain/billing/statement';
import { currencyDigits } from '../../domain/money';

/** What a line costs those who have issued it, in minor units, counted as its net is. */
export function lineCost(
  { quantity, unitCost, days, ofDays }: StatementLine,
  currency: string,
): number {
  if (typeof unitCost === 'string') {
    return Math.round(Number(quantity) * Number(unitCost) * 10 ** currencyDigits(currency));
  }
  if (unitCost === undefined || typeof quantity !== 'number') return 0;
  return days === null || ofDays === null
    ? quantity * unitCost
    : mulDiv(quantity * unitCost, days, ofDays);
}
