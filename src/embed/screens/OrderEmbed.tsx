import { OrderScreen } from '../../components/orders/OrderScreen';
import type { OrderDone } from '../../domain/orders/order-screen';
import { useOrderScreen } from '../../hooks/orders/useOrderScreen';
import type { CommonProperties } from '../common-properties';
import type { EmbedProps } from '../screen';
import { useTellUnshown } from '../useTellUnshown';

/** What `<plinth-order>` can be told beside what all can. */
export interface OrderProperties {
  /** Id of the order. */
  id: string;
  /** Address of the orders. @default no link */
  ordersHref?: string | undefined;
  /** Address of an order, with `{id}`, for the one that waits next. @default no link */
  orderHref?: string | undefined;
  /** Address of the cart. @default no link */
  cartHref?: string | undefined;
  /** Address of a subscription, with `{id}`. @default its name is no link */
  subscriptionHref?: string | undefined;
  /** Address of a customer, with `{id}`. @default its name is no link */
  customerHref?: string | undefined;
}

/** What `<plinth-order>` tells beside what all do. */
export interface OrderEvents {
  /** Something was done. */
  done: OrderDone;
}

/** One order with its lines. */
export function OrderEmbed({
  id,
  hubUrl,
  emit,
}: EmbedProps<OrderProperties & CommonProperties, OrderEvents>) {
  const screen = useOrderScreen({
    id,
    url: hubUrl,
    onDone: (event) => void emit('done', event),
  });
  useTellUnshown(screen.order, emit);
  return <OrderScreen {...screen} />;
}
