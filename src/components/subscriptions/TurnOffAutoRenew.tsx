import type { SubscriptionScreenProps } from '../../contracts/subscriptions';
import { isWindowOpen } from '../../domain/subscriptions/seats';
import type { Subscription } from '../../domain/subscriptions/subscription';
import { subscriptionChangesRefusalsMessages } from '../../messages/generated/en/subscription-changes';
import { useMessages } from '../../messages/messages';
import { Button } from '../ui/Button';
import { useActionRefusal } from './action-refusal';

type Props = Pick<SubscriptionScreenProps, 'now' | 'actionAccess' | 'onEndAtRenewal'> & {
  subscription: Subscription;
};

/** What is left to do where nothing can be cancelled any more: let it end (commerce §5). */
export function TurnOffAutoRenew({ subscription, now, actionAccess, onEndAtRenewal }: Props) {
  const t = useMessages(subscriptionChangesRefusalsMessages);
  const refusalOf = useActionRefusal();
  const { autoRenew, batches } = subscription;
  if (!autoRenew || batches.some((batch) => isWindowOpen(batch, now))) return null;
  const access = actionAccess('renewal');
  return (
    <Button size="sm" isDisabled={!access.allowed} {...refusalOf(access)} onPress={onEndAtRenewal}>
      {t('insteadOff')}
    </Button>
  );
}
