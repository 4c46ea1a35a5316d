import { useQueryClient } from '@tanstack/react-query';
import type { IdInput } from '../../api/call';
import type { ApiClient } from '../../api/client';
import { orderConflictOf } from '../../api/conflicts';
import { isApiError } from '../../api/errors';
import type { Order } from '../../domain/orders/order';
import { orderKeys, subscriptionKeys } from '../reads/keys';
import { useWrite, type Write } from '../writes/useWrite';

/** What an order changes besides orders: subscriptions, tenants and charges. */
const STALE = [orderKeys.all, subscriptionKeys.all, ['statements']];

/**
 * A write to an order. The order in the response is shown at once, also the newest state in a
 * refusal (wire §1, `state_changed`).
 */
export function useOrderWrite<Input extends IdInput>(
  call: (client: ApiClient, input: Input) => Promise<Order>,
): Write<Input, Order> {
  const queryClient = useQueryClient();
  return useWrite(
    async (client, input: Input) => {
      const { sessionEpoch } = client;
      function keep(order: Order): void {
        // A response of an earlier session does not concern the current user.
        if (client.sessionEpoch !== sessionEpoch) return;
        queryClient.setQueryData<Order>(orderKeys.one(order.id), order);
      }
      try {
        const order = await call(client, input);
        keep(order);
        return order;
      } catch (error) {
        const isConflict = isApiError(error) && error.status === 409;
        const newest = isConflict ? orderConflictOf(error) : null;
        if (newest?.id === input.id) keep(newest);
        throw error;
      }
    },
    { stale: () => STALE },
  );
}
