import type { QueryKey } from '@tanstack/react-query';
import type { Access } from '../domain/access';
import { dataOr, type Reading } from '../domain/reading';
import { useListed } from '../hooks/reads/useListed';
import type { RowTitle } from './row';

/** A record and what it is called. */
interface TitledRecord<Item> {
  readonly id: string;
  readonly access: Access;
  readonly reading: Reading<Item>;
  /** What the keys of the lists begin with that may have been read already. */
  readonly lists: QueryKey;
  readonly nameOf: (item: Item) => string | undefined;
  /** What it is titled where it cannot be read. */
  readonly kind: string;
}

/** The title of a record's page: its name, and nothing in place of it while it is being read. */
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
