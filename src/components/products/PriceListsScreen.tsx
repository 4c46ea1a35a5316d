import { useMemo } from 'react';
import type { PriceListsScreenProps } from '../../contracts/products';
import type { PriceList } from '../../domain/products/product';
import {
  productsPriceListsMessages,
  productsProductMessages,
} from '../../messages/generated/en/products';
import { sharedFactsMessages } from '../../messages/generated/en/shared';
import { uiListMessages } from '../../messages/generated/en/ui';
import { useMessages, useMessagesLocale } from '../../messages/messages';
import { ClientViewSwitch } from '../shared/ClientViewSwitch';
import { BillingIcon } from '../ui/icons';
import { Link } from '../ui/Link';
import { useLinks } from '../ui/LinksProvider';
import { ListScreen } from '../ui/ListScreen';
import type { ListFilter } from '../ui/list/list-props';
import { priceListsColumns, sellerName } from './price-lists-columns';

const keyOf = ({ id }: PriceList) => id;
const nameOf = ({ name }: PriceList) => name;

/**
 * The price lists of the viewer's company, with their mark-up on the list price and target margin
 * (commerce §5).
 *
 * @example
 * <PriceListsScreen {...usePriceListsScreen()} />
 */
export function PriceListsScreen(props: PriceListsScreenProps) {
  const links = useLinks();
  const marketplaceHref = links.products;
  const { access, sellers, clientView, list } = props;
  const t = useMessages(productsPriceListsMessages);
  const tProduct = useMessages(productsProductMessages);
  const tFacts = useMessages(sharedFactsMessages);
  const tList = useMessages(uiListMessages);
  const locale = useMessagesLocale();
  const columns = useMemo(
    () => priceListsColumns({ t, tFacts, locale, sellers, clientView, links }),
    [t, tFacts, locale, sellers, clientView, links],
  );
  const filters: readonly ListFilter[] = sellers
    ? [
        {
          name: 'ownerId',
          label: t('seller'),
          options: [sellers.ownId, ...(sellers.names?.keys() ?? [])],
          labelOf: (ownerId) => sellerName({ ownerId }, sellers, t),
        },
      ]
    : [];

  return (
    <ListScreen
      data-slot="price-lists-screen"
      access={access}
      title={t('priceListsTitle')}
      text={t('priceListsIntro')}
      back={marketplaceHref && <Link href={marketplaceHref}>{tProduct('backToMarketplace')}</Link>}
      list={list}
      columns={columns}
      getRowKey={keyOf}
      getRowLabel={nameOf}
      search={{ label: t('priceListsSearch'), placeholder: t('priceListsSearchHint') }}
      filters={filters}
      tools={clientView && <ClientViewSwitch {...clientView} />}
      empty={{
        icon: <BillingIcon />,
        title: t('priceListsEmptyTitle'),
        text: t('priceListsEmptyText'),
      }}
      noMatchTitle={tList('nothingMatches')}
      noMatchText={t('priceListsNoMatch', { search: list.query.searchString })}
      failedText={t('priceListsFailed')}
    />
  );
}
