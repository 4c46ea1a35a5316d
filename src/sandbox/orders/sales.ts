import type { CompanyRecord, PlanRecord } from '../db/commerce-records';
import { PROVIDER_ID } from '../db/commerce-records';
import type { BothSales, Sale, SalePrices } from '../db/commerce-work';

/** The sales of a plan to a customer, at fixed prices. */
export function salesOf(
  companies: ReadonlyMap<string, CompanyRecord>,
  customerId: string,
  { id, term, cycle, cancelHours, trialDays }: PlanRecord,
  { unitPrice, resellerCost, providerCost }: SalePrices,
): BothSales<Sale> {
  const customer = companies.get(customerId);
  const seller = companies.get(customer?.parentId ?? '');
  const terms = { id, term, cycle, cancelHours, trialDays };
  // The provider sells directly to resellers and to its own customers.
  const isDirect = seller === undefined || seller.id === PROVIDER_ID;
  const unitCost = isDirect ? providerCost : resellerCost;
  return {
    sold: { plan: { ...terms, unitPrice, unitCost }, taxBps: customer?.taxBps ?? 0 },
    bought: {
      plan: { ...terms, unitPrice: isDirect ? unitPrice : resellerCost, unitCost: providerCost },
      taxBps: seller?.taxBps ?? 0,
    },
  };
}
