import type { QuoteTarget } from '../../domain/cart/quote';
import { cartFinalMessages, cartSummaryMessages } from '../../messages/generated/en/cart';
import { sharedSumsMessages } from '../../messages/generated/en/shared';
import { useMessages } from '../../messages/messages';
import { layered } from '../../theme/layered';
import { styled } from '../../theme/styled';
import { MoneyText } from '../ui/MoneyText';
import { TOTALS } from './purchase-css';

interface TotalsListProps {
  sums: Omit<QuoteTarget, 'targetId'>;
  /** ISO 4217. */
  currency: string;
}

const List = styled('dl')(layered(TOTALS));

/** The first charge before and after tax, and the commitment. */
export function TotalsList({ sums, currency }: TotalsListProps) {
  const t = useMessages(cartFinalMessages);
  const tSum = useMessages(cartSummaryMessages);
  const tSums = useMessages(sharedSumsMessages);
  const row = (term: string, amount: number, isTotal = false) => (
    <div data-total={isTotal ? '' : undefined}>
      <dt>{term}</dt>
      <dd>
        <MoneyText amount={amount} currency={currency} />
      </dd>
    </div>
  );
  return (
    <List data-slot="purchase-totals">
      {row(tSums('net'), sums.net)}
      {row(tSums('tax'), sums.tax)}
      {row(t('totalAmount'), sums.total, true)}
      {row(tSum('commitmentNet'), sums.commitment)}
    </List>
  );
}
