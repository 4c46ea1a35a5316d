import { mulDiv } from '../billing/mul-div';
import type { Subscription } from './subscription';

/** Monthly cost of unassigned seats (workday §3); null if none or if it is unknown. */
export function unassignedPerMonth({
  quantity,
  assigned,
  recurringPerMonth,
}: Pick<Subscription, 'quantity' | 'assigned' | 'recurringPerMonth'>): number | null {
  if (assigned === null || assigned >= quantity) return null;
  return mulDiv(recurringPerMonth, quantity - assigned, quantity);
}
