import type { ListState } from '../../../contracts/list';
import { countOf } from '../../../domain/entries';
import { idsOf, withoutIds } from '../../../domain/list-query';
import { uiListMessages } from '../../../messages/generated/en/ui';
import { useMessages } from '../../../messages/messages';
import { Banner } from '../Banner';
import { Button } from '../Button';

/** Over a list that shows just some records: how many, whence, and the way to all (workday §9.16). */
export function ListIds<Row>({ list }: { list: ListState<Row> }) {
  const t = useMessages(uiListMessages);
  const { rows, query, onQueryChange, name = '' } = list;
  const ids = idsOf(query);
  if (ids.length === 0) return null;
  // Until it is known how many of them there still are, it is as many as were asked for.
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
