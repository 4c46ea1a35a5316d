import { isFiltered, type ListQuery } from '../list-query';
import type { Facet, FacetValue } from '../paging';

/** So many vendors stand above the products. */
export const TOP_VENDORS = 6;

/** A vendor with what it offers. */
export interface VendorOffer {
  /** Its id. */
  readonly id: string;
  /** What its products are for, in the server's words. */
  readonly categories: readonly string[];
  /** The names of some of its products. */
  readonly products: readonly string[];
}

/** Whether the top vendors are shown: where nothing is searched for or left out (commerce §5). */
export function showsTopVendors(query: ListQuery): boolean {
  return query.pageNumber === 1 && query.searchString === '' && !isFiltered(query);
}

/** The vendors with the most products, as the server counts them; ties in the server's order. */
export function topVendors(facets: readonly Facet[] | undefined): readonly FacetValue[] {
  const vendors = facets?.find(({ field }) => field === 'vendorId')?.values ?? [];
  return [...vendors].sort((one, other) => other.count - one.count).slice(0, TOP_VENDORS);
}
