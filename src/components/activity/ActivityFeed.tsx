import type { ActivityFeedProps } from '../../contracts/activity';
import { activityListMessages } from '../../messages/generated/en/activity';
import { uiDataMessages } from '../../messages/generated/en/ui';
import { useMessages } from '../../messages/messages';
import { layered } from '../../theme/layered';
import { styled } from '../../theme/styled';
import { Card } from '../ui/Card';
import { FailedState } from '../ui/FailedState';
import { FlushButton } from '../ui/FlushButton';
import { SignedOutState } from '../ui/SignedOutState';
import { Skeleton } from '../ui/Skeleton';
import { StaleBanner } from '../ui/StaleBanner';
import { VisuallyHidden } from '../ui/VisuallyHidden';
import { ActivityDays } from './ActivityDays';

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
  const { record, entries, hasMore, now, onMore } = props;
  const t = useMessages(activityListMessages);
  const tData = useMessages(uiDataMessages);
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
      <ActivityDays entries={entries.data} record={record} now={now} />
      {hasMore && (
        <FlushButton
          size="sm"
          variant="ghost"
          isPending={entries.isPrevious === true && entries.isRefreshing === true}
          onPress={onMore}
        >
          {t('showOlder')}
        </FlushButton>
      )}
    </>
  );
}
