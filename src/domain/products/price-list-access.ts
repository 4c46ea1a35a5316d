import { type Access, ALLOWED, refused } from '../access';
import type { CommerceActor, Need } from '../users/permission-access';
import type { PlanPrice } from './plan-prices';
import type { PriceList } from './product';

/** What seeing price lists takes, and changing those of one's own company (wire §3.1). */
export const PRICE_LISTS_READ = {
  permission: 'Marketplace.Prices',
  minimumCustomerType: 1,
} as const satisfies Need;

/**
 * Why a price cannot be changed: a customer looks on, another company sells by the list, what is paid
 * by use has the price of its vendor, or the plan is in another currency.
 */
export type PriceRefusal = 'clientView' | 'otherCompany' | 'usage' | 'otherCurrency';

/** Whether a price of a list can be changed, and why not (wire §3.1). */
export function canChangePrice(
  actor: Pick<CommerceActor, 'customerId'>,
  list: Pick<PriceList, 'ownerId' | 'currency'>,
  plan: Pick<PlanPrice, 'unitPrice' | 'currency'>,
  isClientView: boolean,
): Access<PriceRefusal> {
  if (isClientView) return refused('clientView');
  if (list.ownerId !== actor.customerId) return refused('otherCompany');
  if (typeof plan.unitPrice === 'string') return refused('usage');
  return plan.currency === list.currency ? ALLOWED : refused('otherCurrency');
}
