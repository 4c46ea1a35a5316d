import { OrdersScreen } from '../../components/orders/OrdersScreen';
import { useOrdersScreen } from '../../hooks/orders/useOrdersScreen';
import type { CommonProperties } from '../common-properties';
import type { EmbedProps } from '../screen';

/** What `<plinth-orders>` can be told beside what all can. */
export interface OrdersProperties {
  /** Address of an order, with `{id}`. @default its name is no link */
  orderHref?: string | undefined;
  /** Address of a customer, with `{id}`. @default its name is no link */
  customerHref?: string | undefined;
}

/** Orders, and those that wait for somebody. */
export function OrdersEmbed({ hubUrl }: EmbedProps<OrdersProperties & CommonProperties>) {
  const screen = useOrdersScreen({
    url: hubUrl,
  });
  return <OrdersScreen {...screen} />;
}
