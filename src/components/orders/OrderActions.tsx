import type { Order } from '../../domain/orders/order';
import type { OrderAction } from '../../domain/orders/order-access';
import { isOrderOpen } from '../../domain/orders/order-machine';
import type { OrderScreenContent } from '../../domain/orders/order-screen';
import { ordersActionsMessages } from '../../messages/generated/en/orders';
import { purchasePlacedMessages } from '../../messages/generated/en/purchase';
import { useMessages } from '../../messages/messages';
import { Button } from '../ui/Button';
import { useOrderRefusal } from './order-refusal';

type ActionsProps = Pick<OrderScreenContent, 'actionAccess' | 'onAction' | 'buying' | 'reorder'> & {
  order: Order;
};

const LABELS = { approve: 'approve', reject: 'reject', cancel: 'cancelOrder' } as const;

/** What its state does not allow is not offered: nobody approves what is set up. */
function actionsOf(order: Order): readonly OrderAction[] {
  if (order.state === 'awaitingApproval') return ['cancel', 'reject', 'approve'];
  const hasFailed = order.lines.some(({ state }) => state === 'failed');
  return isOrderOpen(order) || hasFailed ? ['cancel'] : [];
}

/** What can be done with an order; what cannot be done now says why (commerce §5). */
export function OrderActions({ order, actionAccess, onAction, buying, reorder }: ActionsProps) {
  const t = useMessages(ordersActionsMessages);
  const tPlaced = useMessages(purchasePlacedMessages);
  const refusalOf = useOrderRefusal();
  return (
    <>
      {order.type === 'create' && !isOrderOpen(order) && (
        <Button
          isPending={reorder.isPending}
          isDisabled={!buying.allowed}
          {...refusalOf(buying)}
          onPress={() => reorder.run(order)}
        >
          {tPlaced('buyAgain')}
        </Button>
      )}
      {actionsOf(order).map((action) => {
        const access = actionAccess(action);
        return (
          <Button
            key={action}
            variant={action === 'approve' ? 'primary' : undefined}
            isDisabled={!access.allowed}
            {...refusalOf(access)}
            onPress={() => onAction(action)}
          >
            {t(LABELS[action])}
          </Button>
        );
      })}
    </>
  );
}
