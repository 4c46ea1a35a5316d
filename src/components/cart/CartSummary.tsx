import type { MouseEvent } from 'react';
import { type Cart, PO_NUMBER_MAX } from '../../domain/cart/cart';
import { type Quote, quoteSums } from '../../domain/cart/quote';
import type { Reading } from '../../domain/reading';
import { searchOf } from '../../domain/text/invisible';
import { cartSummaryMessages } from '../../messages/generated/en/cart';
import { sharedFactsMessages, sharedSumsMessages } from '../../messages/generated/en/shared';
import { useMessages } from '../../messages/messages';
import { layered } from '../../theme/layered';
import { Part } from '../../theme/Part';
import { styled } from '../../theme/styled';
import { Amount } from '../ui/Amount';
import { Button } from '../ui/Button';
import { Card } from '../ui/Card';
import { ErrorState } from '../ui/ErrorState';
import { FailureReason } from '../ui/FailureReason';
import { Link } from '../ui/Link';
import { useLinks } from '../ui/LinksProvider';
import { Skeleton } from '../ui/Skeleton';
import { Spinner } from '../ui/Spinner';
import { SUMMARY } from './cart-css';
import { PurchaseSums, useDueWords } from './PurchaseSums';
import { SavedTextField } from './SavedTextField';

export interface CartSummaryProps {
  cart: Cart;
  quote: Reading<Quote>;
  /** Why the purchase order number could not be saved. @default none */
  poNumberError: string | undefined;
  isReadOnly: boolean;
  /** Whether the next step waits for pending changes to be saved. */
  isGoingOn: boolean;
  /** Called when the link to the next step is pressed. */
  onGoOn: (event: MouseEvent<HTMLAnchorElement>) => void;
  /** Called with the purchase order number; null if empty. */
  onPoNumberChange: (poNumber: string | null) => void;
}

const Root = styled(Card)(layered(() => SUMMARY));

/** Totals by customer and overall, the purchase order number, and the link to the next step. */
export function CartSummary(props: CartSummaryProps) {
  const links = useLinks();
  const { cart, quote, poNumberError, isReadOnly, isGoingOn } = props;
  const { onGoOn, onPoNumberChange } = props;
  const t = useMessages(cartSummaryMessages);
  const tShared = useMessages(sharedSumsMessages);
  const tFinal = useMessages(sharedFactsMessages);
  const dueWords = useDueWords();
  const hasTargets = cart.targets.length > 0;
  const priced =
    hasTargets && quote.status === 'ready' && quote.data.targets.length > 0 ? quote.data : null;
  const isPrevious = quote.status === 'ready' && (quote.isPrevious ?? false);
  return (
    <Root role="region" aria-label={t('totals')}>
      <Part as="div" data-slot="cart-facts">
        <h2>{t('totals')}</h2>
        {hasTargets && !isReadOnly && quote.status === 'loading' && (
          <Skeleton shape="block" height={88} />
        )}
        {quote.status === 'failed' && (
          <ErrorState
            headingLevel={3}
            title={tShared('priceFailed')}
            text={<FailureReason failure={quote.failure} fallback="" />}
            onRetry={quote.failure.retry}
            isRetrying={quote.isRefreshing}
          />
        )}
        {priced && <PurchaseSums cart={cart} quote={priced} isPrevious={isPrevious} />}
        <SavedTextField
          label={tFinal('optionalLabel', { label: tFinal('ownNumber') })}
          description={t('poNumberHint')}
          saved={cart.poNumber}
          maxLength={PO_NUMBER_MAX}
          isDisabled={isReadOnly}
          errorText={poNumberError}
          onSave={(text) => onPoNumberChange(text && (searchOf(text) || null))}
        />
      </Part>
      <Part as="div" data-slot="cart-onward" data-bottom-bar>
        {priced && (
          // Drawn as CSS content: the same text is already above.
          <Part as="div" data-slot="cart-due" aria-hidden data-term={dueWords(priced)}>
            <Amount amount={quoteSums(priced).total} currency={priced.currency ?? ''} />
          </Part>
        )}
        {!hasTargets && <p>{t('priceNeedsCustomer')}</p>}
        {priced !== null && !isReadOnly ? (
          // Rendered while saving too, so that a press that has begun can end on it.
          <Link
            href={links.review}
            data-variant="primary"
            aria-busy={isGoingOn || undefined}
            onPress={onGoOn}
          >
            {isGoingOn && <Spinner />}
            <span>{t('onward')}</span>
          </Link>
        ) : hasTargets ? (
          <Button variant="primary" isDisabled>
            {t('onward')}
          </Button>
        ) : (
          <Link href={links.selectClient} data-variant="primary">
            {t('chooseCustomer')}
          </Link>
        )}
      </Part>
    </Root>
  );
}
