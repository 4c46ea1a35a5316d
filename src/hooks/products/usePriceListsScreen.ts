import type { PriceListsScreenProps } from '../../contracts/products';
import { PRICE_LISTS_READ } from '../../domain/products/price-list-access';
import type { PriceList } from '../../domain/products/product';
import { viewerAccess } from '../../domain/users/permission-access';
import { useSignedInAccess } from '../auth/useSignedInAccess';
import { useViewer } from '../auth/useViewer';
import { useClientView } from '../preferences/useClientView';
import { type HeldQuery, useList } from '../reads/useList';
import { priceListsSource } from './price-list-queries';
import { usePriceListSellers } from './usePriceListSellers';

/** Options of {@link usePriceListsScreen}: the state of the list, if controlled. */
export interface PriceListsScreenOptions extends HeldQuery {}

/**
 * Everything that `PriceListsScreen` shows (commerce §5). No request is sent before sign-in, or if
 * the viewer may not see price lists.
 *
 * @example
 * const PriceLists = () => <PriceListsScreen {...usePriceListsScreen()} />;
 */
export function usePriceListsScreen(options: PriceListsScreenOptions = {}): PriceListsScreenProps {
  const { ...held } = options;
  const viewer = useViewer();
  const access = useSignedInAccess(viewerAccess(viewer, PRICE_LISTS_READ));
  const isEnabled = viewer !== null && access.allowed;
  const list = useList<PriceList>({
    name: 'priceLists',
    ...held,
    ...priceListsSource,
    getRowKey: ({ id }) => id,
    isEnabled,
  });
  const sellers = usePriceListSellers({ isEnabled });
  // Not an id first, and then a name.
  const isNamed = sellers?.names !== null;
  return {
    list: isNamed ? list : { ...list, rows: { status: 'loading' } },
    access,
    sellers,
    clientView: useClientView(),
  };
}
