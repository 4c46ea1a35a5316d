import type { QueryKey } from '@tanstack/react-query';
import type { Access } from '../domain/access';
import { dataOr, type Reading } from '../domain/reading';
import { useListed } from '../hooks/reads/useListed';
import type { RowTitle } from './row';

/** A record and its title. */
interface TitledRecord<Item> {
  readonly id: string;
  readonly access: Access;
  readonly reading: Reading<Item>;
  /** Key prefixes of lists that may be cached. */
  readonly lists: QueryKey;
  readonly nameOf: (item: Item) => string | undefined;
  /** The title if it cannot be read. */
  readonly kind: string;
}

/** The title of a record's page: its name, or nothing while loading. */
export function useRecordTitle<Item extends { readonly id: string }>(
  record: TitledRecord<Item>,
): RowTitle {
  const { id, access, reading, lists, nameOf, kind } = record;
  const listed = useListed<Item>(lists, id);
  const isLoading = reading.status === 'loading';
  const item = dataOr<Item | null>(reading, isLoading ? listed : null);
  const name = item ? nameOf(item) : undefined;
  return {
    title: name ?? (access.allowed && isLoading ? undefined : kind),
    knownTitle: name,
  };
}
