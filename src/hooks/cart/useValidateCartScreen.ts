import { useQueryClient } from '@tanstack/react-query';
import type { Access } from '../../domain/access';
import {
  type CartProgress,
  type CartStep,
  type CartStepHrefs,
  isStepDone,
  stepToOpen,
} from '../../domain/cart/cart-steps';
import type { CartValidation } from '../../domain/cart/validation';
import type { ClientView } from '../../domain/products/client-view';
import type { Reading } from '../../domain/reading';
import type { NeedRefusal } from '../../domain/users/permission-access';
import { useClientView } from '../products/useClientView';
import { cartKeys } from './cart-keys';
import { type Ticks, useTicks } from './useTicks';
import { useValidation } from './useValidation';

/** Options of {@link useValidateCartScreen}: where the pages of your purchase are. */
export interface ValidateCartScreenOptions {
  /** Where the pages are. */
  readonly hrefs: CartStepHrefs;
  /** Where a subscription is. @default subscriptions have no page */
  readonly subscriptionHref?: ((id: string) => string) | undefined;
}

/** What {@link useValidateCartScreen} returns: the props of `ValidateCartScreen`. */
export interface ValidateCartScreenModel extends ValidateCartScreenOptions, Ticks {
  /** Whether the viewer may buy; until somebody is signed in it is not refused. */
  readonly access: Access<NeedRefusal>;
  /** The cart with what is wrong; `empty` when there is nothing to validate. */
  readonly validation: Reading<CartValidation>;
  /** How far the purchase is. */
  readonly progress: CartProgress;
  /** The page to be on: another one than `review` when this one is not ready. */
  readonly openStep: CartStep;
  /** The switch that takes costs off the screen; null for who sees none. */
  readonly clientView: ClientView | null;
  /** Looks for problems again. */
  readonly onCheckAgain: () => void;
}

/**
 * Everything that `ValidateCartScreen` shows: what is wrong with the cart, what is ticked of it, and
 * whether it can be bought (commerce §5). Ticks are remembered for the tab.
 *
 * @example
 * const Validate = ({ hrefs }: ValidateCartScreenOptions) => (
 *   <ValidateCartScreen {...useValidateCartScreen({ hrefs })} />
 * );
 */
export function useValidateCartScreen({
  hrefs,
  subscriptionHref,
}: ValidateCartScreenOptions): ValidateCartScreenModel {
  const queryClient = useQueryClient();
  const ticks = useTicks();
  const { access, cart, quote, progress } = useValidation(ticks.ticked);
  const isEmpty = cart.status === 'ready' && !isStepDone('cart', progress);

  function validation(): Reading<CartValidation> {
    if (cart.status !== 'ready') return cart;
    if (isEmpty) return { status: 'empty', isStale: false };
    if (quote.status !== 'ready') return quote;
    const { data: answer } = quote;
    // Another revision is being asked for, or there is none left to ask for.
    if (answer.status !== 'quoted') return { status: 'loading' };
    return { ...quote, data: { cart: cart.data, quote: answer.quote } };
  }

  return {
    ...ticks,
    hrefs,
    subscriptionHref,
    access,
    validation: validation(),
    progress,
    openStep: isEmpty ? stepToOpen('review', progress) : 'review',
    clientView: useClientView(),
    onCheckAgain: () => void queryClient.invalidateQueries({ queryKey: cartKeys.quotes }),
  };
}
