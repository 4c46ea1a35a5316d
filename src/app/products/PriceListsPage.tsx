import { PriceListsScreen } from '../../components/products/PriceListsScreen';
import { PRICE_LISTS_LIST } from '../../domain/products/price-lists-list';
import { usePriceListsScreen } from '../../hooks/products/usePriceListsScreen';
import { priceListsListMessages } from '../../messages/generated/en/price-lists';
import { useMessages } from '../../messages/messages';
import { useListAddress } from '../list-address';
import { PageTitle } from '../PageTitle';

/** `/apps/products/price-lists`: by what customers are sold to. */
export function PriceListsPage() {
  const t = useMessages(priceListsListMessages);
  const screen = usePriceListsScreen({ ...useListAddress(PRICE_LISTS_LIST) });
  return (
    <PageTitle title={t('listTitle')}>
      <PriceListsScreen {...screen} />
    </PageTitle>
  );
}
