import type { SubscriptionScreenProps } from '../../contracts/subscriptions';
import { endsAtRenewal, isLive, type Subscription } from '../../domain/subscriptions/subscription';
import { isRenewalLocked } from '../../domain/subscriptions/term';
import {
  subscriptionsOutcomeMessages,
  subscriptionsSubscriptionMessages,
} from '../../messages/generated/en/subscriptions';

import { useMessages } from '../../messages/messages';
import { Banner } from '../ui/Banner';
import { Button } from '../ui/Button';
import { Link } from '../ui/Link';
import { useLinks } from '../ui/LinksProvider';
import { useActionRefusal } from './action-refusal';
import { ScheduledText } from './ScheduledText';

type NoticesProps = Pick<SubscriptionScreenProps, 'now' | 'actions' | 'lost'> & {
  subscription: Subscription;
};

/** What prevents a subscription from being used or changed (commerce §3). */
export function SubscriptionNotices(props: NoticesProps) {
  const { order: orderHref } = useLinks();
  const { subscription, now, lost } = props;
  const t = useMessages(subscriptionsSubscriptionMessages);
  const tOutcome = useMessages(subscriptionsOutcomeMessages);
  const refusalOf = useActionRefusal();
  const access = props.actions.access('renewal');
  const { state, changing, renewsOn } = subscription;
  const href = changing && orderHref?.(changing.orderId);
  const isLocked = isLive(subscription) && isRenewalLocked(renewsOn, now);
  return (
    <>
      {changing && (
        <Banner
          title={t('changingTitle')}
          actions={href && <Link href={href}>{t('openOrder')}</Link>}
        >
          {t('changingText')}
        </Banner>
      )}
      {lost.schedule && (
        <Banner
          tone="warning"
          title={tOutcome('lostTitle')}
          actions={
            <Button
              size="sm"
              isDisabled={!access.allowed}
              {...refusalOf(access)}
              onPress={lost.onScheduleAgain}
            >
              {tOutcome('scheduleAgain')}
            </Button>
          }
        >
          <ScheduledText scheduled={lost.schedule} />
        </Banner>
      )}
      {isLocked && (
        <Banner
          announce="off"
          title={t(endsAtRenewal(subscription) ? 'lockedEnds' : 'lockedTitle')}
        >
          {t('lockedText')}
        </Banner>
      )}
      {state === 'suspended' && (
        <Banner tone="warning" announce="off" title={t('suspendedTitle')}>
          {t('suspendedText')}
        </Banner>
      )}
      {state === 'cancelled' && (
        <Banner announce="off" title={t('cancelledTitle')}>
          {t('overText')}
        </Banner>
      )}
      {state === 'expired' && (
        <Banner announce="off" title={t('expiredTitle')}>
          {t('overText')}
        </Banner>
      )}
    </>
  );
}
