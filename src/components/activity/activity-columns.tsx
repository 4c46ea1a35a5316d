import type { Links } from '../../contracts/links';
import type { ActivityEntry } from '../../domain/activity/activity';
import type { activityListMessages } from '../../messages/generated/en/activity';
import type { Translate } from '../../messages/messages';
import type { ListColumn } from '../ui/list/list-props';
import {
  type ActionWords,
  actionWords,
  detailsOf,
  type EntryWords,
  subjectPage,
  whoWords,
} from './activity-words';

interface ColumnSettings {
  readonly t: Translate<(typeof activityListMessages)['messages']>;
  readonly tActions: ActionWords;
  readonly tWords: EntryWords;
  /** Whether it is of several customers, who are named then. */
  readonly hasCustomers: boolean;
  readonly links: Links;
}

/** What it was done to, and whose that is. */
function subjectOf({ subject, customerName }: ActivityEntry, hasCustomers: boolean): string {
  const isOther = hasCustomers && customerName !== null && customerName !== subject.name;
  return isOther ? `${subject.name} · ${customerName}` : subject.name;
}

/** The columns of the activity. Keep the returned value stable. */
export function activityColumns(settings: ColumnSettings): readonly ListColumn<ActivityEntry>[] {
  const { t, tActions, tWords, hasCustomers, links } = settings;
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
      value: (entry) => <bdi>{whoWords(entry, tWords)}</bdi>,
    },
    {
      id: 'more',
      kind: 'text',
      header: t('columnMore'),
      share: 26,
      value: (entry) => detailsOf(entry, tWords),
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
