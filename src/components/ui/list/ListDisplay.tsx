import { Dialog } from 'react-aria-components';
import type { ListSettings } from '../../../contracts/list';
import type { ListQuery } from '../../../domain/list-query';
import { sortField } from '../../../domain/list-query';
import { csvStyleFor } from '../../../domain/text/csv';
import { uiDisplayMessages, uiExportMessages } from '../../../messages/generated/en/ui';
import { useMessages, useMessagesLocale } from '../../../messages/messages';
import { AnchoredDialog } from '../AnchoredDialog';
import type { MenuPlace } from '../AnchoredMenu';
import { Button } from '../Button';
import { Select } from '../Select';
import { Switch } from '../Switch';
import { ColumnChoice } from './ColumnChoice';
import type { ListColumn } from './list-props';
import { ListSurface } from './list-surface';
import { visibleCsv } from './visible-csv';

interface ListSortProps<Row> {
  /** All columns, as declared. */
  columns: readonly ListColumn<Row>[];
  query: ListQuery;
  onQueryChange: (query: ListQuery) => void;
}

const DEFAULT = 'default';

/** Sorts a list by any sortable column, even a hidden one. */
function ListSort<Row>({ columns, query, onQueryChange }: ListSortProps<Row>) {
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

export interface ListDisplayProps<Row> extends MenuPlace, ListSortProps<Row> {
  /** Whether rows are shown as a feed, without columns and row heights. */
  isFeed: boolean;
  rows: readonly Row[];
  settings: ListSettings;
}

/** Display settings of a list: sorting, columns, row height, and the export of the visible rows. */
export function ListDisplay<Row>(props: ListDisplayProps<Row>) {
  const { columns, query, onQueryChange, isFeed, rows, settings, ...place } = props;
  const t = useMessages(uiDisplayMessages);
  const tExport = useMessages(uiExportMessages);
  const locale = useMessagesLocale();
  const style = settings.fileStyle ?? csvStyleFor(locale);
  return (
    <AnchoredDialog {...place}>
      <ListSurface data-slot="list-display" offset={6} placement="bottom end">
        <Dialog className="" aria-label={t('display')}>
          <ListSort columns={columns} query={query} onQueryChange={onQueryChange} />
          {!isFeed && (
            <>
              <ColumnChoice
                columns={columns}
                chosen={settings.columns}
                onChange={(chosen) => settings.onChange({ columns: chosen })}
              />
              <Switch
                label={t('compactRows')}
                description={t('inAllLists')}
                isSelected={settings.density === 'compact'}
                onChange={(isOn) =>
                  settings.onChange({ density: isOn ? 'compact' : 'comfortable' })
                }
              />
              <Switch
                label={t('rowKeys')}
                description={t('rowKeysText')}
                isSelected={settings.hasKeys}
                onChange={(hasKeys) => settings.onChange({ hasKeys })}
              />
            </>
          )}
          <Switch
            label={tExport('styleRegional')}
            description={tExport('inAllFiles')}
            isSelected={style === 'regional'}
            onChange={(isOn) => settings.onChange({ fileStyle: isOn ? 'regional' : 'plain' })}
          />
          <Button
            size="sm"
            isDisabled={rows.length === 0}
            onPress={() =>
              settings.onSaveCsv(visibleCsv(columns, rows, settings.columns, t, style))
            }
          >
            {t('saveShown')}
          </Button>
        </Dialog>
      </ListSurface>
    </AnchoredDialog>
  );
}
