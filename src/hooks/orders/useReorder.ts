import type { IdInput } from '../../api/call';
import { type ReorderResult, reorder } from '../../api/orders';
import { useKeepCart } from '../cart/useKeepCart';
import { useWrite, type Write } from '../writes/useWrite';

/**
 * Puts what was ordered into the cart again (wire §3.4); repeated, it is there once. What cannot be
 * bought any more comes with the answer.
 *
 * @example
 * const useBuyAgain = (id: string) => {
 *   const { run, isPending } = useReorder();
 *   return { isPending, buyAgain: () => run({ id }) };
 * };
 */
export function useReorder(): Write<IdInput, ReorderResult> {
  const keepCart = useKeepCart();
  return useWrite(async (client, input: IdInput) => {
    const { sessionEpoch } = client;
    const result = await reorder(client, input);
    // The answer of an earlier session is not about the user who has signed in since.
    if (client.sessionEpoch === sessionEpoch) keepCart(result.cart);
    return result;
  });
}
