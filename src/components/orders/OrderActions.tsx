import type { OrderScreenProps } from '../../contracts/orders';
import type { Order } from '../../domain/orders/order';
import type { OrderAction } from '../../domain/orders/order-access';
import { isOrderOpen } from '../../domain/orders/order-machine';
import { ordersActionsMessages, ordersInformMessages } from '../../messages/generated/en/orders';
import { purchasePlacedMessages } from '../../messages/generated/en/purchase';
import { useMessages } from '../../messages/messages';
import { Button } from '../ui/Button';
import { useOrderRefusal } from './order-refusal';

type ActionsProps = Pick<
  OrderScreenProps,
  'actionAccess' | 'onAction' | 'buying' | 'reorder' | 'onInform'
> & {
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
export function OrderActions(props: ActionsProps) {
  const { order, actionAccess, onAction, buying, reorder, onInform } = props;
  const tInform = useMessages(ordersInformMessages);
  const t = useMessages(ordersActionsMessages);
  const tPlaced = useMessages(purchasePlacedMessages);
  const refusalOf = useOrderRefusal();
  return (
    <>
      {onInform && <Button onPress={onInform}>{tInform('informCustomer')}</Button>}
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
