import { listProducts } from '../../api/calls/products';
import type { Product } from '../../domain/products/product';
import { dataOr, type Reading } from '../../domain/reading';
import { productKeys } from '../reads/keys';
import { useRead } from '../reads/useRead';

/** Maximum number of a vendor's add-ons that are read. */
const ADD_ONS_MOST = 100;
const never = () => false;

/** The add-ons of a product: those of its vendor that require it, alone or as one of several. */
export function useAddOns(
  reading: Reading<Product>,
  customerId: string | null,
  isEnabled: boolean,
): Reading<readonly Product[]> {
  const product = dataOr(reading, null);
  const isMain = product !== null && product.kind !== 'addon';
  return useRead<readonly Product[]>({
    key: productKeys.addOns(product?.id ?? '', customerId),
    isEnabled: isEnabled && isMain,
    isEmpty: never,
    read: async (client, options) => {
      const filters = { kind: ['addon'], vendorId: [product?.vendor.id ?? ''] };
      const request = { pageNumber: 1, pageSize: ADD_ONS_MOST, filters };
      const prices = { customerId: customerId ?? undefined };
      const { data } = await listProducts(client, { ...request, ...prices }, options);
      return data.filter(({ requires }) => requires.includes(product?.id ?? ''));
    },
  });
}
