import { useLocation } from 'react-router';
import { productsPaths } from '../products/paths';
import { cartPaths } from './paths';

const FROM = 'from';

/** Where one chooses whom to buy for, and comes back from to this page of the marketplace. */
export function useChooseClientHref(): string {
  const { pathname, search } = useLocation();
  return `${cartPaths.cartSelectClient}?${new URLSearchParams({ [FROM]: pathname + search })}`;
}

/** The page of the marketplace that an address says one came from; null for any other place. */
export function marketplacePageIn(params: URLSearchParams): string | null {
  const from = params.get(FROM) ?? '';
  const [path = ''] = from.split('?');
  return `${path}/`.startsWith(`${productsPaths.products}/`) ? from : null;
}
