import type { Cart } from '../../domain/cart/cart';
import { type Quote, type QuoteSums, quoteSums } from '../../domain/cart/quote';
import { cartFinalMessages, cartSummaryMessages } from '../../messages/generated/en/cart';
import { sharedSumsMessages } from '../../messages/generated/en/shared';
import { useMessages } from '../../messages/messages';
import { layered } from '../../theme/layered';
import { styled } from '../../theme/styled';
import { useCalculations } from '../shared/useCalculations';
import { Amount } from '../ui/Amount';
import { TOTALS } from './purchase-css';

interface PurchaseSumsProps {
  targets: Cart['targets'];
  quote: Quote;
  /** Whether the amounts are those before the last edit. @default false */
  isPrevious?: boolean | undefined;
}

const Root = styled('div')(layered(TOTALS));

/** The label of the total, for one customer or for all. */
export function useDueWords(): (quote: Pick<Quote, 'targets'>) => string {
  const t = useMessages(cartSummaryMessages);
  const tFinal = useMessages(cartFinalMessages);
  return ({ targets }) => (targets.length > 1 ? t('dueFirstAll') : tFinal('totalAmount'));
}

/** The first charge before and after tax, and the commitment: of each customer, and of all. */
export function PurchaseSums({ targets, quote, isPrevious = false }: PurchaseSumsProps) {
  const t = useMessages(cartSummaryMessages);
  const tFinal = useMessages(cartFinalMessages);
  const tSums = useMessages(sharedSumsMessages);
  const dueWords = useDueWords();
  const calculations = useCalculations();
  const currency = quote.currency ?? '';
  const row = (term: string, amount: number, total?: QuoteSums) => (
    <div data-total={total ? '' : undefined}>
      <dt>{term}</dt>
      <dd>
        <Amount
          amount={amount}
          currency={currency}
          calculation={total && calculations.purchase(total, currency)}
        />
      </dd>
    </div>
  );
  const list = (sums: QuoteSums, due: string) => (
    <dl>
      {row(tSums('net'), sums.net)}
      {row(tSums('tax'), sums.tax)}
      {row(due, sums.total, sums)}
      {row(t('commitmentNet'), sums.commitment)}
    </dl>
  );
  return (
    <Root data-slot="cart-totals" aria-live="polite" data-previous={isPrevious ? '' : undefined}>
      {quote.targets.length > 1 &&
        quote.targets.map((sums) => (
          <section key={sums.targetId}>
            <h3>
              <bdi>{targets.find(({ id }) => id === sums.targetId)?.customerName}</bdi>
            </h3>
            {list(sums, tFinal('totalAmount'))}
          </section>
        ))}
      {list(quoteSums(quote), dueWords(quote))}
    </Root>
  );
}
