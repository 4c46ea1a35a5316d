import { listProducts } from '../../api/calls/products';
import { dataOr } from '../../domain/reading';
import { customerKeys } from '../reads/keys';
import { useRead } from '../reads/useRead';

const NONE: ReadonlyMap<string, string> = new Map();
const never = () => false;

/** The names of vendors by id, from the marketplace's counts by vendor (wire §2). */
export function useVendorNames(isEnabled: boolean): ReadonlyMap<string, string> {
  const names = useRead<ReadonlyMap<string, string>>({
    key: customerKeys.vendors,
    isEnabled,
    isEmpty: never,
    read: async (client, options) => {
      const { facets } = await listProducts(client, { pageNumber: 1, pageSize: 1 }, options);
      const vendors = facets?.find(({ field }) => field === 'vendorId')?.values ?? [];
      return new Map(vendors.flatMap(({ value, label }) => (label ? [[value, label]] : [])));
    },
  });
  return dataOr(names, NONE);
}
