import { memo, type ReactNode, Suspense } from 'react';
import type { ListState } from '../../contracts/list';
import type { Facet } from '../../domain/paging';
import type { Product } from '../../domain/products/product';
import { dataOr } from '../../domain/reading';
import { productsListMessages, productsSharedMessages } from '../../messages/generated/en/products';
import { uiFeedbackMessages, uiPlansMessages } from '../../messages/generated/en/ui';
import { useMessages } from '../../messages/messages';
import { Button } from '../ui/Button';
import { type FacetChoice, Facets } from '../ui/Facets';
import { lazyPart } from '../ui/lazy-part';
import { Skeleton } from '../ui/Skeleton';
import { useSteady } from '../ui/useSteady';
import { productFacets } from './product-facets';

/** It carries react-aria, and opens on small screens only. */
const Drawer = lazyPart(async () => (await import('../ui/Drawer')).Drawer);

interface ProductsFiltersProps {
  list: ListState<Product>;
}

const NO_PAGE = { data: [], totalRecords: null, totalPages: null, facets: undefined };
const NO_FACETS: readonly Facet[] = [];

interface ProductFacetsProps {
  facets: readonly Facet[];
  chosen: FacetChoice;
  onChange: (chosen: FacetChoice) => void;
}

// Nothing of it changes while the same products are found.
const ProductFacets = memo(function ProductFacets(props: ProductFacetsProps) {
  const { facets, chosen, onChange } = props;
  const t = useMessages(productsListMessages);
  const tShared = useMessages(productsSharedMessages);
  const tPlans = useMessages(uiPlansMessages);
  return (
    <Facets
      label={t('listFilter')}
      groups={productFacets(facets, chosen, tShared, tPlans)}
      value={chosen}
      onChange={onChange}
    />
  );
});

/** What products can be filtered by, with counts. */
export function ProductsFilters({ list }: ProductsFiltersProps): ReactNode {
  const { rows, query, onQueryChange } = list;
  const { facets } = dataOr(rows, NO_PAGE);
  const handleChange = useSteady((filters: FacetChoice) =>
    onQueryChange({ ...query, filters, pageNumber: 1 }),
  );
  if (rows.status === 'loading') {
    return (
      <div aria-hidden>
        <Skeleton width={180} height={280} shape="block" />
      </div>
    );
  }
  return (
    <ProductFacets facets={facets ?? NO_FACETS} chosen={query.filters} onChange={handleChange} />
  );
}

/** The same over the page, where there is no room beside the products. */
export function ProductsFilterDrawer({
  list,
  isOpen,
  onClose,
}: ProductsFiltersProps & { isOpen: boolean; onClose: () => void }) {
  const t = useMessages(productsListMessages);
  const tFeedback = useMessages(uiFeedbackMessages);
  const { totalRecords } = dataOr(list.rows, NO_PAGE);
  return (
    <Suspense fallback={null}>
      <Drawer
        title={t('filters')}
        isOpen={isOpen}
        onClose={onClose}
        isDismissable
        footer={
          <Button variant="primary" onPress={onClose}>
            {totalRecords === null ? tFeedback('done') : t('showProducts', { count: totalRecords })}
          </Button>
        }
      >
        <ProductsFilters list={list} />
      </Drawer>
    </Suspense>
  );
}
