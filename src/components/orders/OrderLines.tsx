import { countOf, inPlace } from '../../domain/entries';
import { formatMoney } from '../../domain/money';
import type { Order } from '../../domain/orders/order';
import { chargedSums, failedLines } from '../../domain/orders/order-sums';
import { ordersDetailMessages } from '../../messages/generated/en/orders';
import {
  sharedFactsMessages,
  sharedPlacedOrderMessages,
  sharedSumsMessages,
} from '../../messages/generated/en/shared';
import { useMessages, useMessagesLocale } from '../../messages/messages';
import { layered } from '../../theme/layered';
import { styled } from '../../theme/styled';
import { useCalculations } from '../shared/useCalculations';
import { Amount } from '../ui/Amount';
import type { Calculation } from '../ui/Calculated';
import { Card } from '../ui/Card';
import { ProgressBar } from '../ui/ProgressBar';
import { unreadableRow } from '../ui/UnreadableEntry';
import { VisuallyHidden } from '../ui/VisuallyHidden';
import { hasQuantities, type OrderLineActions, OrderLineRows } from './OrderLineRows';
import { ORDER_LINES } from './order-css';

const Lines = styled(Card)(layered(ORDER_LINES));

/** The lines of an order with their state, and the total (commerce §5). */
export function OrderLines({ order, ...actions }: OrderLineActions & { order: Order }) {
  const t = useMessages(ordersDetailMessages);
  const tSums = useMessages(sharedSumsMessages);
  const tFacts = useMessages(sharedFactsMessages);
  const { type, state, lines, net, tax, total, currency } = order;
  const words = useProgressWords()(order);
  // A banner at the top of the page says how many failed.
  const progress = failedLines(order).length > 0 ? '' : words;
  const locale = useMessagesLocale();
  const sums = chargedSums(order);
  const isDone = lines.every((line) => line.state === 'done');
  const calculations = useCalculations();
  const hasColumns = hasQuantities(order);
  const amount = (
    term: string,
    value: number,
    calculation: Calculation | null = null,
    isSum = false,
  ) => (
    <div data-sum={isSum ? '' : undefined}>
      <dt>{term}</dt>
      <dd>
        <Amount amount={value} currency={currency} calculation={calculation} />
      </dd>
    </div>
  );
  return (
    <Lines data-slot="order-lines">
      <h2>{t('linesTitle')}</h2>
      {state === 'provisioning' && (
        <ProgressBar
          label={t('linesTitle')}
          isLabelHidden
          value={lines.filter((line) => line.state === 'done').length}
          maxValue={countOf(lines)}
        />
      )}
      {/* Read out when the last is set up; the states of the lines say it as well. */}
      {isDone ? (
        <VisuallyHidden role="status">{progress}</VisuallyHidden>
      ) : (
        <p role="status">{progress}</p>
      )}
      <table aria-label={t('linesTitle')}>
        <thead>
          <tr>
            <th scope="col">{tFacts('product')}</th>
            <th scope="col" data-cell="state">
              {tFacts('columnState')}
            </th>
            {hasColumns && (
              <>
                <th scope="col" data-end data-wide>
                  {tFacts('quantity')}
                </th>
                <th scope="col" data-end data-wide>
                  {tFacts('priceEach')}
                </th>
              </>
            )}
            <th scope="col" data-end>
              {type === 'change'
                ? t('changeCharge')
                : tSums(type === 'create' ? 'firstCharge' : 'netSum')}
            </th>
          </tr>
        </thead>
        <tbody>
          {inPlace(
            lines,
            (line) => (
              <OrderLineRows key={line.id} {...actions} order={order} line={line} />
            ),
            unreadableRow(hasColumns ? 5 : 3),
          )}
        </tbody>
      </table>
      <dl>
        {amount(
          tSums(type === 'create' && !sums ? 'net' : 'netSum'),
          net,
          calculations.orderNet(order),
        )}
        {amount(tSums('tax'), tax)}
        {amount(tFacts('columnTotal'), total, calculations.order(order, true), true)}
        {sums && amount(t('charged'), sums.charged, null, true)}
      </dl>
      {sums && (
        <p>
          {t('notCharged', {
            count: sums.count,
            amount: formatMoney({ amount: sums.notCharged, currency }, locale),
          })}
        </p>
      )}
      {type === 'change' && net > 0 && <p>{t('changeDays')}</p>}
      {!isDone && !sums && <p>{t('onlyDone')}</p>}
    </Lines>
  );
}

/** The progress of an order in a sentence; '' before it has started. */
export function useProgressWords(): (order: Order) => string {
  const t = useMessages(ordersDetailMessages);
  const tPlacedOrder = useMessages(sharedPlacedOrderMessages);
  return (order) => {
    const { state, lines } = order;
    if (state === 'awaitingApproval') return '';
    if (state === 'rejected' || state === 'cancelled') return t('nothingDone');
    const done = lines.filter((line) => line.state === 'done').length;
    const failed = failedLines(order).length;
    const sentence = tPlacedOrder('setUpCount', { done, total: lines.length });
    return failed > 0 ? `${sentence} ${tPlacedOrder('failedCount', { count: failed })}` : sentence;
  };
}
