import type { ActivityEntry, ActivityRecord } from '../../domain/activity/activity';
import { type Entries, inPlace } from '../../domain/entries';
import {
  activityActionsMessages,
  activityListMessages,
  activityWordsMessages,
} from '../../messages/generated/en/activity';
import { useMessages, useMessagesLocale } from '../../messages/messages';
import { Feed, type FeedItem } from '../ui/Feed';
import { Link } from '../ui/Link';
import { useLinks } from '../ui/LinksProvider';
import { Unbroken } from '../ui/Unbroken';
import { UnreadableEntry } from '../ui/UnreadableEntry';
import { actionWords, actorWords, detailsOf, subjectNames, subjectPage } from './activity-words';

interface ActivityDaysProps {
  entries: Entries<ActivityEntry>;
  /** The record of the page, which is not named again. @default every record is named */
  record?: ActivityRecord | undefined;
  /** Whether entries name their customers. @default false */
  hasCustomers?: boolean | undefined;
  now: number;
  className?: string | undefined;
}

/** An entry; undefined for one that cannot be read. */
interface ActivityItem extends FeedItem {
  readonly entry?: ActivityEntry | undefined;
}

/** Who did what, by day: the same action of the same person several times in a row is folded. */
export function ActivityDays(props: ActivityDaysProps) {
  const { entries, record, hasCustomers = false, now, className } = props;
  const links = useLinks();
  const t = useMessages(activityListMessages);
  const tActions = useMessages(activityActionsMessages);
  const tWords = useMessages(activityWordsMessages);
  const locale = useMessagesLocale();
  const isRecord = ({ subject }: ActivityEntry) =>
    subject.type === record?.type && subject.id.toLowerCase() === record.id.toLowerCase();
  const itemOf = (entry: ActivityEntry): ActivityItem => {
    const { id, at, action, by, impersonatedBy, subject, customerName } = entry;
    const details = detailsOf(entry, tWords, locale);
    const isOther = hasCustomers && customerName !== null && customerName !== subject.name;
    return {
      id,
      entry,
      at,
      person: by,
      title: (
        <>
          <strong>{actionWords(action, tActions)}</strong>
          {!isRecord(entry) && <Subject {...entry} href={subjectPage(entry, links)} />}
        </>
      ),
      content: (
        <>
          <bdi>{actorWords(entry, tWords)}</bdi>
          {isOther && (
            <>
              <span> · </span>
              <bdi>{customerName}</bdi>
            </>
          )}
          {details && <div>{details}</div>}
        </>
      ),
      tone: TONES[action],
      run: `${action} ${by?.email} ${by?.name} ${impersonatedBy?.email}`,
    };
  };
  return (
    <Feed
      label={t('activityTitle')}
      now={now}
      className={className}
      items={inPlace<ActivityEntry, ActivityItem>(entries, itemOf, (gap, index) => ({
        id: `unreadable ${index}`,
        at: null,
        title: <UnreadableEntry entry={gap} />,
      }))}
      runOf={(items) => {
        const folded = items.flatMap(({ entry }) => entry ?? []);
        const [first] = folded;
        if (!first) return { title: null };
        const action = actionWords(first.action, tActions);
        return {
          title: <strong>{tWords('manyTimes', { action, count: folded.length })}</strong>,
          content: (
            <>
              <bdi>{actorWords(first, tWords)}</bdi>
              {!isRecord(first) && (
                <>
                  <span> · </span>
                  <Unbroken>{subjectNames(folded, tWords, locale)}</Unbroken>
                </>
              )}
            </>
          ),
        };
      }}
    />
  );
}

/** The changed record, after the action. */
function Subject({ subject, href }: Pick<ActivityEntry, 'subject'> & { href: string | undefined }) {
  if (subject.name === '') return null;
  const name = <Unbroken>{subject.name}</Unbroken>;
  return (
    <>
      <span> · </span>
      {href === undefined ? <span>{name}</span> : <Link href={href}>{name}</Link>}
    </>
  );
}

const TONES: Readonly<Record<string, FeedItem['tone']>> = {
  'order.completed': 'success',
  'order.partlyCompleted': 'warning',
  'order.failed': 'danger',
  'order.rejected': 'danger',
  'customer.suspended': 'warning',
  'statement.voided': 'warning',
  'impersonation.started': 'warning',
};
