import type { Access, NeedRefusal } from '../../domain/access';
import type { Cart } from '../../domain/cart/cart';
import { type CartProgress, cartProgress, isStepDone } from '../../domain/cart/cart-steps';
import { judgeIssues } from '../../domain/cart/quote';
import { cartAccess } from '../../domain/products/product-access';
import type { Reading } from '../../domain/reading';
import type { CurrentUser } from '../../domain/users/user';
import { useSignedInAccess } from '../auth/useSignedInAccess';
import { useViewer } from '../auth/useViewer';
import { useCart } from './useCart';
import { type QuoteAnswer, useQuote } from './useQuote';

/** The state of a cart before its purchase. */
export interface Validation {
  /** The viewer; null while signed out. */
  readonly viewer: CurrentUser | null;
  /** Whether they may buy; allowed until the session is known. */
  readonly access: Access<NeedRefusal>;
  /** The newest cart. */
  readonly cart: Reading<Cart>;
  /** Its price; `loading` while there is no cart to price. */
  readonly quote: Reading<QuoteAnswer>;
  /** The current step of the purchase, with these ticks. */
  readonly progress: CartProgress;
}

const NOTHING = { targets: [], lines: [], state: 'open' } as const;

/**
 * The cart, its price, and whether it can be bought: shared by the last two pages of a purchase.
 */
export function useValidation(ticked: ReadonlySet<string>): Validation {
  const viewer = useViewer();
  const access = useSignedInAccess(cartAccess(viewer));
  const cart = useCart();
  const known = cart.status === 'ready' ? cart.data : null;
  const level = viewer?.customerType ?? 0;
  const isAsked = known !== null && isStepDone('cart', cartProgress(known, level));
  const quote = useQuote(isAsked ? known : null);
  const answer = quote.status === 'ready' ? quote.data : null;
  const isValid = answer?.status === 'quoted' && judgeIssues(answer.quote.issues, ticked).isFine;
  return { viewer, access, cart, quote, progress: cartProgress(known ?? NOTHING, level, isValid) };
}
