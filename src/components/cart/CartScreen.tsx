import { type MouseEvent, useRef, useState } from 'react';
import type { CartScreenProps } from '../../contracts/cart';
import type { Cart } from '../../domain/cart/cart';
import { cartProgress } from '../../domain/cart/cart-steps';
import { failureText } from '../../domain/failure';
import {
  cartPageMessages,
  cartParkedMessages,
  cartStepsMessages,
} from '../../messages/generated/en/cart';
import { sharedWritesMessages } from '../../messages/generated/en/shared';
import { uiFeedbackMessages } from '../../messages/generated/en/ui';
import { useMessages } from '../../messages/messages';
import { layered } from '../../theme/layered';
import { Part } from '../../theme/Part';
import { styled } from '../../theme/styled';
import { BuyingFor } from '../shared/BuyingFor';
import { ClientViewSwitch } from '../shared/ClientViewSwitch';
import { Banner } from '../ui/Banner';
import { Button } from '../ui/Button';
import { EmptyState } from '../ui/EmptyState';
import { FailedState } from '../ui/FailedState';
import { FormFailure } from '../ui/FormFailure';
import { focusField } from '../ui/focus-field';
import { followLater } from '../ui/follow-link';
import { CartIcon } from '../ui/icons';
import { Link } from '../ui/Link';
import { useLinks } from '../ui/LinksProvider';
import { useNavigate } from '../ui/NavigationProvider';
import { Screen } from '../ui/Screen';
import { Skeleton } from '../ui/Skeleton';
import { VisuallyHidden } from '../ui/VisuallyHidden';
import { CartNewsBanner } from './CartNewsBanner';
import { CartSteps } from './CartSteps';
import { CartSummary } from './CartSummary';
import { CheckoutTable } from './CheckoutTable';
import { CART_PAGE } from './cart-css';
import { ParkedCarts } from './ParkedCarts';

const Page = styled(Screen)(layered(() => CART_PAGE));

interface ReadyCartProps {
  screen: CartScreenProps;
  cart: Cart;
  /** Saves pending text, then runs the callback. */
  onSavedFirst: (go: () => void) => void;
}

function ReadyCart({ screen, cart, onSavedFirst }: ReadyCartProps) {
  const links = useLinks();
  const t = useMessages(cartPageMessages);
  const tWrites = useMessages(sharedWritesMessages);
  const tFeedback = useMessages(uiFeedbackMessages);
  const [undoneId, setUndoneId] = useState<string | null>(null);
  const { customerType, quote, now, parked, lines, onPoNumberChange } = screen;
  const { news, isPending, onApplyAgain, onLeave } = screen.editing;
  const { removed } = lines;
  const isReadOnly = cart.state !== 'open';
  // A missing permission concerns the cart, not the field that was left.
  const lost = screen.editing.failed;
  const refusal = lost?.failure.permission ? lost.failure : null;
  const failed = refusal ? null : lost;
  const progress = cartProgress(cart, customerType);
  const navigate = useNavigate();
  function goOn(event: MouseEvent<HTMLAnchorElement>): void {
    event.preventDefault();
    const { currentTarget: link } = event;
    onSavedFirst(() => followLater(link, navigate));
  }
  return (
    <>
      <CartSteps current="cart" progress={progress} onPress={goOn} />
      <BuyingFor
        targets={cart.targets}
        changeHref={progress.canChooseClient ? links.selectClient : undefined}
        onChangePress={goOn}
      />
      {cart.state === 'expired' && (
        <Banner
          tone="warning"
          title={t('expiredTitle')}
          actions={
            <Button size="sm" isPending={isPending} onPress={screen.onRenew}>
              {t('startAgain')}
            </Button>
          }
        >
          {t('expiredText')}
        </Banner>
      )}
      {cart.state === 'ordering' && <Banner title={t('orderingTitle')}>{t('orderingText')}</Banner>}
      {news && (
        <CartNewsBanner news={news} cart={cart} {...{ now, isPending, onApplyAgain, onLeave }} />
      )}
      {removed && (
        <Banner
          title={t('lineRemoved', { name: removed.productName })}
          actions={
            <Button
              size="sm"
              isPending={isPending}
              onPress={() => {
                setUndoneId(removed.id);
                lines.onUndo();
              }}
            >
              {tFeedback('undo')}
            </Button>
          }
        />
      )}
      <FormFailure failure={refusal} fallback={tWrites('saveFailed')} />
      {cart.lines.length === 0 ? (
        <EmptyState
          icon={<CartIcon />}
          title={t('cartEmptyTitle')}
          text={t('cartEmptyText')}
          actions={
            <Link href={links.products} data-variant="primary">
              {t('toMarketplace')}
            </Link>
          }
        />
      ) : (
        <Part as="div" data-slot="cart-body">
          <CheckoutTable {...{ cart, quote }} editing={{ lines, failed, isReadOnly, undoneId }} />
          <CartSummary
            cart={cart}
            quote={quote}
            isReadOnly={isReadOnly}
            isGoingOn={screen.goingOn.isPending}
            onGoOn={goOn}
            poNumberError={
              failed?.edit.type === 'poNumber'
                ? failureText(failed.failure, tWrites('saveFailed'))
                : undefined
            }
            onPoNumberChange={onPoNumberChange}
          />
        </Part>
      )}
      {parked && (
        <ParkedCarts
          {...parked}
          now={now}
          onTake={(other) => onSavedFirst(() => parked.onTake(other))}
        />
      )}
      <VisuallyHidden role="status">{isPending ? t('saving') : ''}</VisuallyHidden>
    </>
  );
}

/**
 * The cart: its lines grouped by order, with quantity, end date, name and price for each customer,
 * and the total (commerce §5). Changes are saved immediately; changes by another user are shown,
 * and no edit is lost.
 *
 * @example
 * const Cart = () => <CartScreen {...useCartScreen()} />;
 */
export function CartScreen(screen: CartScreenProps) {
  const { access, cart, clientView, parked } = screen;
  const t = useMessages(cartPageMessages);
  const tSteps = useMessages(cartStepsMessages);
  const tParked = useMessages(cartParkedMessages);
  const isFilled =
    cart.status === 'ready' && cart.data.state === 'open' && cart.data.lines.length > 0;
  const canPark = isFilled && parked?.carts.status === 'ready' ? parked : null;
  const page = useRef<HTMLDivElement>(null);
  // An invalid field comes first: its text is not in the cart yet.
  function savedFirst(go: () => void): void {
    const wrong = page.current?.querySelector<HTMLElement>(
      "[data-slot='cart-body'] input[aria-invalid]",
    );
    if (wrong) focusField(wrong);
    else screen.goingOn.onPress(go);
  }
  return (
    <Page
      ref={page}
      data-slot="cart-screen"
      access={access}
      title={tSteps('cart')}
      text={t('reviewText')}
      actions={
        <>
          {clientView && <ClientViewSwitch {...clientView} />}
          {canPark && (
            <Button onPress={() => savedFirst(canPark.onPutAside)}>{tParked('putAside')}</Button>
          )}
        </>
      }
    >
      {cart.status === 'failed' ? (
        <FailedState
          failure={cart.failure}
          fallback={t('cartFailed')}
          isRetrying={cart.isRefreshing}
        />
      ) : cart.status === 'ready' ? (
        <ReadyCart screen={screen} cart={cart.data} onSavedFirst={savedFirst} />
      ) : (
        <div aria-busy>
          <VisuallyHidden>{t('loadingCart')}</VisuallyHidden>
          <Skeleton shape="block" height={180} />
        </div>
      )}
    </Page>
  );
}
