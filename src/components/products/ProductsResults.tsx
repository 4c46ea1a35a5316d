import { memo, type RefObject, useMemo } from 'react';
import type { Links } from '../../contracts/links';
import type { ListState } from '../../contracts/list';
import { ALLOWED, refused } from '../../domain/access';
import type { Buyer, BuyerFacts } from '../../domain/cart/buyer';
import { lacksTenant } from '../../domain/cart/buyer';
import { countOf } from '../../domain/entries';
import type { PagePosition } from '../../domain/paging';
import { cheapestPlan } from '../../domain/products/plan-offers';
import type { Product } from '../../domain/products/product';
import { canBuyProduct } from '../../domain/products/product-access';
import {
  COMPARED_MOST,
  type ProductsPlace,
  toggleCompared,
} from '../../domain/products/products-place';
import { productsListMessages, productsSharedMessages } from '../../messages/generated/en/products';
import { uiDataMessages, uiListMessages } from '../../messages/generated/en/ui';
import type { Translate } from '../../messages/messages';
import { useMessages } from '../../messages/messages';
import { MarketplaceIcon } from '../ui/icons';
import { useLinks } from '../ui/LinksProvider';
import { innerList } from '../ui/list/inner-list';
import { List } from '../ui/list/List';
import { ListEmptyState, ListFailure } from '../ui/list/ListStates';
import type { ListBadge, ListColumn } from '../ui/list/list-props';
import { Mark } from '../ui/Mark';
import { Pager } from '../ui/Pager';
import { useSteady } from '../ui/useSteady';
import { VisuallyHidden } from '../ui/VisuallyHidden';
import { OfferPrice } from './OfferPrice';
import { ProductCards, ProductCardsSkeleton } from './ProductCards';
import type { ProductWords } from './product-words';
import { kindWords, refusalBadge } from './product-words';

interface ProductColumns {
  t: Translate<(typeof productsListMessages)['messages']>;
  tShared: ProductWords;
  facts: BuyerFacts | null;
  readonly links: Links;
}

/** Only a product that is not for sale has a badge. */
function availability(product: Product, { tShared, facts }: ProductColumns): ListBadge | null {
  const { reason } = canBuyProduct(product, facts?.country ?? null);
  if (reason === undefined) {
    return lacksTenant(product, facts) ? { label: tShared('needsTenant'), tone: 'info' } : null;
  }
  const tone = reason === 'unknownState' ? 'neutral' : 'warning';
  return { label: refusalBadge(product, reason, tShared), tone };
}

/** Columns of the marketplace's list view. Keep the returned value stable. */
function productsColumns(given: ProductColumns): readonly ListColumn<Product>[] {
  const { t, tShared, links } = given;
  return [
    {
      id: 'name',
      kind: 'name',
      header: t('columnProduct'),
      sort: 'name',
      hasDetail: true,
      hasPicture: true,
      value: ({ id, name, summary, vendor }) => ({
        text: name,
        detail: summary,
        href: links.product?.(id),
        picture: <Mark seed={vendor.id} />,
      }),
    },
    {
      id: 'vendor',
      kind: 'text',
      header: tShared('vendor'),
      sort: 'vendorName',
      share: 16,
      value: ({ vendor }) => <bdi>{vendor.name}</bdi>,
    },
    {
      id: 'kind',
      kind: 'text',
      header: tShared('kind'),
      share: 10,
      value: ({ kind }) => kindWords(kind, tShared),
    },
    {
      id: 'availability',
      kind: 'badge',
      header: t('columnAvailability'),
      share: 15,
      value: (product) => availability(product, given),
    },
    {
      id: 'price',
      kind: 'text',
      header: t('columnPrice'),
      share: 22,
      summary: 'headed',
      value: (product) => {
        const plan = cheapestPlan(product);
        return plan && <OfferPrice plan={plan} />;
      },
    },
  ];
}

interface ProductsResultsProps {
  list: ListState<Product>;
  buyer: Buyer;
  place: ProductsPlace;
  onPlaceChange: (place: ProductsPlace) => void;
  searchRef: RefObject<HTMLInputElement | null>;
}

// Memoized: does not re-render while the count stays the same.
const CardsPager = memo(Pager);

const keyOf = ({ id }: Product) => id;
const nameOf = ({ name }: Product) => name;

/** The found products as cards or a list, or why there are none. */
export function ProductsResults(props: ProductsResultsProps) {
  const links = useLinks();
  const { list, buyer, place, onPlaceChange, searchRef } = props;
  const { rows, query } = list;
  const { facts } = buyer;
  const { compared } = place;
  const t = useMessages(productsListMessages);
  const tShared = useMessages(productsSharedMessages);
  const tList = useMessages(uiListMessages);
  const tData = useMessages(uiDataMessages);
  const columns = useMemo(
    () => productsColumns({ t, tShared, facts, links }),
    [t, tShared, facts, links],
  );
  const { pageNumber, pageSize } = query;
  const position = useMemo(() => ({ pageNumber, pageSize }), [pageNumber, pageSize]);
  const handlePosition = useSteady((next: PagePosition) =>
    list.onQueryChange({ ...query, ...next }),
  );
  const texts = () => ({
    list,
    empty: { icon: <MarketplaceIcon />, title: t('listEmptyTitle'), text: t('listEmptyText') },
    noMatchTitle: tList('nothingMatches'),
    noMatchText: t('noMatchText', { search: query.searchString }),
    failedText: t('listFailed'),
  });
  const compare = (next: readonly string[]) => onPlaceChange({ ...place, compared: next });
  const handleCompare = useSteady((id: string) => compare(toggleCompared(compared, id)));

  if (place.view === 'list') {
    const here = rows.status === 'ready' ? rows.data.data.map(keyOf) : [];
    const elsewhere = compared.filter((id) => !here.includes(id));
    const full = refused(t('compareFull'));
    return (
      <List
        {...texts()}
        list={{
          ...innerList(list),
          selectedKeys: new Set(here.filter((id) => compared.includes(id))),
          onSelectionChange: (keys) => compare([...elsewhere, ...keys].slice(0, COMPARED_MOST)),
        }}
        label={t('listTitle')}
        columns={columns}
        narrowBelow={840}
        getRowKey={keyOf}
        getRowLabel={nameOf}
        selectable
        canSelect={({ id }) =>
          compared.length < COMPARED_MOST || compared.includes(id) ? ALLOWED : full
        }
      />
    );
  }
  if (rows.status === 'failed')
    return <ListFailure {...texts()} label={t('listTitle')} reading={rows} />;
  if (rows.status !== 'ready') {
    return (
      <div aria-busy>
        <VisuallyHidden role="status">{tData('loading')}</VisuallyHidden>
        <ProductCardsSkeleton count={Math.min(query.pageSize, 9)} />
      </div>
    );
  }
  if (countOf(rows.data.data) === 0) return <ListEmptyState {...texts()} searchRef={searchRef} />;
  return (
    <>
      <ProductCards
        products={rows.data.data}
        facts={facts}
        compared={compared}
        onCompare={handleCompare}
        isBusy={rows.isRefreshing ?? false}
      />
      <CardsPager
        value={position}
        onChange={handlePosition}
        totalRecords={rows.data.totalRecords}
        totalPages={rows.data.totalPages}
        rowCount={countOf(rows.data.data)}
      />
    </>
  );
}
