import type { Cart } from '../../domain/cart/cart';
import {
  linesByOrder,
  type Quote,
  type QuoteSums,
  type QuoteTarget,
  quoteSums,
} from '../../domain/cart/quote';
import { cartFinalMessages, cartSummaryMessages } from '../../messages/generated/en/cart';
import { sharedSumsMessages } from '../../messages/generated/en/shared';
import { useMessages } from '../../messages/messages';
import { layered } from '../../theme/layered';
import { styled } from '../../theme/styled';
import { useCalculations } from '../shared/useCalculations';
import { Amount } from '../ui/Amount';
import type { Calculation } from '../ui/Calculated';
import { TOTALS } from './purchase-css';

interface PurchaseSumsProps {
  cart: Pick<Cart, 'lines' | 'targets'>;
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
export function PurchaseSums({ cart, quote, isPrevious = false }: PurchaseSumsProps) {
  const t = useMessages(cartSummaryMessages);
  const tFinal = useMessages(cartFinalMessages);
  const tSums = useMessages(sharedSumsMessages);
  const dueWords = useDueWords();
  const calculations = useCalculations();
  const { targets } = quote;
  const currency = quote.currency ?? '';
  const nameOf = (id: string) => cart.targets.find((one) => one.id === id)?.customerName ?? '';
  const lineOf = (id: string) => cart.lines.find((line) => line.id === id);

  const row = (term: string, amount: number, calculation: Calculation | null, isTotal = false) => (
    <div data-total={isTotal ? '' : undefined}>
      <dt>{term}</dt>
      <dd>
        <Amount amount={amount} currency={currency} calculation={calculation} />
      </dd>
    </div>
  );
  /** The sums of one customer, by line, or of all, by customer. */
  const list = (sums: QuoteSums, due: string, of: readonly QuoteTarget[]) => {
    const lines = quote.lines
      .filter(({ targetId }) => of.some((target) => target.targetId === targetId))
      .map((line) => ({ ...line, vendorId: lineOf(line.lineId)?.vendorId ?? '' }));
    const parts = (kind: 'net' | 'commitment') =>
      calculations.parts(
        of.length > 1
          ? of.map((target) => [nameOf(target.targetId), target[kind]])
          : lines.map((line) => [lineOf(line.lineId)?.productName ?? '', line[kind]]),
        currency,
        sums[kind],
      );
    return (
      <dl>
        {row(tSums('net'), sums.net, parts('net'))}
        {row(tSums('tax'), sums.tax, calculations.tax(linesByOrder(lines), currency, sums.tax))}
        {row(due, sums.total, calculations.purchase(sums, currency), true)}
        {row(t('commitmentNet'), sums.commitment, parts('commitment'))}
      </dl>
    );
  };
  return (
    <Root data-slot="cart-totals" aria-live="polite" data-previous={isPrevious ? '' : undefined}>
      {targets.length > 1 &&
        targets.map((target) => (
          <section key={target.targetId}>
            <h3>
              <bdi>{nameOf(target.targetId)}</bdi>
            </h3>
            {list(target, tFinal('totalAmount'), [target])}
          </section>
        ))}
      {list(quoteSums(quote), dueWords(quote), targets)}
    </Root>
  );
}
