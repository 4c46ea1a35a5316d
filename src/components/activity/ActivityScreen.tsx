import { useMemo } from 'react';
import type { ActivityScreenProps } from '../../contracts/activity';
import { ACTIVITY_AREAS, type ActivityEntry } from '../../domain/activity/activity';
import { ACTIVITY_READ } from '../../domain/activity/activity-list';
import {
  activityActionsMessages,
  activityListMessages,
  activityWordsMessages,
} from '../../messages/generated/en/activity';
import { uiListMessages } from '../../messages/generated/en/ui';
import { useMessages } from '../../messages/messages';
import { layered } from '../../theme/layered';
import { styled } from '../../theme/styled';
import { ForbiddenState } from '../ui/ForbiddenState';
import { useLinks } from '../ui/LinksProvider';
import { List } from '../ui/list/List';
import { PageHeader } from '../ui/PageHeader';
import { activityColumns } from './activity-columns';
import { actionWords, areaWords } from './activity-words';

const Page = styled('div')(
  layered(`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--plinth-space-5);
  min-inline-size: 0;
  color: var(--plinth-text);
  `),
);

const keyOf = ({ id }: ActivityEntry) => id;

/**
 * Who did what to whom, and when, with both names where somebody acted for somebody (contract §4.27).
 *
 * @example
 * <ActivityScreen {...useActivityScreen()} />
 */
export function ActivityScreen(props: ActivityScreenProps) {
  const links = useLinks();
  const { access, hasCustomers, now, query } = props;
  const t = useMessages(activityListMessages);
  const tActions = useMessages(activityActionsMessages);
  const tWords = useMessages(activityWordsMessages);
  const tList = useMessages(uiListMessages);
  const columns = useMemo(
    () => activityColumns({ t, tActions, tWords, hasCustomers, links }),
    [t, tActions, tWords, hasCustomers, links],
  );
  return (
    <Page data-slot="activity-screen">
      <PageHeader
        title={t('activityTitle')}
        text={access.allowed ? t('activityText') : undefined}
      />
      {access.allowed ? (
        <List
          list={props}
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
          noMatchText={t('activityNoMatch', { search: query.searchString })}
          failedText={t('activityFailed')}
        />
      ) : (
        <ForbiddenState
          area={t('activityTitle')}
          permission={ACTIVITY_READ.permission}
          reason={access.reason}
        />
      )}
    </Page>
  );
}
