import type { Facet } from '../../domain/paging';
import type { FacetGroup } from '../ui/Facets';
import { termWords } from '../ui/plan-words';
import { kindWords, type PlanWords, type ProductWords } from './product-words';

/** What products are filtered by, in order. */
const FIELDS = ['vendorId', 'category', 'kind', 'term'] as const;

const LABELS = { vendorId: 'vendor', category: 'category', kind: 'kind', term: 'term' } as const;

function wordsOf(
  field: (typeof FIELDS)[number],
  value: string,
  t: ProductWords,
  tPlans: PlanWords,
): string {
  if (field === 'kind') return kindWords(value, t);
  // An id is nobody's name.
  if (field === 'vendorId') return '—';
  return field === 'term' ? termWords(value, tPlans) : value;
}

/**
 * What products can be filtered by, with counts. What is chosen and counted nowhere any more stays to
 * be taken away.
 */
export function productFacets(
  facets: readonly Facet[],
  chosen: Readonly<Record<string, readonly string[]>>,
  t: ProductWords,
  tPlans: PlanWords,
): readonly FacetGroup[] {
  return FIELDS.flatMap((id) => {
    const counted = facets.find(({ field }) => field === id)?.values ?? [];
    const known = new Set(counted.map(({ value }) => value));
    const gone = (chosen[id] ?? []).filter((value) => !known.has(value));
    const options = [
      // A comma stands between values on the wire (wire §2).
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
