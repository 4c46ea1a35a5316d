import { useMemo } from 'react';
import { listCustomers } from '../../api/calls/customers';
import { CUSTOMERS_READ } from '../../domain/customers/customer-rules';
import { PAGE_SIZES } from '../../domain/paging';
import type { PriceListSellers } from '../../domain/products/price-list-sellers';
import { dataOr } from '../../domain/reading';
import { viewerAccess } from '../../domain/users/permission-access';
import { useViewer } from '../auth/useViewer';
import { collectPages } from '../reads/collect-pages';
import { priceListKeys } from '../reads/keys';
import { useRead } from '../reads/useRead';

/** Only the provider sees lists of others (wire §3.1). */
const SEES_OTHERS_FROM = 2;
const RESELLERS = { filters: { level: ['1'] } };
const MOST_PAGES = 20;
const NO_NAMES: ReadonlyMap<string, string> = new Map<string, string>();

/**
 * The sellers of others' price lists, because the server only returns their ids; null if all lists
 * are of the viewer's company.
 */
export function usePriceListSellers({
  isEnabled,
}: {
  isEnabled: boolean;
}): PriceListSellers | null {
  const viewer = useViewer();
  const seesOthers = viewer !== null && viewer.customerType >= SEES_OTHERS_FROM;
  const mayAsk = viewer !== null && viewerAccess(viewer, CUSTOMERS_READ).allowed;
  const reading = useRead({
    key: priceListKeys.sellers,
    isEnabled: isEnabled && seesOthers && mayAsk,
    isEmpty: () => false,
    read: async (client, options) => {
      const { rows } = await collectPages(
        (query) => listCustomers(client, { ...query, ...RESELLERS }, options),
        { pageSize: Math.max(...PAGE_SIZES), mostPages: MOST_PAGES },
      );
      return new Map(rows.map(({ id, name }) => [id, name]));
    },
  });
  const isLoading = mayAsk && reading.status === 'loading';
  const names = isLoading ? null : dataOr(reading, NO_NAMES);
  const ownId = viewer?.customerId ?? '';
  return useMemo(() => (seesOthers ? { ownId, names } : null), [seesOthers, ownId, names]);
}
