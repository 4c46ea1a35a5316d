import { useMemo } from 'react';
import type { ActivityScreenProps } from '../../contracts/activity';
import { ACTIVITY_AREAS, type ActivityEntry } from '../../domain/activity/activity';
import {
  activityActionsMessages,
  activityListMessages,
  activityWordsMessages,
} from '../../messages/generated/en/activity';
import { uiListMessages } from '../../messages/generated/en/ui';
import { useMessages } from '../../messages/messages';
import { useLinks } from '../ui/LinksProvider';
import { List } from '../ui/list/List';
import { Screen } from '../ui/Screen';
import { activityColumns } from './activity-columns';
import { actionWords, areaWords } from './activity-words';

const keyOf = ({ id }: ActivityEntry) => id;

/**
 * Who did what to whom, and when, with both names where somebody acted for somebody (contract §4.27).
 *
 * @example
 * <ActivityScreen {...useActivityScreen()} />
 */
export function ActivityScreen(props: ActivityScreenProps) {
  const links = useLinks();
  const { access, hasCustomers, now, list } = props;
  const t = useMessages(activityListMessages);
  const tActions = useMessages(activityActionsMessages);
  const tWords = useMessages(activityWordsMessages);
  const tList = useMessages(uiListMessages);
  const columns = useMemo(
    () => activityColumns({ t, tActions, tWords, hasCustomers, links }),
    [t, tActions, tWords, hasCustomers, links],
  );
  return (
    <Screen
      data-slot="activity-screen"
      access={access}
      title={t('activityTitle')}
      text={t('activityText')}
    >
      <List
        list={list}
        label={t('activityTitle')}
        columns={columns}
        narrowBelow={840}
        getRowKey={keyOf}
        getRowLabel={({ action }) => actionWords(action, tActions)}
        now={now}
        search={{ label: t('activitySearch'), placeholder: t('activitySearchHint') }}
        filters={[
          {
            name: 'area',
            label: t('filterArea'),
            options: ACTIVITY_AREAS,
            labelOf: (area) => areaWords(area, tWords),
          },
          { name: 'by', label: t('filterBy') },
          { name: 'at', label: t('filterAt'), kind: 'days' },
        ]}
        empty={{ title: t('activityEmpty'), text: t('activityEmptyText') }}
        noMatchTitle={tList('nothingMatches')}
        noMatchText={t('activityNoMatch', { search: list.query.searchString })}
        failedText={t('activityFailed')}
      />
    </Screen>
  );
}
