import type { ActivityFeedProps } from '../../contracts/activity';
import type { ActivityEntry } from '../../domain/activity/activity';
import { inPlace, type Unreadable } from '../../domain/entries';
import {
  activityActionsMessages,
  activityListMessages,
  activityWordsMessages,
} from '../../messages/generated/en/activity';
import { uiDataMessages } from '../../messages/generated/en/ui';
import { useMessages } from '../../messages/messages';
import { layered } from '../../theme/layered';
import { styled } from '../../theme/styled';
import { Button } from '../ui/Button';
import { Card } from '../ui/Card';
import { FailedState } from '../ui/FailedState';
import { Link } from '../ui/Link';
import { useLinks } from '../ui/LinksProvider';
import { RelativeTime } from '../ui/RelativeTime';
import { SignedOutState } from '../ui/SignedOutState';
import { Skeleton } from '../ui/Skeleton';
import { StaleBanner } from '../ui/StaleBanner';
import { Timeline, type TimelineEvent } from '../ui/Timeline';
import { UnreadableEntry } from '../ui/UnreadableEntry';
import { VisuallyHidden } from '../ui/VisuallyHidden';
import { actionWords, actorWords, detailsOf, subjectPage } from './activity-words';

const Frame = styled(Card)(
  layered(`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--plinth-space-4);
  align-content: start;
  & > h2 { margin: 0; font-family: var(--plinth-font-heading); font-size: var(--plinth-font-size-lg); font-weight: 600; line-height: 24px; }
  & > p { margin: 0; color: var(--plinth-text-muted); }
  & > button { justify-self: start; }
  `),
);

/**
 * Shows who changed a record and when, newest first, as a card on the record's page (contract
 * §4.27). Renders nothing if the viewer may not see it or the server does not offer it.
 *
 * @example
 * <ActivityFeed {...useActivityFeed({ record: { type: 'role', id: 'Support Desk' } })} />
 */
export function ActivityFeed(props: ActivityFeedProps) {
  const { access, entries } = props;
  const t = useMessages(activityListMessages);
  // Older servers do not have this endpoint.
  const isUnknown = entries.status === 'failed' && entries.failure.kind === 'notFound';
  if (access.reason === 'signedOut') return <SignedOutState />;
  if (!access.allowed || isUnknown) return null;
  return (
    <Frame data-slot="activity-feed" aria-busy={entries.status === 'loading' || undefined}>
      <h2>{t('activityTitle')}</h2>
      <FeedContent {...props} />
    </Frame>
  );
}

function FeedContent(props: ActivityFeedProps) {
  const { entries, hasMore, onMore } = props;
  const t = useMessages(activityListMessages);
  const tData = useMessages(uiDataMessages);
  const events = useEvents(props);
  if (entries.status === 'empty') return <p>{t('activityEmpty')}</p>;
  if (entries.status === 'failed') {
    return (
      <FailedState
        headingLevel={3}
        failure={entries.failure}
        fallback={t('activityFailed')}
        isRetrying={entries.isRefreshing}
      />
    );
  }
  if (entries.status === 'loading') {
    return (
      <>
        <VisuallyHidden role="status">{tData('loading')}</VisuallyHidden>
        <Skeleton shape="block" height={120} />
      </>
    );
  }
  return (
    <>
      <StaleBanner reading={entries} text={t('activityFailed')} />
      <Timeline label={t('activityTitle')} events={events} />
      {hasMore && (
        <Button
          size="sm"
          variant="ghost"
          isPending={entries.isPrevious === true && entries.isRefreshing === true}
          onPress={onMore}
        >
          {t('showOlder')}
        </Button>
      )}
    </>
  );
}

/** The entries as feed events. The record itself is not named: it is the page's subject. */
function useEvents({ record, entries, now }: ActivityFeedProps) {
  const links = useLinks();
  const tActions = useMessages(activityActionsMessages);
  const tWords = useMessages(activityWordsMessages);
  if (entries.status !== 'ready') return [];
  const unreadable = (gap: Unreadable, index: number): TimelineEvent => ({
    id: `unreadable ${index}`,
    title: <UnreadableEntry entry={gap} />,
    time: null,
  });
  const event = (entry: ActivityEntry): TimelineEvent => {
    const { id, at, action } = entry;
    const details = detailsOf(entry, tWords);
    return {
      id,
      title: (
        <>
          <span>{actionWords(action, tActions)}</span>
          {!isRecord(entry, record) && <Subject {...entry} href={subjectPage(entry, links)} />}
        </>
      ),
      time: at && <RelativeTime instant={at} now={now} />,
      content: (
        <>
          <bdi>{actorWords(entry, tWords)}</bdi>
          {details && <div>{details}</div>}
        </>
      ),
      tone: TONES[action],
    };
  };
  return inPlace(entries.data, event, unreadable);
}

function isRecord({ subject }: ActivityEntry, { type, id }: ActivityFeedProps['record']) {
  return subject.type === type && subject.id.toLowerCase() === id.toLowerCase();
}

/** The changed record, after the action. */
function Subject({ subject, href }: Pick<ActivityEntry, 'subject'> & { href: string | undefined }) {
  if (subject.name === '') return null;
  const name = <bdi>{subject.name}</bdi>;
  return (
    <>
      <span> · </span>
      {href === undefined ? <span>{name}</span> : <Link href={href}>{name}</Link>}
    </>
  );
}

const TONES: Readonly<Record<string, TimelineEvent['tone']>> = {
  'order.completed': 'success',
  'order.partlyCompleted': 'warning',
  'order.failed': 'danger',
  'order.rejected': 'danger',
  'customer.suspended': 'warning',
  'statement.voided': 'warning',
  'impersonation.started': 'warning',
};
