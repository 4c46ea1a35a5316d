import { countOf, type Entries, fromSlots, type Slot, slotsOf } from '../../domain/entries';
import { hasNextPage, type Page, type PageQuery } from '../../domain/paging';

/** Options for reading all pages of a list. */
export interface CollectOptions<T> {
  /** Page size. */
  readonly pageSize: number;
  /** Maximum number of pages. */
  readonly mostPages: number;
  /** Stops early if it returns true. @default never */
  readonly isEnough?: (rows: readonly T[]) => boolean;
}

/** Reads the pages of a list in order, until the end or an early stop. */
export async function collectPages<T>(
  ask: (query: PageQuery) => Promise<Page<T>>,
  { pageSize, mostPages, isEnough = () => false }: CollectOptions<T>,
): Promise<{ readonly rows: Entries<T>; readonly hasMore: boolean }> {
  const slots: Slot<T>[] = [];
  for (let pageNumber = 1; pageNumber <= mostPages; pageNumber += 1) {
    const { data, totalRecords, totalPages } = await ask({ pageNumber, pageSize });
    slots.push(...slotsOf(data));
    const rowCount = countOf(data);
    const facts = { pageNumber, pageSize, totalRecords, totalPages, rowCount };
    // A wrong total must not lead to empty pages.
    if (rowCount === 0 || !hasNextPage(facts)) return { rows: fromSlots(slots), hasMore: false };
    if (isEnough(fromSlots(slots))) break;
  }
  return { rows: fromSlots(slots), hasMore: true };
}
