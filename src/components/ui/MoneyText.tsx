import { type ComponentPropsWithoutRef, forwardRef } from 'react';
import { formatMoney, type Money, toDecimal } from '../../domain/money';
import { useMessagesLocale } from '../../messages/messages';
import { layered } from '../../theme/layered';
import { styled } from '../../theme/styled';
import { MONEY } from './money-css';

/** Props of {@link MoneyText}. Other props are passed to the native data element. */
export interface MoneyTextProps
  extends Omit<ComponentPropsWithoutRef<'data'>, 'children' | 'value'> {
  /** Amount in whole minor units, 120400 for €1,204.00; negative for a credit. */
  amount: number;
  /** Currency code, ISO 4217. */
  currency: string;
}

const Root = styled('data')(layered(MONEY));

/**
 * An amount in the reader's locale, with its currency's digits (commerce §2.1). It does not wrap;
 * its machine-readable value is in major units.
 */
export const MoneyText = forwardRef<HTMLDataElement, MoneyTextProps>(function MoneyText(
  { amount, currency, ...native },
  ref,
) {
  const locale = useMessagesLocale();
  const money: Money = { amount, currency };
  return (
    <Root data-slot="money-text" {...native} ref={ref} value={toDecimal(money)}>
      {formatMoney(money, locale)}
    </Root>
  );
});
