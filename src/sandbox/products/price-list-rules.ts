import type { Viewer } from '../commerce/viewer';
import type { PriceListRecord } from '../db/commerce-records';

/** Requirements of price lists (wire §3.1). */
export const PRICE_LISTS_NEED = {
  permissions: ['Marketplace.Prices'],
  minimumCustomerType: 1,
};

/** Whether a user may see a price list: the provider all, others those of their company. */
export const isListSeenBy =
  ({ level, companyId }: Viewer) =>
  ({ ownerId }: PriceListRecord) =>
    level >= 2 || ownerId === companyId;
