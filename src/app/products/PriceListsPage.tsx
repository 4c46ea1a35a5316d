import { PriceListsScreen } from '../../components/products/PriceListsScreen';
import { PRICE_LISTS_LIST } from '../../domain/products/price-lists-list';
import type { PriceList } from '../../domain/products/product';
import { usePriceListsScreen } from '../../hooks/products/usePriceListsScreen';
import { priceListsListMessages } from '../../messages/generated/en/price-lists';
import { useMessages } from '../../messages/messages';
import { useListAddress } from '../list-address';
import { PageTitle } from '../PageTitle';
import { priceListPath, productsPaths } from './paths';

const priceListHref = ({ id }: PriceList) => priceListPath(id);

/** `/apps/products/price-lists`: by what customers are sold to. */
export function PriceListsPage() {
  const t = useMessages(priceListsListMessages);
  const screen = usePriceListsScreen({ priceListHref, ...useListAddress(PRICE_LISTS_LIST) });
  return (
    <PageTitle title={t('listTitle')}>
      <PriceListsScreen {...screen} marketplaceHref={productsPaths.products} />
    </PageTitle>
  );
}
