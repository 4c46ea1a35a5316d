import type { SubscriptionAction } from '../../domain/subscriptions/subscription-access';
import { sharedWritesMessages } from '../../messages/generated/en/shared';
import { subscriptionsActionsMessages } from '../../messages/generated/en/subscriptions';
import { useMessages } from '../../messages/messages';

/** Returns the label of an action, for its button and drawer. */
export function useActionWords(): (action: SubscriptionAction) => string {
  const t = useMessages(subscriptionsActionsMessages);
  const tWrites = useMessages(sharedWritesMessages);
  return (action) => {
    switch (action) {
      case 'seats':
        return t('changeSeats');
      case 'plan':
        return t('changePlan');
      case 'renewal':
        return t('manageRenewal');
      case 'cancel':
        return t('cancelSubscription');
      case 'rename':
        return t('rename');
      case 'suspend':
      case 'resume':
        return tWrites(action);
    }
  };
}
