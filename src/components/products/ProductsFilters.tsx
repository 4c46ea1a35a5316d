import { lazy, type ReactNode, Suspense } from 'react';
import type { ListState } from '../../domain/list-query';
import type { Product } from '../../domain/products/product';
import { dataOr } from '../../domain/reading';
import { productsListMessages, productsSharedMessages } from '../../messages/generated/en/products';
import { uiFeedbackMessages, uiPlansMessages } from '../../messages/generated/en/ui';
import { useMessages } from '../../messages/messages';
import { Button } from '../ui/Button';
import { Facets } from '../ui/Facets';
import { Skeleton } from '../ui/Skeleton';
import { productFacets } from './product-facets';

/** It carries react-aria, and opens on small screens only. */
const Drawer = /* @__PURE__ */ lazy(async () => ({
  default: (await import('../ui/Drawer')).Drawer,
}));

interface ProductsFiltersProps {
  list: ListState<Product>;
}

const NO_PAGE = { data: [], totalRecords: null, totalPages: null, facets: undefined };

/** What products can be filtered by, with counts. */
export function ProductsFilters({ list }: ProductsFiltersProps): ReactNode {
  const { rows, query, onQueryChange } = list;
  const t = useMessages(productsListMessages);
  const tShared = useMessages(productsSharedMessages);
  const tPlans = useMessages(uiPlansMessages);
  const { facets } = dataOr(rows, NO_PAGE);
  if (rows.status === 'loading') {
    return (
      <div aria-hidden>
        <Skeleton width={180} height={280} shape="block" />
      </div>
    );
  }
  return (
    <Facets
      label={t('listFilter')}
      groups={productFacets(facets ?? [], query.filters, tShared, tPlans)}
      value={query.filters}
      onChange={(filters) => onQueryChange({ ...query, filters, pageNumber: 1 })}
    />
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
