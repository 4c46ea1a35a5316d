import type { SubscriptionScreenProps } from '../../contracts/subscriptions';
import { isLive, type Subscription } from '../../domain/subscriptions/subscription';
import type { SubscriptionAction } from '../../domain/subscriptions/subscription-access';
import { subscriptionViewsAt } from '../../domain/subscriptions/subscription-views';
import { subscriptionChangesActionsMessages } from '../../messages/generated/en/subscription-changes';
import { useMessages } from '../../messages/messages';
import { Button } from '../ui/Button';
import { MoreActions } from '../ui/MoreActions';
import { useActionRefusal } from './action-refusal';
import { useActionWords } from './action-words';

type ActionsProps = Pick<SubscriptionScreenProps, 'actionAccess' | 'onAction' | 'now'> & {
  subscription: Subscription;
};

/** What is done most, the main one last; the rest is in a menu. */
const SHOWN: readonly SubscriptionAction[] = ['renewal', 'seats'];

/** What its state does not allow is not offered: nobody resumes what is active. */
function menuOf({ state }: Subscription): readonly SubscriptionAction[] {
  return ['plan', state === 'suspended' ? 'resume' : 'suspend', 'rename', 'cancel'];
}

/** What is to be decided now is in sight: to cancel, while the window for it is about to close. */
function shownOf(subscription: Subscription, canCancel: boolean, now: number) {
  if (!isLive(subscription)) return ['rename'] as const;
  const isClosing = canCancel && subscriptionViewsAt(now)('window', subscription);
  return isClosing ? (['cancel', ...SHOWN] as const) : SHOWN;
}

/** What can be done with a subscription; what cannot be done now says why (commerce §5). */
export function SubscriptionActions(props: ActionsProps) {
  const { subscription, actionAccess, onAction, now } = props;
  const t = useMessages(subscriptionChangesActionsMessages);
  const words = useActionWords();
  const refusalOf = useActionRefusal();
  const isOver = !isLive(subscription);
  const actionOf = (action: SubscriptionAction) => {
    const access = actionAccess(action);
    return {
      id: action,
      label: words(action),
      isDisabled: !access.allowed,
      ...refusalOf(access),
      ...(access.allowed && { onAction: () => onAction(action) }),
    };
  };
  const shown = shownOf(subscription, actionAccess('cancel').allowed, now);
  const hidden = menuOf(subscription).filter((action) => !shown.some((other) => other === action));
  return (
    <>
      {!isOver && <MoreActions label={t('moreActions')} actions={hidden.map(actionOf)} />}
      {shown.map((action) => {
        const { id, label, onAction: onPress, ...refusal } = actionOf(action);
        return (
          <Button
            key={id}
            variant={id === 'seats' ? 'primary' : undefined}
            {...refusal}
            onPress={onPress}
          >
            {label}
          </Button>
        );
      })}
    </>
  );
}
