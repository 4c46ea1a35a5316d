import { isFiltered, type ListQuery } from '../list-query';
import type { Facet, FacetValue } from '../paging';

/** Number of vendors shown above the products. */
export const TOP_VENDORS = 6;

/** What a vendor offers. */
export interface VendorOffer {
  /** Id of the vendor. */
  readonly id: string;
  /** Categories of its products, as sent by the server. */
  readonly categories: readonly string[];
}

/** Whether to show the top vendors: only without search and filters (commerce §5). */
export function showsTopVendors(query: ListQuery): boolean {
  return query.pageNumber === 1 && query.searchString === '' && !isFiltered(query);
}

/** The vendors with the most products by the server's count; ties keep the server's order. */
export function topVendors(facets: readonly Facet[] | undefined): readonly FacetValue[] {
  const vendors = facets?.find(({ field }) => field === 'vendorId')?.values ?? [];
  return [...vendors].sort((one, other) => other.count - one.count).slice(0, TOP_VENDORS);
}
