import { memo, type ReactNode, Suspense } from 'react';
import type { ListState } from '../../contracts/list';
import type { Facet } from '../../domain/paging';
import type { Product } from '../../domain/products/product';
import { dataOr } from '../../domain/reading';
import { productsListMessages, productsSharedMessages } from '../../messages/generated/en/products';
import { sharedPlansMessages } from '../../messages/generated/en/shared';
import { uiFeedbackMessages, uiListMessages } from '../../messages/generated/en/ui';
import { useMessages } from '../../messages/messages';
import { layered } from '../../theme/layered';
import { styled } from '../../theme/styled';
import { termWords } from '../shared/plan-words';
import { Button } from '../ui/Button';
import type { FacetGroup } from '../ui/Facets';
import { type FacetChoice, Facets } from '../ui/Facets';
import { lazyPart } from '../ui/lazy-part';
import { Skeleton } from '../ui/Skeleton';
import { useSteady } from '../ui/useSteady';
import type { PlanWords, ProductWords } from './product-words';
import { kindWords } from './product-words';

/** Filters of the products, in order. */
const FIELDS = ['vendorId', 'category', 'kind', 'term'] as const;

const LABELS = { vendorId: 'vendor', category: 'category', kind: 'kind', term: 'term' } as const;

function wordsOf(
  field: (typeof FIELDS)[number],
  value: string,
  t: ProductWords,
  tPlans: PlanWords,
): string {
  if (field === 'kind') return kindWords(value, t);
  // An id is not a name to show.
  if (field === 'vendorId') return '—';
  return field === 'term' ? termWords(value, tPlans) : value;
}

/** Facets of the products. A selected value without a count stays, so that it can be removed. */
function productFacets(
  facets: readonly Facet[],
  chosen: Readonly<Record<string, readonly string[]>>,
  t: ProductWords,
  tPlans: PlanWords,
): readonly FacetGroup[] {
  return FIELDS.flatMap((id) => {
    const counted = facets.find(({ field }) => field === id)?.values ?? [];
    const countedValues = new Set(counted.map(({ value }) => value));
    const gone = (chosen[id] ?? []).filter((value) => !countedValues.has(value));
    const options = [
      // Values are comma-separated on the wire (wire §2).
      ...counted.filter(({ value }) => !value.includes(',')),
      ...gone.map((value) => ({ value, label: undefined, count: 0 })),
    ].map(({ value, label, count }) => ({
      id: value,
      label: label ?? wordsOf(id, value, t, tPlans),
      count,
    }));
    return options.length > 0 ? [{ id, label: t(LABELS[id]), options }] : [];
  });
}

/** Split: depends on react-aria, and opens on small screens only. */
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

// Memoized: does not re-render while the same products are found.
const ProductFacets = memo(function ProductFacets(props: ProductFacetsProps) {
  const { facets, chosen, onChange } = props;
  const t = useMessages(productsListMessages);
  const tShared = useMessages(productsSharedMessages);
  const tPlans = useMessages(sharedPlansMessages);
  return (
    <Facets
      label={t('listFilter')}
      groups={productFacets(facets, chosen, tShared, tPlans)}
      value={chosen}
      onChange={onChange}
    />
  );
});

/** Facets of the products, with counts. */
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

const Choices = styled('div')(
  layered(`
  display: flex;
  flex-wrap: wrap;
  gap: var(--plinth-space-2);
  margin-block-end: var(--plinth-space-4);
  `),
);

/** The facets in a drawer, on small screens. */
export function ProductsFilterDrawer({
  list,
  isOpen,
  onClose,
  children,
}: ProductsFiltersProps & { isOpen: boolean; onClose: () => void; children: ReactNode }) {
  const t = useMessages(productsListMessages);
  const tFeedback = useMessages(uiFeedbackMessages);
  const tList = useMessages(uiListMessages);
  const { totalRecords } = dataOr(list.rows, NO_PAGE);
  return (
    <Suspense fallback={null}>
      <Drawer
        title={tList('filters')}
        isOpen={isOpen}
        onClose={onClose}
        isDismissable
        footer={
          <Button variant="primary" onPress={onClose}>
            {totalRecords === null ? tFeedback('done') : t('showProducts', { count: totalRecords })}
          </Button>
        }
      >
        {children && <Choices>{children}</Choices>}
        <ProductsFilters list={list} />
      </Drawer>
    </Suspense>
  );
}
