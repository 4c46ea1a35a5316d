import { productsPaths } from '../products/paths';

/** Query parameter with the marketplace page to return to. */
export const FROM = 'from';

/** The marketplace page to return to according to the query; null for any other address. */
export function marketplacePageIn(params: URLSearchParams): string | null {
  const from = params.get(FROM) ?? '';
  const [path = ''] = from.split('?');
  return `${path}/`.startsWith(`${productsPaths.products}/`) ? from : null;
}
