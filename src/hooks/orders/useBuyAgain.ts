import { useCallback, useEffect, useState } from 'react';
import { parkCart } from '../../api/calls/cart';
import type { ReorderInput, ReorderResult } from '../../api/calls/orders';
import { reorder } from '../../api/calls/orders';
import { cartConflictOf } from '../../api/conflicts';
import { isApiError } from '../../api/errors';
import type { BuyingAgain, OrderToBuyAgain } from '../../contracts/orders';
import { buyAgainQuestion } from '../../domain/cart/cart-move';
import { dataOr, failureOfReading } from '../../domain/reading';
import { useCart } from '../cart/useCart';
import { useCartWrite } from '../cart/useCartWrite';
import { useKeepCart } from '../cart/useKeepCart';
import { useParkedList } from '../cart/useParkedList';
import type { Write } from '../writes/useWrite';
import { useWrite } from '../writes/useWrite';

/** The server's response to buying an order again. Other refusals are failures. */
type ReorderAnswer =
  | ({ readonly status: 'added' } & ReorderResult)
  /** The cart has changed: nothing was added. */
  | ({ readonly status: 'changed' } & Pick<ReorderResult, 'cart'>);

/**
 * Adds the ordered lines to the shown cart (wire §3.4), once even if repeated. The response lists
 * what can no longer be bought.
 */
function useReorder(): Write<ReorderInput, ReorderAnswer> {
  const keepCart = useKeepCart();
  return useWrite(async (client, input: ReorderInput): Promise<ReorderAnswer> => {
    const { sessionEpoch } = client;
    // A response of an earlier session does not concern the current user.
    const keep = (answer: ReorderAnswer): ReorderAnswer => {
      if (client.sessionEpoch === sessionEpoch) keepCart(answer.cart);
      return answer;
    };
    try {
      return keep({ status: 'added', ...(await reorder(client, input)) });
    } catch (error) {
      const conflict = isApiError(error) ? cartConflictOf(error) : null;
      if (conflict?.code !== 'cart_changed' || !conflict.cart) throw error;
      return keep({ status: 'changed', cart: conflict.cart });
    }
  });
}

/**
 * Buys an order again (workday §4): an empty cart is assigned to the order's customer; one that
 * holds lines is parked first, or extended if it is for the same customer.
 */
export function useBuyAgain(): BuyingAgain {
  const reading = useCart();
  const cart = dataOr(reading, null);
  const reorder = useReorder();
  const aside = useCartWrite(parkCart);
  const [requested, want] = useState<OrderToBuyAgain | null>(null);
  const [asked, ask] = useState<OrderToBuyAgain | null>(null);
  const parked = useParkedList(cart?.id ?? null, asked !== null);
  const about = asked && cart && buyAgainQuestion(cart, asked);
  const isPending = reorder.isPending || aside.isPending;
  const unread = cart === null ? (failureOfReading(reading) ?? null) : null;
  const { state } = reorder;

  const { run } = reorder;
  /** Adds it to the shown cart; asks if the cart has changed. */
  const add = useCallback(
    async (order: OrderToBuyAgain, revision: number): Promise<void> => {
      const outcome = await run({ id: order.id, revision });
      const isChanged = outcome.status === 'done' && outcome.result.status === 'changed';
      ask(isChanged ? order : null);
    },
    [run],
  );
  async function putAside(order: OrderToBuyAgain, revision: number): Promise<void> {
    const outcome = await aside.run({ revision });
    if (outcome.status !== 'done' || outcome.result.status === 'alreadyOrdered') return;
    const { cart: next } = outcome.result;
    // If the cart holds lines by now, the question is repeated.
    if (buyAgainQuestion(next, order) === null) await add(order, next.revision);
  }
  // A press before the cart has loaded is kept.
  useEffect(() => {
    if (!requested || (!cart && !unread)) return;
    want(null);
    if (cart && buyAgainQuestion(cart, requested)) ask(requested);
    else if (cart) void add(requested, cart.revision);
  }, [requested, cart, unread, add]);

  return {
    state:
      state.status !== 'done' || state.result.status === 'added'
        ? (state as BuyingAgain['state'])
        : { status: 'idle' },
    isPending: isPending || requested !== null,
    failure: reorder.failure ?? unread,
    run(order) {
      aside.reset();
      unread?.retry?.();
      want(order);
    },
    question: about &&
      asked &&
      cart && {
        about: { type: 'buyAgain', ...about },
        isPending,
        failure: aside.failure ?? reorder.failure,
        onGoOn: about.canAdd ? () => void add(asked, cart.revision) : null,
        onPutAside: parked.hasRoom ? () => void putAside(asked, cart.revision) : null,
        onClose: () => ask(null),
      },
  };
}
