import { Dialog } from 'react-aria-components';
import type { ListSettings } from '../../../contracts/list';
import { csvStyleFor } from '../../../domain/text/csv';
import { uiDisplayMessages, uiExportMessages } from '../../../messages/generated/en/ui';
import { useMessages, useMessagesLocale } from '../../../messages/messages';
import { AnchoredDialog } from '../AnchoredDialog';
import type { MenuPlace } from '../AnchoredMenu';
import { Button } from '../Button';
import { Switch } from '../Switch';
import { ColumnChoice } from './ColumnChoice';
import { ListSort, type ListSortProps } from './ListSort';
import { ListSurface } from './list-surface';
import { shownCsv } from './shown-csv';

/** Props of {@link ListDisplay}. */
export interface ListDisplayProps<Row> extends MenuPlace, ListSortProps<Row> {
  /** The rows of the page that is shown. */
  rows: readonly Row[];
  settings: ListSettings;
}

/**
 * How a list looks to its user: its order, its columns, how close rows stand, and what is shown as a
 * file.
 */
export function ListDisplay<Row>(props: ListDisplayProps<Row>) {
  const { columns, query, onQueryChange, rows, settings, ...place } = props;
  const t = useMessages(uiDisplayMessages);
  const tExport = useMessages(uiExportMessages);
  const locale = useMessagesLocale();
  const style = settings.fileStyle ?? csvStyleFor(locale);
  return (
    <AnchoredDialog {...place}>
      <ListSurface data-slot="list-display" offset={6} placement="bottom end">
        <Dialog className="" aria-label={t('display')}>
          <ListSort columns={columns} query={query} onQueryChange={onQueryChange} />
          <ColumnChoice
            columns={columns}
            chosen={settings.columns}
            onChange={(chosen) => settings.onChange({ columns: chosen })}
          />
          <Switch
            label={t('compactRows')}
            description={t('inAllLists')}
            isSelected={settings.density === 'compact'}
            onChange={(isOn) => settings.onChange({ density: isOn ? 'compact' : 'comfortable' })}
          />
          <Switch
            label={t('rowKeys')}
            description={t('rowKeysText')}
            isSelected={settings.hasKeys}
            onChange={(hasKeys) => settings.onChange({ hasKeys })}
          />
          <Switch
            label={tExport('styleRegional')}
            description={tExport('inAllFiles')}
            isSelected={style === 'regional'}
            onChange={(isOn) => settings.onChange({ fileStyle: isOn ? 'regional' : 'plain' })}
          />
          <Button
            size="sm"
            isDisabled={rows.length === 0}
            onPress={() => settings.onSaveCsv(shownCsv(columns, rows, settings.columns, t, style))}
          >
            {t('saveShown')}
          </Button>
        </Dialog>
      </ListSurface>
    </AnchoredDialog>
  );
}
