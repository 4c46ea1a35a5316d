import type { PageQuery } from '../domain/paging';
import { searchOf } from '../domain/text/invisible';

/**
 * A page's query as calls send it (wire §2): several values of a filter with commas between them.
 * What is not asked for is left out.
 */
export function listParams({
  pageNumber,
  pageSize,
  searchString = '',
  sort = '',
  filters = {},
}: PageQuery): Readonly<Record<string, string | undefined>> {
  return {
    ...filterParams(filters),
    pageNumber: String(pageNumber),
    pageSize: String(pageSize),
    searchString: searchOf(searchString) || undefined,
    sort: sort || undefined,
  };
}

/** The filters that leave something out, each as one text. */
export function filterParams(filters: PageQuery['filters'] = {}): Record<string, string> {
  const used = Object.entries(filters).filter(([, values]) => values.length > 0);
  return Object.fromEntries(used.map(([name, values]) => [name, values.join(',')]));
}
