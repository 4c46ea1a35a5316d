import { useState } from 'react';
import { approveOrder, cancelOrder, type ReasonInput, rejectOrder } from '../../api/calls/orders';
import type { ApiClient } from '../../api/client';
import type { OrderDecisionState } from '../../contracts/orders';
import type { Order } from '../../domain/orders/order';
import type { OrderAction } from '../../domain/orders/order-access';
import type { OrderDone } from '../../domain/orders/order-screen';
import { useOrderWrite } from './useOrderWrite';

const CALLS = { approve: approveOrder, reject: rejectOrder, cancel: cancelOrder } as const;

interface Decision extends ReasonInput {
  readonly action: OrderAction;
}

const send = (client: ApiClient, { action, id, reason }: Decision) =>
  CALLS[action](client, { id, reason });

type Asked = Pick<OrderDecisionState, 'action' | 'order'>;

/** The dialog that asks before an order is approved, rejected or cancelled (commerce §3). */
export function useOrderDecision(
  order: Order | null,
  onDone?: (done: OrderDone) => void,
): {
  readonly decision: OrderDecisionState | null;
  readonly open: (action: OrderAction) => void;
} {
  const [question, ask] = useState<Asked | null>(null);
  const { isPending, failure, run, reset } = useOrderWrite(send);

  function open(action: OrderAction): void {
    if (!order) return;
    reset();
    ask({ action, order });
  }
  async function confirm({ action, order: { id } }: Asked, reason: string | null): Promise<void> {
    const outcome = await run({ action, id, reason });
    if (outcome.status !== 'done') return;
    ask(null);
    onDone?.({ action, order: outcome.result });
  }

  const decision = question && {
    ...question,
    isPending,
    failure,
    onConfirm: (reason: string | null) => void confirm(question, reason),
    onClose: () => ask(null),
  };
  return { decision, open };
}
