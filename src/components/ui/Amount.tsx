import { type ComponentPropsWithoutRef, forwardRef } from 'react';
import { formatMoney, toDecimal } from '../../domain/money';
import { useMessagesLocale } from '../../messages/messages';
import { layered } from '../../theme/layered';
import { styled } from '../../theme/styled';
import { Calculated, type Calculation } from './Calculated';
import { MONEY } from './money-css';
import { withPlus } from './with-plus';

/** Props of {@link Amount}. Other props are passed to the native data element. */
export interface AmountProps extends Omit<ComponentPropsWithoutRef<'data'>, 'children' | 'value'> {
  /** Amount in whole minor units, 120400 for €1,204.00; negative for a credit. */
  amount: number;
  /** Currency code, ISO 4217. */
  currency: string;
  /** Whether it is a change: an increase has a plus. @default false */
  isChange?: boolean | undefined;
  /**
   * Returns its calculation, which hover, focus or a press shows; null if it is not known.
   * @default none, for a price or an entered amount
   */
  calculation?: Calculation | null | undefined;
}

const Root = styled('data')(layered(MONEY));

/**
 * An amount in the reader's locale, with its currency's digits (commerce §2.1). It does not wrap;
 * its machine-readable value is in major units. A calculated one has a dotted underline and shows
 * what it is made of.
 *
 * @example
 * <Amount amount={120400} currency="EUR" />
 */
export const Amount = forwardRef<HTMLDataElement, AmountProps>(function Amount(
  { amount, currency, isChange = false, calculation, ...native },
  ref,
) {
  const locale = useMessagesLocale();
  const format = (value: number) => formatMoney({ amount: value, currency }, locale);
  const text = isChange ? withPlus(amount, format) : format(amount);
  const data = (
    <Root data-slot="amount" {...native} ref={ref} value={toDecimal({ amount, currency })}>
      {text}
    </Root>
  );
  if (!calculation) return data;
  return (
    <Calculated calculation={calculation} text={text}>
      {data}
    </Calculated>
  );
});
