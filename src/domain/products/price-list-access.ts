import { type Access, ALLOWED, refused } from '../access';
import type { CommerceActor, Need } from '../users/permission-access';
import type { PlanPrice } from './plan-prices';
import type { PriceList } from './product';

/** Required to see price lists, and to change those of the user's company (wire §3.1). */
export const PRICE_LISTS_READ = {
  permission: 'Marketplace.Prices',
  minimumCustomerType: 1,
} as const satisfies Need;

/**
 * Why a price cannot be changed: client view is on, the list belongs to another company, usage
 * always has the vendor's price, or the plan has another currency.
 */
export type PriceRefusal = 'clientView' | 'otherCompany' | 'usage' | 'otherCurrency';

/** Access to changing a price of a list (wire §3.1). */
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
