import type { SubscriptionScreenProps } from '../../contracts/subscriptions';
import { isWindowOpen } from '../../domain/subscriptions/seats';
import { isLive, type Subscription } from '../../domain/subscriptions/subscription';
import { civilDateOf, startOfDay } from '../../domain/time/civil-date';
import { formatCivilDate } from '../../domain/time/civil-format';
import { sharedSubscriptionStatesMessages } from '../../messages/generated/en/shared';
import {
  subscriptionsRefusalsMessages,
  subscriptionsTermMessages,
} from '../../messages/generated/en/subscriptions';
import { useMessages, useMessagesLocale } from '../../messages/messages';
import { layered } from '../../theme/layered';
import { styled } from '../../theme/styled';
import { renewalWords } from '../shared/subscription-words';
import { Button } from '../ui/Button';
import { Card } from '../ui/Card';
import { TermBar } from '../ui/chart/TermBar';
import { momentWords } from '../ui/date-format';
import { useActionRefusal } from './action-refusal';
import { CommitmentBox } from './CommitmentBox';
import { SUBSCRIPTION_CARD } from './subscription-css';

type SubscriptionTermProps = Pick<SubscriptionScreenProps, 'now' | 'actions'> & {
  subscription: Subscription;
};

/** The remaining option when nothing can be cancelled: turn off the renewal (commerce §5). */
function TurnOffAutoRenew({ subscription, now, actions }: SubscriptionTermProps) {
  const t = useMessages(subscriptionsRefusalsMessages);
  const refusalOf = useActionRefusal();
  const { autoRenew, batches } = subscription;
  if (!autoRenew || batches.some((batch) => isWindowOpen(batch, now))) return null;
  const access = actions.access('renewal');
  return (
    <Button
      size="sm"
      isDisabled={!access.allowed}
      {...refusalOf(access)}
      onPress={actions.onEndAtRenewal}
    >
      {t('insteadOff')}
    </Button>
  );
}

const TermCard = styled(Card)(layered(SUBSCRIPTION_CARD));

/** The current term with its cancellation windows, today and the commitment (commerce §5). */
export function SubscriptionTerm(props: SubscriptionTermProps) {
  const { subscription, now } = props;
  const t = useMessages(subscriptionsTermMessages);
  const tStates = useMessages(sharedSubscriptionStatesMessages);
  const locale = useMessagesLocale();
  const { termStartOn, renewsOn, batches } = subscription;
  const day = (on: string) => formatCivilDate(on, locale);
  if (!isLive(subscription)) return null;
  if (renewsOn === null) {
    return (
      <TermCard>
        <CommitmentBox subscription={subscription} now={now} />
      </TermCard>
    );
  }
  const windows = batches.flatMap((batch, at) => {
    const { quantity: count, fromAt, cancelUntilAt } = batch;
    if (!cancelUntilAt || !isWindowOpen(batch, now)) return [];
    const until = momentWords(cancelUntilAt, locale, now);
    return {
      id: String(at),
      startAt: fromAt.getTime(),
      endAt: cancelUntilAt.getTime(),
      text: t('seatsCancellable', { count, until }),
    };
  });
  return (
    <TermCard>
      <TermBar
        label={t('term')}
        startAt={startOfDay(termStartOn)}
        endAt={startOfDay(renewsOn)}
        now={now}
        startText={day(termStartOn)}
        endText={renewalWords(subscription, tStates, locale) ?? ''}
        nowText={t('today', { date: day(civilDateOf(now)) })}
        windows={windows}
      />
      <CommitmentBox subscription={subscription} now={now}>
        <TurnOffAutoRenew {...props} />
      </CommitmentBox>
    </TermCard>
  );
}
