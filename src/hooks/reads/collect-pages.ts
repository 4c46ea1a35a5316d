import { countOf, type Entries, fromSlots, type Slot, slotsOf } from '../../domain/entries';
import { hasNextPage, type Page, type PageQuery } from '../../domain/paging';

/** How the pages of a list are followed. */
export interface CollectOptions<T> {
  /** How many records a page has. */
  readonly pageSize: number;
  /** How many pages are asked for at most. */
  readonly mostPages: number;
  /** Whether it is enough, so that the rest is not asked for. @default never */
  readonly isEnough?: (rows: readonly T[]) => boolean;
}

/** Follows the pages of a list, one after the other, until it ends or is enough. */
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
    // Totals that lie must not lead on to pages without rows.
    if (rowCount === 0 || !hasNextPage(facts)) return { rows: fromSlots(slots), hasMore: false };
    if (isEnough(fromSlots(slots))) break;
  }
  return { rows: fromSlots(slots), hasMore: true };
}
