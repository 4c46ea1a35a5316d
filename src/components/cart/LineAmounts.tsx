import type { ReactNode } from 'react';
import type { Cart, CartLine } from '../../domain/cart/cart';
import type { Quote, QuoteIssue, QuoteLine } from '../../domain/cart/quote';
import { firstTermEnd } from '../../domain/cart/quote';
import { marginBps } from '../../domain/products/pricing';
import type { Reading } from '../../domain/reading';
import { lastDayOf } from '../../domain/time/civil-date';
import { formatCivilDate } from '../../domain/time/civil-format';
import { cartEndDatesMessages, cartLineMessages } from '../../messages/generated/en/cart';
import {
  sharedCancelTermsMessages,
  sharedFactsMessages,
  sharedSumsMessages,
} from '../../messages/generated/en/shared';
import { useMessages, useMessagesLocale } from '../../messages/messages';
import { layered } from '../../theme/layered';
import { Part } from '../../theme/Part';
import { styled } from '../../theme/styled';
import { formatPrice } from '../shared/price-format';
import { DescriptionList } from '../ui/DescriptionList';
import { MomentText } from '../ui/MomentText';
import { MoneyText } from '../ui/MoneyText';
import { percentFormat } from '../ui/number-format';
import { Skeleton } from '../ui/Skeleton';
import { AMOUNTS } from './cart-css';

interface CancelTextProps {
  /** Term and billing cycle of the line. */
  line: Pick<CartLine, 'term' | 'cycle'>;
  /** The cancellation deadline. */
  charge: Pick<QuoteLine, 'cancelUntilAt'>;
}

/** The deadline to cancel a line (commerce §6.1). */
function CancelText({ line, charge }: CancelTextProps) {
  const t = useMessages(sharedCancelTermsMessages);
  const { cancelUntilAt } = charge;
  if (line.cycle === 'usage') return <span>{t('anyTime')}</span>;
  if (line.cycle === 'once') return <span>{t('once')}</span>;
  if (cancelUntilAt === null) return <span>{t('never')}</span>;
  return <MomentText instant={cancelUntilAt} sentence={(until) => t('until', { until })} />;
}

export interface LineAmountsProps {
  line: CartLine;
  targets: Cart['targets'];
  quote: Reading<Quote>;
  /** Whether to show when the first term ends, where it cannot be selected. @default false */
  hasEnd?: boolean | undefined;
}

const Root = styled('div')(layered(AMOUNTS));

const isPriceChange = ({ code }: QuoteIssue) => code === 'price_changed';
const isAboutMargin = ({ code }: QuoteIssue) => code === 'below_cost' || code === 'low_margin';

interface AmountsProps extends Pick<LineAmountsProps, 'line' | 'hasEnd'> {
  charge: QuoteLine;
  quote: Quote;
}

/** The amounts of a line for one customer. */
function Amounts({ line, charge, quote, hasEnd = false }: AmountsProps) {
  const t = useMessages(cartLineMessages);
  const tFacts = useMessages(sharedFactsMessages);
  const tSums = useMessages(sharedSumsMessages);
  const tEnd = useMessages(cartEndDatesMessages);
  const locale = useMessagesLocale();
  const endsOn = hasEnd ? firstTermEnd(line, charge) : null;
  const currency = quote.currency ?? '';
  const price = (value: QuoteLine['unitPrice']) => formatPrice(value, currency, locale);
  const own = quote.issues.filter(
    ({ lineId, targetId }) => lineId === line.id && targetId === charge.targetId,
  );
  const was = own.find(isPriceChange)?.was ?? null;
  const guard = own.find(isAboutMargin);
  const { unitPrice, unitCost } = charge;
  const margin =
    typeof unitPrice === 'number' && typeof unitCost === 'number'
      ? marginBps(unitPrice, unitCost)
      : null;

  const marginNote = margin !== null && (
    <span data-tone={guard && (guard.code === 'below_cost' ? 'danger' : 'warning')}>
      {`${t('margin', { margin: percentFormat(locale).format(margin / 10_000) })} ${guard?.message ?? ''}`}
    </span>
  );
  const fact = (id: string, term: string, value: ReactNode, note?: ReactNode) => ({
    id,
    term,
    value,
    note,
  });
  const items = [
    ...(endsOn === null
      ? []
      : [fact('ends', tEnd('firstTermEnds'), formatCivilDate(lastDayOf(endsOn), locale))]),
    fact(
      'price',
      tFacts('priceEach'),
      <>
        {was !== null && <del>{price(was)}</del>}
        <span>{price(unitPrice)}</span>
      </>,
      was !== null && t('priceChanged'),
    ),
    ...(line.cycle === 'usage'
      ? []
      : [fact('first', t('firstCharge'), <MoneyText amount={charge.net} currency={currency} />)]),
    ...(line.cycle === 'month' || line.cycle === 'year'
      ? [
          fact(
            'cycle',
            tSums(line.cycle === 'month' ? 'eachMonth' : 'eachYear'),
            <MoneyText amount={charge.recurring} currency={currency} />,
          ),
          fact(
            'owed',
            tFacts('owed'),
            <MoneyText amount={charge.commitment} currency={currency} />,
          ),
        ]
      : []),
    ...(unitCost === undefined
      ? []
      : [fact('cost', tFacts('costEach'), price(unitCost), marginNote)]),
  ];
  return (
    <>
      <DescriptionList items={items} layout="columns" />
      <Part as="p" data-slot="line-terms">
        <CancelText line={line} charge={charge} /> <span>{t('withoutTax')}</span>
      </Part>
    </>
  );
}

/** The amounts of a line for each customer: price, first and recurring charge, commitment. */
export function LineAmounts({ line, targets, quote, hasEnd }: LineAmountsProps) {
  // Without customers there is no quote to wait for.
  if (targets.length === 0) return null;
  if (quote.status === 'loading') {
    return (
      <Root aria-hidden>
        <Skeleton width="60%" height={18} />
      </Root>
    );
  }
  if (quote.status !== 'ready') return null;
  const charges = quote.data.lines.filter(({ lineId }) => lineId === line.id);
  if (charges.length === 0) return null;
  const [only] = charges;
  return (
    <Root data-slot="line-amounts" data-previous={quote.isPrevious ? '' : undefined}>
      {targets.length === 1 && only ? (
        <Amounts line={line} charge={only} quote={quote.data} hasEnd={hasEnd} />
      ) : (
        <ul>
          {charges.map((charge) => {
            const target = targets.find(({ id }) => id === charge.targetId);
            return (
              target && (
                <li key={charge.targetId}>
                  <h4>
                    <bdi>{target.customerName}</bdi>
                    {target.domain && (
                      <small>
                        <bdi>{target.domain}</bdi>
                      </small>
                    )}
                  </h4>
                  <Amounts line={line} charge={charge} quote={quote.data} hasEnd={hasEnd} />
                </li>
              )
            );
          })}
        </ul>
      )}
    </Root>
  );
}
