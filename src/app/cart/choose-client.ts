import { productsPaths } from '../products/paths';

/** In an address: the page of the marketplace that one comes back to. */
export const FROM = 'from';

/** The page of the marketplace that an address says one came from; null for any other place. */
export function marketplacePageIn(params: URLSearchParams): string | null {
  const from = params.get(FROM) ?? '';
  const [path = ''] = from.split('?');
  return `${path}/`.startsWith(`${productsPaths.products}/`) ? from : null;
}
