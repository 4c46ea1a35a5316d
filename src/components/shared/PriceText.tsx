import { forwardRef } from 'react';
import type { Price } from '../../domain/billing/charge';
import { useMessagesLocale } from '../../messages/messages';
import { layered } from '../../theme/layered';
import { styled } from '../../theme/styled';
import { Amount } from '../ui/Amount';
import { formatPrice } from './price-format';

/** Props of {@link PriceText}. */
export interface PriceTextProps {
  /** Whole minor units; for usage a decimal string in major units, `'0.0125'`. */
  price: Price;
  /** ISO 4217. */
  currency: string;
  /** A class of your own on the amount. */
  className?: string | undefined;
}

const Usage = styled('data')(
  layered(`
  font-variant-numeric: tabular-nums;
  white-space: nowrap;
  unicode-bidi: isolate;
  `),
);

/** A unit price: an amount, or for usage a price with all its digits (commerce §2.1). */
export const PriceText = forwardRef<HTMLDataElement, PriceTextProps>(function PriceText(
  { price, currency, className },
  ref,
) {
  const locale = useMessagesLocale();
  if (typeof price === 'number') {
    return <Amount ref={ref} amount={price} currency={currency} className={className} />;
  }
  return (
    <Usage ref={ref} data-slot="amount" value={price} className={className}>
      {formatPrice(price, currency, locale)}
    </Usage>
  );
});
