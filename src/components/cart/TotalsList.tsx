import type { QuoteTarget } from '../../domain/cart/quote';
import { cartLineMessages, cartSummaryMessages } from '../../messages/generated/en/cart';
import { purchaseFinalMessages } from '../../messages/generated/en/purchase';
import { useMessages } from '../../messages/messages';
import { layered } from '../../theme/layered';
import { styled } from '../../theme/styled';
import { MoneyText } from '../ui/MoneyText';
import { TOTALS } from './purchase-css';

interface TotalsListProps {
  /** What it comes to. */
  sums: Omit<QuoteTarget, 'targetId'>;
  /** ISO 4217. */
  currency: string;
}

const List = /* @__PURE__ */ styled('dl')(/* @__PURE__ */ layered(TOTALS));

/** What is charged first, with its tax, and what is owed in total. */
export function TotalsList({ sums, currency }: TotalsListProps) {
  const t = useMessages(purchaseFinalMessages);
  const tSum = useMessages(cartSummaryMessages);
  const tLine = useMessages(cartLineMessages);
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
      {row(tSum('net'), sums.net)}
      {row(tSum('tax'), sums.tax)}
      {row(t('totalAmount'), sums.total, true)}
      {row(tLine('owed'), sums.commitment)}
    </List>
  );
}
