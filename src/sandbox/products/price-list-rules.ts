import type { Viewer } from '../commerce/viewer';
import type { PriceListRecord } from '../db/commerce-records';

/** What price lists take (wire §3.1). */
export const PRICE_LISTS_NEED = {
  permissions: ['Marketplace.Prices'],
  minimumCustomerType: 1,
};

/** Whether somebody may know of a price list: the provider of all, others of their own company's. */
export const isListSeenBy =
  ({ level, companyId }: Viewer) =>
  ({ ownerId }: PriceListRecord) =>
    level >= 2 || ownerId === companyId;
