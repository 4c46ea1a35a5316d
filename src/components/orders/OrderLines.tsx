import { countOf, inPlace } from '../../domain/entries';
import { formatMoney } from '../../domain/money';
import type { Order } from '../../domain/orders/order';
import { chargedSums } from '../../domain/orders/order-sums';
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
import { unreadableItem } from '../ui/UnreadableEntry';
import { type OrderLineActions, OrderLineItem } from './OrderLineItem';
import { ORDER_LINES } from './order-css';

const Lines = styled(Card)(layered(ORDER_LINES));

/** The lines of an order with their state, and the total (commerce §5). */
export function OrderLines({ order, ...actions }: OrderLineActions & { order: Order }) {
  const t = useMessages(ordersDetailMessages);
  const tSums = useMessages(sharedSumsMessages);
  const tFacts = useMessages(sharedFactsMessages);
  const { type, state, lines, net, tax, total, currency } = order;
  const progress = useProgressWords(order);
  const locale = useMessagesLocale();
  const sums = chargedSums(order);
  const isDone = lines.every((line) => line.state === 'done');
  const calculations = useCalculations();
  const amount = (term: string, value: number, calculation?: Calculation | null) => (
    <div>
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
      <p role="status">{progress}</p>
      <ul>
        {inPlace(
          lines,
          (line) => (
            <OrderLineItem key={line.id} {...actions} order={order} line={line} />
          ),
          unreadableItem,
        )}
      </ul>
      <dl>
        {amount(
          tSums(type === 'create' && !sums ? 'net' : 'netSum'),
          net,
          calculations.orderNet(order),
        )}
        {amount(tSums('tax'), tax)}
        {amount(tFacts('columnTotal'), total, calculations.order(order, true))}
        {sums && amount(t('charged'), sums.charged)}
      </dl>
      {sums && (
        <p>
          {t('notCharged', {
            count: sums.count,
            amount: formatMoney({ amount: sums.notCharged, currency }, locale),
          })}
        </p>
      )}
      {!isDone && !sums && <p>{t('onlyDone')}</p>}
    </Lines>
  );
}

/** The progress of an order in a sentence; '' before it has started. */
function useProgressWords({ state, lines }: Order): string {
  const t = useMessages(ordersDetailMessages);
  const tPlacedOrder = useMessages(sharedPlacedOrderMessages);
  const count = (one: string) => lines.filter((line) => line.state === one).length;
  const [done, failed] = [count('done'), count('failed')];
  if (state === 'awaitingApproval') return '';
  if (state === 'rejected' || state === 'cancelled') return t('nothingDone');
  const sentence = tPlacedOrder('setUpCount', { done, total: lines.length });
  return failed > 0 ? `${sentence} ${tPlacedOrder('failedCount', { count: failed })}` : sentence;
}
