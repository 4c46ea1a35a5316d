import type { Order } from './order';
import type { OrderAction } from './order-access';

/** What was done with an order. */
export interface OrderDone {
  /** What it was. */
  readonly action: OrderAction;
  /** The order after it. */
  readonly order: Order;
}
