import type { Access } from '../../domain/access';
import type { OrderRefusal } from '../../domain/orders/order-access';
import { customersMoveMessages } from '../../messages/generated/en/customers';
import { ordersActionsMessages } from '../../messages/generated/en/orders';
import { uiForbiddenMessages } from '../../messages/generated/en/ui';
import { useMessages } from '../../messages/messages';

/** Why something cannot be done with an order, in words; undefined where it can. */
export function useOrderRefusal(): (
  access: Access<OrderRefusal>,
  permission: string,
) => string | undefined {
  const t = useMessages(ordersActionsMessages);
  const tForbidden = useMessages(uiForbiddenMessages);
  const tMove = useMessages(customersMoveMessages);
  return ({ allowed, reason }, permission) => {
    if (allowed) return undefined;
    switch (reason) {
      case 'noPermission':
      case 'customerType':
        return tForbidden('forbiddenPermission', { permission });
      case 'impersonating':
        return t('refusedActing');
      case 'ownOrder':
        return t('refusedOwn');
      case 'nothingToCancel':
        return t('refusedNothing');
      default:
        return tMove('refusedState');
    }
  };
}
