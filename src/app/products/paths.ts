import { encodePercent } from '../../domain/text/percent';

/** Addresses of the marketplace (specification §2.2, commerce §1). */
export const productsPaths = {
  products: '/apps/products',
  product: '/apps/products/:id',
  priceLists: '/apps/products/price-lists',
  priceList: '/apps/products/price-lists/:id',
} as const;

/** The page of a product, at the prices of the requested customer; null for none. */
export function productPath(id: string, pricesOf: string | null = null): string {
  const query = pricesOf === null ? '' : `?customer=${encodePercent(pricesOf)}`;
  return `${productsPaths.products}/${encodePercent(id)}${query}`;
}

/** The prices of one price list. */
export function priceListPath(id: string): string {
  return productsPaths.priceList.replace(':id', () => encodePercent(id));
}
