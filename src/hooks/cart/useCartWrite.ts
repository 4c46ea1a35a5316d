import type { ApiClient } from '../../api/client';
import { cartConflictOf } from '../../api/conflicts';
import { type ApiError, isApiError } from '../../api/errors';
import type { Cart } from '../../domain/cart/cart';
import type { Order } from '../../domain/orders/order';
import { cartKeys } from '../reads/keys';
import { useWrite, type Write } from '../writes/useWrite';
import { useKeepCart } from './useKeepCart';

/** The server's response to a write to the cart (wire §3.2). Other refusals are failures. */
export type CartAnswer =
  | {
      readonly status: 'saved';
      /** The cart afterwards. */
      readonly cart: Cart;
    }
  /** It was changed elsewhere, or it has expired: nothing was written. */
  | {
      readonly status: 'changed' | 'expired';
      /** The current cart. */
      readonly cart: Cart;
    }
  | {
      readonly status: 'alreadyOrdered';
      /** The existing purchase. */
      readonly orders: readonly Order[];
    };

const STATUS = { cart_changed: 'changed', cart_expired: 'expired' } as const;

/** The cart in a 409; null if it contains none. */
function conflictAnswer(error: ApiError): CartAnswer | null {
  const { code, cart, orders } = cartConflictOf(error);
  if (code === 'already_ordered') return { status: 'alreadyOrdered', orders };
  if (cart && (code === 'cart_changed' || code === 'cart_expired')) {
    return { status: STATUS[code], cart };
  }
  return null;
}

/** The server's response to a write; a refusal with the current state counts as a response. */
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
 * A write to the cart. The cart in the response, also in a refusal, is shown by every page and tab
 * afterwards.
 */
export function useCartWrite<Input>(
  call: (client: ApiClient, input: Input) => Promise<Cart>,
): Write<Input, CartAnswer> {
  const keep = useKeepCart();
  return useWrite(
    async (client, input: Input) => {
      const { sessionEpoch } = client;
      const answer = await answerOf(call(client, input));
      // A response of an earlier session does not concern the current user.
      if (client.sessionEpoch === sessionEpoch && 'cart' in answer) keep(answer.cart);
      return answer;
    },
    { stale: (_input, answer) => (answer && 'cart' in answer ? [] : [cartKeys.cart]) },
  );
}
