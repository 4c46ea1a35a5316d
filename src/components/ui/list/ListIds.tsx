import type { ListState } from '../../../contracts/list';
import { countOf } from '../../../domain/entries';
import { idsOf, withoutIds } from '../../../domain/list-query';
import { uiListMessages } from '../../../messages/generated/en/ui';
import { useMessages } from '../../../messages/messages';
import { Banner } from '../Banner';
import { Button } from '../Button';

/**
 * A note above a list of given records: their number, where they come from, and a button to show
 * all (workday §9.16).
 */
export function ListIds<Row>({ list }: { list: ListState<Row> }) {
  const t = useMessages(uiListMessages);
  const { rows, query, onQueryChange, name = '' } = list;
  const ids = idsOf(query);
  if (ids.length === 0) return null;
  // Until the number of remaining records is known, it is the number requested.
  const isHere = rows.status === 'ready' && !rows.isPrevious;
  const count = isHere ? (rows.data.totalRecords ?? countOf(rows.data.data)) : ids.length;
  return (
    <Banner
      announce="off"
      title={t('fromNotification', { list: name, count })}
      actions={
        <Button
          size="sm"
          onPress={() =>
            onQueryChange({ ...query, pageNumber: 1, filters: withoutIds(query.filters) })
          }
        >
          {t('showAll')}
        </Button>
      }
    />
  );
}
