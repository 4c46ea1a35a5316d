import { type ListQuery, sortField } from '../../../domain/list-query';
import { uiDisplayMessages } from '../../../messages/generated/en/ui';
import { useMessages } from '../../../messages/messages';
import { Select } from '../Select';
import { Switch } from '../Switch';
import type { ListColumn } from './list-props';

/** Props of {@link ListSort}. */
export interface ListSortProps<Row> {
  /** All columns, as they are declared. */
  columns: readonly ListColumn<Row>[];
  query: ListQuery;
  onQueryChange: (query: ListQuery) => void;
}

const DEFAULT = 'default';

/** The order of a list by any column that sorts, also by one whose heading is not seen. */
export function ListSort<Row>({ columns, query, onQueryChange }: ListSortProps<Row>) {
  const t = useMessages(uiDisplayMessages);
  const sorts = new Map(
    columns.flatMap(({ sort, header }) =>
      sort === undefined ? [] : [[sortField(sort), { sort, header }]],
    ),
  );
  if (sorts.size === 0) return null;
  const field = sortField(query.sort);
  const sortBy = (sort: string) => onQueryChange({ ...query, sort, pageNumber: 1 });
  return (
    <>
      <Select
        size="sm"
        label={t('sortBy')}
        items={[
          { id: DEFAULT, label: t('defaultOrder') },
          ...[...sorts].map(([id, { header }]) => ({ id, label: header })),
        ]}
        value={field === '' ? DEFAULT : field}
        onChange={(id) => sortBy(sorts.get(id ?? '')?.sort ?? '')}
      />
      <Switch
        label={t('descending')}
        isDisabled={field === ''}
        isSelected={query.sort.startsWith('-')}
        onChange={(isDown) => sortBy(isDown ? `-${field}` : field)}
      />
    </>
  );
}
