import type { Order } from './order';
import type { OrderAction } from './order-access';

/** An action that was carried out on an order. */
export interface OrderDone {
  /** The action. */
  readonly action: OrderAction;
  /** The order afterwards. */
  readonly order: Order;
}
