import { useState } from 'react';
import type { PlaceOrderActions } from '../../contracts/cart';
import type { Cart } from '../../domain/cart/cart';
import type { OpenPurchase } from '../../domain/cart/final-review';
import { quoteSums } from '../../domain/cart/quote';
import { announcedMinutesOf } from '../../domain/impersonation/impersonation';
import { formatMoney } from '../../domain/money';
import { cartFinalMessages, cartOutcomeMessages } from '../../messages/generated/en/cart';
import { sharedPricingMessages } from '../../messages/generated/en/shared';
import { useMessages, useMessagesLocale } from '../../messages/messages';
import { layered } from '../../theme/layered';
import { Part } from '../../theme/Part';
import { styled } from '../../theme/styled';
import { Amount } from '../ui/Amount';
import { Button } from '../ui/Button';
import { Card } from '../ui/Card';
import { Checkbox } from '../ui/Checkbox';
import { FormFailure } from '../ui/FormFailure';
import { Link } from '../ui/Link';
import { useLinks } from '../ui/LinksProvider';
import { VisuallyHidden } from '../ui/VisuallyHidden';
import { PurchaseSums } from './PurchaseSums';
import { PLACE_ORDER } from './purchase-css';

/** Time until the quote expires. Announced at 5, 2 and 1 minutes, not every second. */
function PriceTimeLeft({ secondsLeft }: { secondsLeft: number }) {
  const t = useMessages(cartFinalMessages);
  const minutes = Math.ceil(secondsLeft / 60);
  const announced = announcedMinutesOf(minutes);
  return (
    <>
      <p>{secondsLeft > 0 ? t('holdsMinutes', { count: minutes }) : t('newPriceComing')}</p>
      <VisuallyHidden role="status">
        {secondsLeft > 0 && announced !== null && t('holdsMinutes', { count: announced })}
      </VisuallyHidden>
    </>
  );
}

interface PlaceOrderBoxProps extends PlaceOrderActions {
  cart: Cart;
  purchase: Exclude<OpenPurchase, { readonly status: 'cartChanged' }>;
}

const Box = styled(Card)(layered(PLACE_ORDER));

/** The total, the terms, and the button that places the orders. */
export function PlaceOrderBox(props: PlaceOrderBoxProps) {
  const { terms: termsHref } = useLinks();
  const { cart, purchase, access, actingAs, secondsLeft } = props;
  const t = useMessages(cartFinalMessages);
  const tPricing = useMessages(sharedPricingMessages);
  const tOutcome = useMessages(cartOutcomeMessages);
  const locale = useMessagesLocale();
  const [isAccepted, accept] = useState(false);
  const [isRefused, refuse] = useState(false);
  const { status, request } = purchase;
  const { currency, issues } = request.quote;
  const sums = quoteSums(request.quote);
  const isSent = status !== 'reviewing' && status !== 'requoted';
  const [first] = cart.targets;

  function label(): string {
    if (status === 'notPlaced') return tOutcome('sendAgain');
    if (status === 'requoted') {
      return tPricing('confirmTotal', {
        total: formatMoney({ amount: sums.total, currency: currency ?? '' }, locale),
      });
    }
    return cart.targets.length === 1 && first
      ? t('placeFor', { customer: first.customerName })
      : t('placeForMany', { count: cart.targets.length });
  }

  function onPress(): void {
    if (status === 'notPlaced') props.onSendAgain();
    else if (isAccepted) props.onPlace();
    else refuse(true);
  }

  return (
    <Box data-slot="place-order">
      <Part as="div" data-slot="purchase-summary">
        <h2>{t('summary')}</h2>
        <PurchaseSums cart={cart} quote={request.quote} />
        <Part as="div" data-slot="purchase-notes">
          {!isSent && <PriceTimeLeft secondsLeft={secondsLeft} />}
          {issues.some(({ code }) => code === 'needs_approval') && <p>{t('needsApprovalNote')}</p>}
          {actingAs !== null && access.allowed && <p>{t('actingNote', { name: actingAs })}</p>}
        </Part>
      </Part>
      <Part as="div" data-slot="purchase-press" data-bottom-bar>
        {/* Drawn as CSS content: the same text is already above. */}
        <Part as="div" data-slot="purchase-due" aria-hidden data-term={t('totalAmount')}>
          <Amount amount={sums.total} currency={currency ?? ''} />
        </Part>
        {!isSent && (
          <Part as="div" data-slot="purchase-terms">
            <Checkbox
              label={t('acceptTerms')}
              isSelected={isAccepted}
              errorText={isRefused && !isAccepted ? t('termsRequired') : ''}
              onChange={accept}
            />
            {termsHref !== undefined && (
              <Link href={termsHref} target="_blank">
                {t('readTerms')}
              </Link>
            )}
          </Part>
        )}
        <FormFailure
          failure={status === 'reviewing' ? purchase.failure : null}
          fallback={t('placeRefused')}
        />
        <Part as="div" data-slot="purchase-actions">
          <Button
            variant="primary"
            isPending={status === 'placing' || status === 'unanswered'}
            isDisabled={!access.allowed}
            disabledReason={
              access.allowed ? undefined : t('actingBlocked', { name: actingAs ?? '' })
            }
            isGuarded
            onPress={onPress}
          >
            {label()}
          </Button>
          {status === 'notPlaced' && (
            <Button onPress={props.onCheckAgain}>{tPricing('checkAgain')}</Button>
          )}
        </Part>
      </Part>
    </Box>
  );
}
