import { useCallback } from 'react';
import type { Access } from '../../domain/access';
import {
  SUBSCRIPTION_NEEDS,
  type SubscriptionAction,
  type SubscriptionRefusal,
} from '../../domain/subscriptions/subscription-access';
import { subscriptionChangesRefusalsMessages } from '../../messages/generated/en/subscription-changes';
import { uiForbiddenMessages } from '../../messages/generated/en/ui';
import { useMessages } from '../../messages/messages';

/** Why something cannot be done with a subscription, in words; undefined where it can. It is stable. */
export function useActionRefusal(): (
  action: SubscriptionAction,
  access: Access<SubscriptionRefusal>,
) => string | undefined {
  const t = useMessages(subscriptionChangesRefusalsMessages);
  const tForbidden = useMessages(uiForbiddenMessages);
  return useCallback(
    (action, { allowed, reason }) => {
      if (allowed) return undefined;
      switch (reason) {
        case 'noPermission':
        case 'customerType':
          return tForbidden('forbiddenPermission', SUBSCRIPTION_NEEDS[action]);
        case 'impersonating':
          return t('refusedActing');
        case 'notLive':
          return t('refusedOver');
        case 'changing':
          return t('refusedChanging');
        case 'renewalLocked':
          return t('refusedLocked');
        case 'noRenewal':
          return t('refusedNoTerm');
        default:
          return t('refusedState');
      }
    },
    [t, tForbidden],
  );
}
