import { useMemo } from 'react';
import type { ActivityScreenProps } from '../../contracts/activity';
import type { Links } from '../../contracts/links';
import { ACTIVITY_AREAS, type ActivityEntry } from '../../domain/activity/activity';
import {
  activityActionsMessages,
  activityListMessages,
  activityWordsMessages,
} from '../../messages/generated/en/activity';
import { uiListMessages } from '../../messages/generated/en/ui';
import type { Translate } from '../../messages/messages';
import { useMessages, useMessagesLocale } from '../../messages/messages';
import { layered } from '../../theme/layered';
import { styled } from '../../theme/styled';
import { BoltIcon } from '../ui/icons';
import { useLinks } from '../ui/LinksProvider';
import { ListScreen } from '../ui/ListScreen';
import type { ListColumn } from '../ui/list/list-props';
import { ActivityDays } from './ActivityDays';
import type { ActionWords, EntryWords } from './activity-words';
import { actionWords, actorWords, areaWords, detailsOf, subjectPage } from './activity-words';

interface ColumnSettings {
  readonly t: Translate<(typeof activityListMessages)['messages']>;
  readonly tActions: ActionWords;
  readonly tWords: EntryWords;
  /** Whether entries belong to several customers, whose names are then shown. */
  readonly hasCustomers: boolean;
  readonly links: Links;
  readonly locale: string;
}

/** The changed record and its customer. */
function subjectOf({ subject, customerName }: ActivityEntry, hasCustomers: boolean): string {
  const isOther = hasCustomers && customerName !== null && customerName !== subject.name;
  return isOther ? `${subject.name} · ${customerName}` : subject.name;
}

/** Columns of the activity list. Keep the returned value stable. */
function activityColumns(settings: ColumnSettings): readonly ListColumn<ActivityEntry>[] {
  const { t, tActions, tWords, hasCustomers, links, locale } = settings;
  return [
    {
      id: 'what',
      kind: 'name',
      header: t('columnWhat'),
      hasDetail: true,
      value: (entry) => ({
        text: actionWords(entry.action, tActions),
        detail: subjectOf(entry, hasCustomers) || undefined,
        href: subjectPage(entry, links),
      }),
    },
    {
      id: 'who',
      kind: 'text',
      header: t('columnWho'),
      share: 24,
      value: (entry) => <bdi>{actorWords(entry, tWords)}</bdi>,
    },
    {
      id: 'more',
      kind: 'text',
      header: t('columnMore'),
      share: 26,
      value: (entry) => detailsOf(entry, tWords, locale),
    },
    {
      id: 'when',
      kind: 'time',
      header: t('columnWhen'),
      sort: '-at',
      value: ({ at }) => at,
    },
  ];
}

const Days = styled(ActivityDays)(layered('padding-inline: var(--plinth-space-4);'));

const keyOf = ({ id }: ActivityEntry) => id;

/**
 * Shows who changed what and when; for an impersonation, both names (contract §4.27).
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
  const locale = useMessagesLocale();
  const columns = useMemo(
    () => activityColumns({ t, tActions, tWords, hasCustomers, links, locale }),
    [t, tActions, tWords, hasCustomers, links, locale],
  );
  return (
    <ListScreen
      data-slot="activity-screen"
      access={access}
      title={t('activityTitle')}
      text={t('activityText')}
      list={list}
      skeletonRows={10}
      columns={columns}
      getRowKey={keyOf}
      getRowLabel={({ action }) => actionWords(action, tActions)}
      now={now}
      feed={(rows) => <Days entries={rows} hasCustomers={hasCustomers} now={now} />}
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
      empty={{ icon: <BoltIcon />, title: t('activityEmpty'), text: t('activityEmptyText') }}
      noMatchTitle={tList('nothingMatches')}
      noMatchText={t('activityNoMatch', { search: list.query.searchString })}
      failedText={t('activityFailed')}
    />
  );
}
