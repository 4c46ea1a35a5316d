import type { Cart, CartLine } from '../../domain/cart/cart';
import {
  firstTermEnd,
  type LineSums,
  lineSums,
  type Quote,
  type QuoteIssue,
  type QuoteLine,
} from '../../domain/cart/quote';
import { marginBps } from '../../domain/products/pricing';
import { lastDayOf, startOfDay } from '../../domain/time/civil-date';
import { formatCivilDate } from '../../domain/time/civil-format';
import { cartEndDatesMessages, cartLineMessages } from '../../messages/generated/en/cart';
import {
  sharedCancelTermsMessages,
  sharedFactsMessages,
  sharedSumsMessages,
} from '../../messages/generated/en/shared';
import { useMessages, useMessagesLocale } from '../../messages/messages';
import { Part } from '../../theme/Part';
import { formatPrice } from '../shared/price-format';
import { useCalculations } from '../shared/useCalculations';
import { Amount } from '../ui/Amount';
import type { Calculation } from '../ui/Calculated';
import { TermStrip } from '../ui/chart/TermStrip';
import { momentFormat, nearDay } from '../ui/date-format';
import { MomentText } from '../ui/MomentText';
import { percentFormat } from '../ui/number-format';

const issuesOf = ({ issues }: Quote, { lineId, targetId }: QuoteLine): readonly QuoteIssue[] =>
  issues.filter((issue) => issue.lineId === lineId && issue.targetId === targetId);

interface LineTermsProps {
  line: CartLine;
  charge: QuoteLine;
}

/** The first term of a line, if it is bought now, with the part that can be cancelled. */
function LineStrip({ line, charge }: LineTermsProps) {
  const { fromOn, cancelUntilAt } = charge;
  const endsOn = firstTermEnd(line, charge);
  if (endsOn === null) return null;
  const startAt = startOfDay(fromOn);
  const windows = cancelUntilAt ? [{ startAt, endAt: cancelUntilAt.getTime() }] : [];
  return <TermStrip startAt={startAt} endAt={startOfDay(endsOn)} now={startAt} windows={windows} />;
}

/** When the first term of a line ends, and until when it can be cancelled (commerce §6.1). */
export function LineTerms({ line, charge }: LineTermsProps) {
  const t = useMessages(sharedCancelTermsMessages);
  const tEnd = useMessages(cartEndDatesMessages);
  const locale = useMessagesLocale();
  const { cancelUntilAt } = charge;
  const endsOn = firstTermEnd(line, charge);
  const end = endsOn && formatCivilDate(lastDayOf(endsOn), locale);
  return (
    <Part as="p" data-slot="line-terms">
      <LineStrip line={line} charge={charge} />
      {end && <span>{`${tEnd('firstTermEnds')}: ${end}. `}</span>}
      {line.cycle === 'usage' || line.cycle === 'once' ? (
        <span>{t(line.cycle === 'usage' ? 'anyTime' : 'once')}</span>
      ) : cancelUntilAt === null ? (
        <span>{t('never')}</span>
      ) : (
        <MomentText instant={cancelUntilAt} sentence={(until) => t('until', { until })} />
      )}
    </Part>
  );
}

/** The deadline to cancel, as short as it is clear; the hint has the time. */
function CancelShort({ line, charge }: LineTermsProps) {
  const t = useMessages(cartLineMessages);
  const tCancel = useMessages(sharedCancelTermsMessages);
  const locale = useMessagesLocale();
  const { cancelUntilAt, fromOn } = charge;
  if (line.cycle === 'usage') return <span>{tCancel('anyTime')}</span>;
  if (cancelUntilAt === null) return <span>{tCancel('never')}</span>;
  const until = nearDay(cancelUntilAt, locale, startOfDay(fromOn));
  return (
    <time dateTime={cancelUntilAt.toISOString()} title={momentFormat(locale).format(cancelUntilAt)}>
      {t('cancelBy', { until })}
    </time>
  );
}

interface PriceNotesProps {
  charge: QuoteLine;
  quote: Quote;
}

const isPriceChange = ({ code }: QuoteIssue) => code === 'price_changed';
const isAboutMargin = ({ code }: QuoteIssue) => code === 'below_cost' || code === 'low_margin';

/** The price change, cost and margin of a line for one customer, in one line of text. */
export function PriceNotes({ charge, quote }: PriceNotesProps) {
  const t = useMessages(cartLineMessages);
  const tFacts = useMessages(sharedFactsMessages);
  const locale = useMessagesLocale();
  const own = issuesOf(quote, charge);
  const isChanged = own.some(isPriceChange);
  const guard = own.find(isAboutMargin);
  const { unitPrice, unitCost } = charge;
  if (!isChanged && !guard && unitCost === undefined) return null;
  const margin =
    typeof unitPrice === 'number' && typeof unitCost === 'number'
      ? marginBps(unitPrice, unitCost)
      : null;
  return (
    <Part as="p" data-slot="price-notes">
      {isChanged && <span>{t('priceChanged')}</span>}
      {unitCost !== undefined && (
        <span>{`${tFacts('costEach')} ${formatPrice(unitCost, quote.currency ?? '', locale)}`}</span>
      )}
      {(margin !== null || guard) && (
        <span data-tone={guard && (guard.code === 'below_cost' ? 'danger' : 'warning')}>
          {[
            margin !== null &&
              guard?.code !== 'low_margin' &&
              t('margin', { margin: percentFormat(locale).format(margin / 10_000) }),
            guard?.message,
          ]
            .filter(Boolean)
            .join('. ')}
        </span>
      )}
    </Part>
  );
}

interface AmountCellsProps {
  line: CartLine;
  targets: Cart['targets'];
  /** The price for one customer, or for each of several. */
  charges: readonly QuoteLine[];
  quote: Quote;
  /** Whether the deadline to cancel is shown; otherwise it stands elsewhere. */
  hasDeadline: boolean;
  /** The amounts for all customers, which are not repeated where they are the same. */
  total?: LineSums | undefined;
}

/** The cells of a line with price, first charge and commitment, for one customer or for all. */
export function AmountCells(props: AmountCellsProps) {
  const { line, targets, charges, quote, hasDeadline, total } = props;
  const tFacts = useMessages(sharedFactsMessages);
  const tSums = useMessages(sharedSumsMessages);
  const locale = useMessagesLocale();
  const currency = quote.currency ?? '';
  const { net, recurring, commitment, unitPrice, cancelUntilAt } = lineSums(charges);
  const [first, ...others] = charges;
  const was =
    first && others.length === 0 ? (issuesOf(quote, first).find(isPriceChange)?.was ?? null) : null;
  const isRepeated = total?.unitPrice !== undefined && total.unitPrice !== null && was === null;
  const isRecurring = line.cycle === 'month' || line.cycle === 'year';
  const isShort =
    hasDeadline &&
    line.cycle !== 'once' &&
    cancelUntilAt !== undefined &&
    (!total || total.cancelUntilAt === undefined);
  const calculations = useCalculations();
  const money = (amount: number, calculation: Calculation | null) => (
    <Amount amount={amount} currency={currency} calculation={calculation} />
  );
  /** Of one customer by its quantity and price; of several by customer. */
  const calculation = (
    kind: 'net' | 'recurring' | 'commitment',
    ofOne: (charge: QuoteLine) => Calculation | null,
  ) =>
    first && others.length === 0
      ? ofOne(first)
      : calculations.parts(
          charges.map((charge) => [
            targets.find(({ id }) => id === charge.targetId)?.customerName ?? '',
            charge[kind],
          ]),
          currency,
          lineSums(charges)[kind],
        );
  return (
    <>
      <td data-cell="price" data-label={tFacts('priceEach')}>
        {was !== null && <del>{formatPrice(was, currency, locale)}</del>}
        {unitPrice !== null && !isRepeated && (
          <span>{formatPrice(unitPrice, currency, locale)}</span>
        )}
      </td>
      <td data-cell="first" data-label={tSums('firstCharge')}>
        {line.cycle !== 'usage' &&
          money(
            net,
            calculation('net', (one) => calculations.charge({ ...one, kind: 'new' }, currency)),
          )}
        {isRecurring && recurring !== net && (
          <small>
            <span>{tSums(line.cycle === 'month' ? 'eachMonth' : 'eachYear')}</span>{' '}
            {money(
              recurring,
              calculation('recurring', (one) =>
                calculations.whole(one, line.productName, currency, recurring),
              ),
            )}
          </small>
        )}
      </td>
      <td data-cell="owed" data-label={tFacts('owed')}>
        {(isRecurring || commitment > 0) &&
          money(
            commitment,
            calculation('commitment', (one) => calculations.quoteCommitment(one, currency)),
          )}
        {first && isShort && (
          <small>
            <LineStrip line={line} charge={first} />
            <CancelShort line={line} charge={first} />
          </small>
        )}
      </td>
    </>
  );
}
