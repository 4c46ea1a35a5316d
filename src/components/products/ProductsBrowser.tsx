import { useRef, useState } from 'react';
import type { ListState } from '../../contracts/list';
import type { Buyer } from '../../domain/cart/buyer';
import { withFilter } from '../../domain/list-query';
import type { Product } from '../../domain/products/product';
import { COMPARED_LEAST, type ProductsPlace } from '../../domain/products/products-place';
import { showsTopVendors, topVendors, type VendorOffer } from '../../domain/products/top-vendors';
import type { Reading } from '../../domain/reading';
import { productsListMessages } from '../../messages/generated/en/products';
import { useMessages } from '../../messages/messages';
import { BREAKPOINTS } from '../../theme/breakpoints';
import { layered } from '../../theme/layered';
import { styled } from '../../theme/styled';
import { CompareIcon } from '../ui/icons';
import { useLinks } from '../ui/LinksProvider';
import { SelectionBar } from '../ui/list/SelectionBar';
import { useIsPhone } from '../ui/PageActions';
import { StaleBanner } from '../ui/StaleBanner';
import { useMediaQuery } from '../ui/useMediaQuery';
import { ProductsFilterDrawer, ProductsFilters } from './ProductsFilters';
import { ProductsResults } from './ProductsResults';
import { ProductsChoices, ProductsTools } from './ProductsTools';
import { TopVendors } from './TopVendors';

interface ProductsBrowserProps {
  list: ListState<Product>;
  buyer: Buyer;
  place: ProductsPlace;
  onPlaceChange: (place: ProductsPlace) => void;
  vendors: Reading<readonly VendorOffer[]>;
}

const Root = styled('div')(
  layered(`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--plinth-space-6);
  min-inline-size: 0;
  & > div { display: grid; grid-template-columns: minmax(0, 1fr); align-items: start; gap: var(--plinth-space-6); min-inline-size: 0; }
  & > div[data-beside] { grid-template-columns: 220px minmax(0, 1fr); }
  & > div > div:last-child { display: grid; grid-template-columns: minmax(0, 1fr); gap: var(--plinth-space-4); min-inline-size: 0; }
  `),
);

/** Top vendors, filters, search and results; at the bottom the products to compare. */
export function ProductsBrowser(props: ProductsBrowserProps) {
  const { product: productHref } = useLinks();
  const { list, buyer, place, onPlaceChange, vendors } = props;
  const { rows, query, onQueryChange } = list;
  const t = useMessages(productsListMessages);
  const search = useRef<HTMLInputElement>(null);
  const isWide = useMediaQuery(`(min-width: ${BREAKPOINTS.lg}px)`);
  const isPhone = useIsPhone();
  const [isFiltering, setFiltering] = useState(false);
  const { compared } = place;

  const top = showsTopVendors(query) && rows.status !== 'failed' && (
    <TopVendors
      vendors={rows.status === 'ready' ? topVendors(rows.data.facets) : null}
      offers={vendors}
      onChoose={(id) => {
        onQueryChange(withFilter(query, 'vendorId', [id]));
        // The tiles unmount, and would lose the focus.
        search.current?.focus();
      }}
    />
  );
  const choices = (
    <ProductsChoices
      list={list}
      view={place.view}
      onViewChange={(view) => onPlaceChange({ ...place, view })}
    />
  );
  return (
    <Root data-slot="products-browser">
      {!isPhone && top}
      <div data-beside={isWide ? '' : undefined}>
        {isWide && <ProductsFilters list={list} />}
        <div>
          <StaleBanner reading={rows} />
          <ProductsTools
            list={list}
            searchRef={search}
            isBusy={rows.status === 'ready' && (rows.isRefreshing ?? false)}
            onFilter={isWide ? null : () => setFiltering(true)}
          >
            {!isPhone && choices}
          </ProductsTools>
          <ProductsResults
            {...{ list, buyer, place, onPlaceChange, productHref }}
            searchRef={search}
          />
          {compared.length > 0 && (
            <SelectionBar
              rows={compared}
              actions={[
                {
                  id: 'compare',
                  label: t('compareSeveral'),
                  icon: <CompareIcon aria-hidden />,
                  refusal: ({ length }) => (length < COMPARED_LEAST ? t('compareFew') : undefined),
                  onAction: () => onPlaceChange({ ...place, isComparing: true }),
                },
              ]}
              onClear={() => onPlaceChange({ ...place, compared: [] })}
            />
          )}
        </div>
      </div>
      {isPhone && top}
      {isFiltering && !isWide && (
        <ProductsFilterDrawer list={list} isOpen onClose={() => setFiltering(false)}>
          {isPhone && choices}
        </ProductsFilterDrawer>
      )}
    </Root>
  );
}
