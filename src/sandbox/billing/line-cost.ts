import { mulDiv } from '../../domain/billing/mul-div';
import type { StatementLine } from '../../domain/billing/statement';
import { currencyDigits } from '../../domain/money';

/** Cost of a line for its issuer, in minor units, computed like its net amount. */
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
