import { mulDiv } from '../billing/mul-div';
import type { Subscription } from './subscription';

/** What seats that nobody has cost a month (workday §3); null where there are none, or nobody knows. */
export function unassignedPerMonth({
  quantity,
  assigned,
  recurringPerMonth,
}: Pick<Subscription, 'quantity' | 'assigned' | 'recurringPerMonth'>): number | null {
  if (assigned === null || assigned >= quantity) return null;
  return mulDiv(recurringPerMonth, quantity - assigned, quantity);
}
