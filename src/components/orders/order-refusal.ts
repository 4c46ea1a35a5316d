import type { Access } from '../../domain/access';
import type { OrderRefusal } from '../../domain/orders/order-access';
import { ordersActionsMessages } from '../../messages/generated/en/orders';
import { sharedWritesMessages } from '../../messages/generated/en/shared';
import { useMessages } from '../../messages/messages';
import { type Refused, useRefusal } from '../ui/useRefusal';

/** Why an action on an order is not allowed, as props of a control; empty if it is allowed. */
export function useOrderRefusal(): (access: Access<OrderRefusal>) => Refused {
  const t = useMessages(ordersActionsMessages);
  const tWrites = useMessages(sharedWritesMessages);
  const refusal = useRefusal();

  function wordsOf(reason: OrderRefusal | undefined): string | undefined {
    switch (reason) {
      case 'noPermission':
      case 'customerType':
        return undefined;
      case 'impersonating':
        return t('refusedActing');
      case 'ownOrder':
        return t('refusedOwn');
      case 'nothingToCancel':
        return t('refusedNothing');
      default:
        return tWrites('refusedState');
    }
  }
  return (access) => refusal(access, wordsOf(access.reason));
}
