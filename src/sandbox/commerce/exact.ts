import { recurringPerCycle } from '../../domain/subscriptions/lifecycle';
import { isLive } from '../../domain/subscriptions/subscription';
import type { QuantityLimits } from '../../domain/text/quantity';
import { QUANTITY_MAX } from '../../domain/text/quantity';
import { civilDateOf } from '../../domain/time/civil-date';
import type { CommerceTables } from '../db/commerce-tables';
import { countedOf } from './deal';
import { type FieldError, invalid } from './refusals';

/**
 * Every amount, sum and product stays an exact whole number (commerce §2.1): anything beyond is
 * refused before it is stored.
 */

export const TOO_LARGE = 'This is more than can be counted.';

/** Whether a price stays exact at the maximum quantity. */
export function isSellable(unitPrice: number, { max }: QuantityLimits): boolean {
  return Number.isSafeInteger(unitPrice * (max ?? QUANTITY_MAX));
}

/** Upper bound of existing amounts in a currency, in minor units. */
function known(tables: CommerceTables, currency: string, todayOn: string): number {
  const size = (amount: number) => Math.abs(amount);
  let sum = 0;
  for (const each of tables.statements.values()) {
    if (each.currency === currency) sum += size(each.net) + size(each.tax);
  }
  for (const each of tables.orders.values()) {
    if (each.currency === currency) sum += size(each.net) + size(each.tax);
  }
  const currencies = new Map(
    [...tables.products.values()].flatMap(({ plans }) =>
      plans.map((plan) => [plan.id, plan.currency] as const),
    ),
  );
  for (const each of tables.subscriptions.values()) {
    if (currencies.get(each.planId) !== currency || !isLive(each)) continue;
    sum += recurringPerCycle(each) + countedOf(each, todayOn).commitmentLeft;
  }
  return sum;
}

/**
 * Refuses amounts that could not be represented exactly: a single one, or the sum with everything
 * in that currency, so that lists, statements and the dashboard never lose digits.
 *
 * @param amounts - in minor units, of either sign
 * @throws Problem 422
 */
export function refuseTooLarge(
  tables: CommerceTables,
  currency: string,
  amounts: readonly number[],
  now: number,
  place: Pick<FieldError, 'field' | 'lineId'>,
): void {
  const sum = amounts.reduce((all, amount) => all + Math.abs(amount), 0);
  const isExact = amounts.every(Number.isSafeInteger);
  if (isExact && Number.isSafeInteger(sum + known(tables, currency, civilDateOf(now)))) return;
  throw invalid([{ ...place, code: 'too_large', message: TOO_LARGE }]);
}
