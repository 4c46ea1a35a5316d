import { isLive, type Subscription } from '../../domain/subscriptions/subscription';
import type { SubscriptionAction } from '../../domain/subscriptions/subscription-access';
import type { SubscriptionScreenContent } from '../../domain/subscriptions/subscription-screen';
import { Button } from '../ui/Button';
import { useActionRefusal } from './action-refusal';
import { useActionWords } from './action-words';

type ActionsProps = Pick<SubscriptionScreenContent, 'actionAccess' | 'onAction'> & {
  subscription: Subscription;
};

/** What its state does not allow is not offered: nobody resumes what is active. */
function actionsOf(subscription: Subscription): readonly SubscriptionAction[] {
  if (!isLive(subscription)) return ['rename'];
  const isSuspended = subscription.state === 'suspended';
  return ['rename', 'cancel', isSuspended ? 'resume' : 'suspend', 'renewal', 'plan', 'seats'];
}

/** What can be done with a subscription; what cannot be done now says why (commerce §5). */
export function SubscriptionActions({ subscription, actionAccess, onAction }: ActionsProps) {
  const words = useActionWords();
  const refusalOf = useActionRefusal();
  return actionsOf(subscription).map((action) => {
    const access = actionAccess(action);
    return (
      <Button
        key={action}
        variant={action === 'seats' ? 'primary' : undefined}
        isDisabled={!access.allowed}
        {...refusalOf(access)}
        onPress={() => onAction(action)}
      >
        {words(action)}
      </Button>
    );
  });
}
