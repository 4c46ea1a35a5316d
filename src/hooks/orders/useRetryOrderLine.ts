import { retryOrderLine } from '../../api/orders';
import type { Order } from '../../domain/orders/order';
import type { Write } from '../writes/useWrite';
import { useOrderWrite } from './useOrderWrite';

/** A line of an order. */
export interface OrderLineInput {
  /** The order's id. */
  readonly id: string;
  /** The line's id. */
  readonly lineId: string;
}

/**
 * Has a line that failed tried again (wire §3.4).
 *
 * @example
 * const useRetry = (id: string, lineId: string) => {
 *   const { run, isPending } = useRetryOrderLine();
 *   return { isPending, retry: () => run({ id, lineId }) };
 * };
 */
export function useRetryOrderLine(): Write<OrderLineInput, Order> {
  return useOrderWrite((client, line: OrderLineInput) => retryOrderLine(client, line));
}
