import { useQueryClient } from '@tanstack/react-query';
import type { ValidateCartScreenProps } from '../../contracts/cart';
import { withoutCosts } from '../../domain/billing/costs';
import { isStepDone, stepToOpen } from '../../domain/cart/cart-steps';
import type { CartValidation } from '../../domain/cart/validation';
import type { Reading } from '../../domain/reading';
import { useClientView } from '../preferences/useClientView';
import { cartKeys } from '../reads/keys';
import { useTicks } from './useTicks';
import { useValidation } from './useValidation';

/**
 * Everything that `ValidateCartScreen` shows: the problems of the cart, the ticked warnings, and
 * whether it can be bought (commerce §5). Ticks are kept for the tab.
 *
 * @example
 * const Validate = () => <ValidateCartScreen {...useValidateCartScreen()} />;
 */
export function useValidateCartScreen(): ValidateCartScreenProps {
  const queryClient = useQueryClient();
  const ticks = useTicks();
  const clientView = useClientView();
  const { access, cart, quote, progress } = useValidation(ticks.ticked);
  const isEmpty = cart.status === 'ready' && !isStepDone('cart', progress);

  function validation(): Reading<CartValidation> {
    if (cart.status !== 'ready') return cart;
    if (isEmpty) return { status: 'empty', isStale: false };
    if (quote.status !== 'ready') return quote;
    const { data: answer } = quote;
    // Another revision is being requested, or none is left.
    if (answer.status !== 'quoted') return { status: 'loading' };
    const shown = clientView?.isOn ? withoutCosts(answer.quote) : answer.quote;
    return { ...quote, data: { cart: cart.data, quote: shown } };
  }

  return {
    ...ticks,
    access,
    validation: validation(),
    progress,
    openStep: isEmpty ? stepToOpen('review', progress) : 'review',
    clientView,
    onCheckAgain: () => void queryClient.invalidateQueries({ queryKey: cartKeys.quotes }),
  };
}
