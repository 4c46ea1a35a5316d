import type { PlaceOrderActions } from '../../contracts/cart';
import type { Cart } from '../../domain/cart/cart';
import type { OpenPurchase } from '../../domain/cart/final-review';
import { isServerFault } from '../../domain/failure';
import { cartOutcomeMessages } from '../../messages/generated/en/cart';
import { sharedFactsMessages, sharedPricingMessages } from '../../messages/generated/en/shared';
import { useMessages } from '../../messages/messages';
import { layered } from '../../theme/layered';
import { Part } from '../../theme/Part';
import { styled } from '../../theme/styled';
import { Banner } from '../ui/Banner';
import { EmptyState } from '../ui/EmptyState';
import { CartIcon } from '../ui/icons';
import { Link } from '../ui/Link';
import { useLinks } from '../ui/LinksProvider';
import { CheckoutTable } from './CheckoutTable';
import { PlaceOrderBox } from './PlaceOrderBox';
import { PriceChanges } from './PriceChanges';
import { PURCHASE_BODY } from './purchase-css';

interface PurchaseReviewProps {
  placing: PlaceOrderActions;
  cart: Cart;
  purchase: OpenPurchase;
  /** Label of the link to the cart. */
  cartLabel: string;
}

const Body = styled('div')(layered(PURCHASE_BODY));

/** Focuses the link that replaced the focused button. */
const takeFocus = (place: HTMLElement | null) => place?.querySelector('a')?.focus();

/** The orders to place, the result of the request, and the button that sends it. */
export function PurchaseReview({ cart, purchase, placing, cartLabel }: PurchaseReviewProps) {
  const { review: cartHref } = useLinks();
  const tFacts = useMessages(sharedFactsMessages);
  const tOutcome = useMessages(cartOutcomeMessages);
  const tPricing = useMessages(sharedPricingMessages);
  if (purchase.status === 'cartChanged') {
    return (
      <div role="alert" ref={takeFocus}>
        <EmptyState
          icon={<CartIcon />}
          title={tOutcome('cartIsAnother')}
          text={tOutcome('cartIsAnotherText')}
          actions={
            <Link href={cartHref} data-variant="primary">
              {cartLabel}
            </Link>
          }
        />
      </div>
    );
  }
  const { quote } = purchase.request;
  return (
    <Body>
      <Part as="div" data-slot="purchase-parts">
        {purchase.status === 'unanswered' && (
          <Banner
            tone="warning"
            announce="assertive"
            title={tOutcome(isServerFault(purchase.failure) ? 'serverFailed' : 'unanswered')}
          >
            {[purchase.failure?.serverMessage, tPricing('askingServer')].filter(Boolean).join(' ')}
          </Banner>
        )}
        {purchase.status === 'notPlaced' && (
          <Banner tone="warning" announce="assertive" title={tOutcome('notPlaced')} />
        )}
        {purchase.status === 'requoted' && (
          <PriceChanges cart={cart} before={purchase.before} after={quote} />
        )}
        <CheckoutTable cart={cart} quote={{ status: 'ready', data: quote, isStale: false }} />
        {cart.poNumber && (
          <Part as="p" data-slot="purchase-note">
            {`${tFacts('ownNumber')}: ${cart.poNumber}`}
          </Part>
        )}
      </Part>
      <PlaceOrderBox {...placing} cart={cart} purchase={purchase} />
    </Body>
  );
}
