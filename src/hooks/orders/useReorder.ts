import { type ReorderInput, type ReorderResult, reorder } from '../../api/calls/orders';
import { cartConflictOf } from '../../api/conflicts';
import { isApiError } from '../../api/errors';
import { useKeepCart } from '../cart/useKeepCart';
import { useWrite, type Write } from '../writes/useWrite';

/** What a server says when an order is bought again. Other refusals are failures. */
export type ReorderAnswer =
  | ({ readonly status: 'added' } & ReorderResult)
  /** The cart is another one than was seen: nothing was added. */
  | ({ readonly status: 'changed' } & Pick<ReorderResult, 'cart'>);

/**
 * Puts what was ordered into the cart that was seen (wire §3.4); repeated, it is there once. What cannot
 * be bought any more comes with the answer.
 */
export function useReorder(): Write<ReorderInput, ReorderAnswer> {
  const keepCart = useKeepCart();
  return useWrite(async (client, input: ReorderInput): Promise<ReorderAnswer> => {
    const { sessionEpoch } = client;
    // The answer of an earlier session is not about the user who has signed in since.
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
