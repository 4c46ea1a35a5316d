import { listPriceLists } from '../../api/calls/products';
import { PRICE_LISTS_READ } from '../../domain/products/price-list-access';
import type { PriceList } from '../../domain/products/product';
import { mapReading, type Reading } from '../../domain/reading';
import { viewerAccess } from '../../domain/users/permission-access';
import type { CurrentUser } from '../../domain/users/user';
import { priceListKeys } from '../reads/keys';
import { useRead } from '../reads/useRead';

/** A page of this size has all price lists of a company. */
const MOST = 100;
const never = () => false;

/** The price lists of a company; null if the viewer may not see price lists. */
export function useSellerPriceLists(
  viewer: CurrentUser | null,
  ownerId: string,
  isEnabled: boolean,
): Reading<readonly PriceList[]> | null {
  const { allowed } = viewerAccess(viewer, PRICE_LISTS_READ);
  const query = { pageNumber: 1, pageSize: MOST, filters: { ownerId: [ownerId] } };
  const reading = useRead({
    key: priceListKeys.list(query),
    isEnabled: isEnabled && allowed && ownerId !== '',
    isEmpty: never,
    read: (client, call) => listPriceLists(client, query, call),
  });
  return allowed ? mapReading(reading, ({ data }) => data) : null;
}
