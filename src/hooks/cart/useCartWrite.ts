import type { ApiClient } from '../../api/client';
import { cartConflictOf } from '../../api/conflicts';
import { type ApiError, isApiError } from '../../api/errors';
import type { Cart } from '../../domain/cart/cart';
import type { Order } from '../../domain/orders/order';
import { cartKeys } from '../reads/keys';
import { useWrite, type Write } from '../writes/useWrite';
import { useKeepCart } from './useKeepCart';

/** What a server says to a write to the cart (wire §3.2). Other refusals are failures. */
export type CartAnswer =
  | {
      readonly status: 'saved';
      /** The cart afterwards. */
      readonly cart: Cart;
    }
  /** It was changed elsewhere since, or nobody touched it for long: nothing was written. */
  | {
      readonly status: 'changed' | 'expired';
      /** The cart as it is. */
      readonly cart: Cart;
    }
  | {
      readonly status: 'alreadyOrdered';
      /** What was bought already. */
      readonly orders: readonly Order[];
    };

const STATUS = { cart_changed: 'changed', cart_expired: 'expired' } as const;

/** What a 409 says about the cart; null where it does not say how things are. */
function conflictAnswer(error: ApiError): CartAnswer | null {
  const { code, cart, orders } = cartConflictOf(error);
  if (code === 'already_ordered') return { status: 'alreadyOrdered', orders };
  if (cart && (code === 'cart_changed' || code === 'cart_expired')) {
    return { status: STATUS[code], cart };
  }
  return null;
}

/** What a server says to a write; a refusal that says how things are is an answer as well. */
export async function answerOf(call: Promise<Cart>): Promise<CartAnswer> {
  try {
    return { status: 'saved', cart: await call };
  } catch (error) {
    const answer = isApiError(error) && error.status === 409 ? conflictAnswer(error) : null;
    if (answer) return answer;
    throw error;
  }
}

/**
 * A write to the cart. The cart that comes with the answer, also with a refusal, is what every page and
 * tab shows from then on.
 */
export function useCartWrite<Input>(
  call: (client: ApiClient, input: Input) => Promise<Cart>,
): Write<Input, CartAnswer> {
  const keep = useKeepCart();
  return useWrite(
    async (client, input: Input) => {
      const { sessionEpoch } = client;
      const answer = await answerOf(call(client, input));
      // The answer of an earlier session is not about the user who has signed in since.
      if (client.sessionEpoch === sessionEpoch && 'cart' in answer) keep(answer.cart);
      return answer;
    },
    { stale: (_input, answer) => (answer && 'cart' in answer ? [] : [cartKeys.cart]) },
  );
}
