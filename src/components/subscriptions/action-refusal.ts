import { useCallback } from 'react';
import type { Access } from '../../domain/access';
import type { SubscriptionRefusal } from '../../domain/subscriptions/subscription-access';
import { subscriptionsRefusalsMessages } from '../../messages/generated/en/subscriptions';
import { useMessages } from '../../messages/messages';
import { type Refused, useRefusal } from '../ui/useRefusal';

/**
 * Returns why an action on a subscription is not allowed, as props of a control; empty if it is.
 * The function is stable.
 */
export function useActionRefusal(): (access: Access<SubscriptionRefusal>) => Refused {
  const t = useMessages(subscriptionsRefusalsMessages);
  const refusal = useRefusal();
  return useCallback(
    (access) => {
      switch (access.reason) {
        case undefined:
        case 'noPermission':
        case 'customerType':
          return refusal(access);
        case 'impersonating':
          return refusal(access, t('refusedActing'));
        case 'notLive':
          return refusal(access, t('refusedOver'));
        case 'changing':
          return refusal(access, t('refusedChanging'));
        case 'renewalLocked':
          return refusal(access, t('refusedLocked'));
        case 'noRenewal':
          return refusal(access, t('refusedNoTerm'));
        default:
          return refusal(access, t('refusedState'));
      }
    },
    [t, refusal],
  );
}
