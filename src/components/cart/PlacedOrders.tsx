import { useId } from 'react';
import type { PlacedOrderActions } from '../../contracts/cart';
import { type Entries, unreadableIn } from '../../domain/entries';
import type { Order, OrderLine } from '../../domain/orders/order';
import { ordersByCustomer, setUpProgress } from '../../domain/orders/order-sums';
import {
  cartFinalMessages,
  cartPlacedMessages,
  cartSummaryMessages,
} from '../../messages/generated/en/cart';
import {
  sharedFactsMessages,
  sharedOrderStatesMessages,
  sharedPlacedOrderMessages,
  sharedSumsMessages,
} from '../../messages/generated/en/shared';
import { uiFeedbackMessages } from '../../messages/generated/en/ui';
import { useMessages } from '../../messages/messages';
import { layered } from '../../theme/layered';
import { Part } from '../../theme/Part';
import { styled } from '../../theme/styled';
import { useOrderFailure } from '../shared/order-failure';
import { orderLineStateWords, orderStateWords } from '../shared/order-words';
import { Amount } from '../ui/Amount';
import { Badge } from '../ui/Badge';
import { Button } from '../ui/Button';
import { FlushButton } from '../ui/FlushButton';
import { Link } from '../ui/Link';
import { useLinks } from '../ui/LinksProvider';
import { Mark } from '../ui/Mark';
import { ProgressBar } from '../ui/ProgressBar';
import { unreadableText } from '../ui/UnreadableEntry';
import { useRefusal } from '../ui/useRefusal';
import { PLACED_ORDERS } from './placed-css';

interface PlacedOrdersProps extends Pick<PlacedOrderActions, 'retrying'> {
  orders: Entries<Order>;
  /** Whether a retry or copy to the cart is pending. */
  isPending: boolean;
  onRetry: (order: Order, line: OrderLine) => void;
  onBuyAgain: (order: Order) => void;
}

const Root = styled('div')(layered(() => PLACED_ORDERS));

/** The states of an order that its lines say as well. */
const QUIET: readonly string[] = ['provisioning', 'completed'];

/** The lines that a table of orders has for an order: the order itself, then what was bought. */
function OrderRows({ order, ...actions }: Omit<PlacedOrdersProps, 'orders'> & { order: Order }) {
  const { retrying, isPending, onRetry, onBuyAgain } = actions;
  const { order: orderHref } = useLinks();
  const { ofLine } = useOrderFailure();
  const t = useMessages(cartPlacedMessages);
  const tPlacedOrder = useMessages(sharedPlacedOrderMessages);
  const tFacts = useMessages(sharedFactsMessages);
  const tOrderStates = useMessages(sharedOrderStatesMessages);
  const tFeedback = useMessages(uiFeedbackMessages);
  const refusal = useRefusal();
  const id = useId();
  const { customerName, currency } = order;
  const name = tPlacedOrder('orderNumber', { number: order.number });
  const href = orderHref?.(order.id);
  const { label, tone } = orderStateWords(order.state, tOrderStates);
  return (
    <>
      <tr data-row="order">
        <th scope="row">
          <span id={id}>{href ? <Link href={href}>{name}</Link> : name}</span>
          <bdi>{order.vendorName}</bdi>
        </th>
        <td data-cell="state">
          {!QUIET.includes(order.state) && <Badge tone={tone}>{label}</Badge>}
        </td>
        <td data-cell="amount">
          <FlushButton
            size="sm"
            variant="ghost"
            aria-describedby={id}
            isPending={isPending}
            onPress={() => onBuyAgain(order)}
          >
            {tPlacedOrder('buyAgain')}
          </FlushButton>
        </td>
      </tr>
      {order.lines.map((line) => {
        const state = orderLineStateWords(line.state, tOrderStates);
        const lineId = `${id}-${line.id}`;
        const { failure } = line;
        return (
          <tr key={line.id} data-row="line">
            <th scope="row">
              <span id={lineId}>
                {tFacts('quantityTimes', { quantity: line.quantity, product: line.productName })}
              </span>
              {failure && (
                <p>
                  <bdi>{ofLine(failure, customerName)}</bdi>{' '}
                  {failure.correlationId && (
                    <span>{tPlacedOrder('correlation', { id: failure.correlationId })}</span>
                  )}
                </p>
              )}
            </th>
            <td data-cell="state">
              {/* Nothing is queued before the approval. */}
              {order.state !== 'awaitingApproval' && <Badge tone={state.tone}>{state.label}</Badge>}
              {failure && (
                <Button
                  size="sm"
                  aria-describedby={lineId}
                  isPending={isPending}
                  isDisabled={!retrying.allowed}
                  {...refusal(retrying, t('retryNoPermission'))}
                  onPress={() => onRetry(order, line)}
                >
                  {tFeedback('tryAgain')}
                </Button>
              )}
            </td>
            <td data-cell="amount">
              <Amount amount={line.net} currency={currency} />
            </td>
          </tr>
        );
      })}
    </>
  );
}

/** The orders of a purchase: one progress, and a table by customer with the state of each line. */
export function PlacedOrders({ orders, ...actions }: PlacedOrdersProps) {
  const t = useMessages(cartPlacedMessages);
  const tPlacedOrder = useMessages(sharedPlacedOrderMessages);
  const tFinal = useMessages(cartFinalMessages);
  const tSummary = useMessages(cartSummaryMessages);
  const tFacts = useMessages(sharedFactsMessages);
  const tSums = useMessages(sharedSumsMessages);
  const id = useId();
  const progress = setUpProgress(orders);
  const [first] = orders;
  const customers = ordersByCustomer(orders);
  const total = customers.reduce((sum, customer) => sum + customer.total, 0);

  return (
    <Root data-slot="placed-orders">
      {(progress || customers.length > 1) && (
        <Part as="div" data-slot="placed-progress">
          <p role="status">
            {progress &&
              [
                tPlacedOrder('setUpCount', progress),
                progress.failed > 0 && tPlacedOrder('failedCount', { count: progress.failed }),
              ]
                .filter(Boolean)
                .join(' ')}
          </p>
          {customers.length > 1 && (
            <p>
              <small>{tSummary('dueFirstAll')}</small>
              <Amount amount={total} currency={first?.currency ?? ''} />
            </p>
          )}
          {progress && (
            <ProgressBar
              label={t('progress')}
              isLabelHidden
              value={progress.done}
              maxValue={progress.total}
            />
          )}
        </Part>
      )}
      <table aria-label={tFacts('orders')}>
        <thead>
          <tr>
            <th scope="col">{tFacts('product')}</th>
            <th scope="col" data-cell="state">
              {tFacts('columnState')}
            </th>
            <th scope="col" data-cell="amount">
              {tSums('net')}
            </th>
          </tr>
        </thead>
        {customers.map((customer) => {
          const nameId = `${id}-${customer.customerId}`;
          return (
            <tbody key={customer.customerId} aria-labelledby={nameId}>
              <tr data-row="customer">
                <th scope="rowgroup" colSpan={3}>
                  <Part as="div" data-slot="placed-customer">
                    <Mark seed={customer.customerId} />
                    <div>
                      <bdi id={nameId}>{customer.customerName}</bdi>
                      <small>
                        <span>{`${tFacts('headed', { label: tFinal('totalAmount') })} `}</span>
                        <Amount amount={customer.total} currency={first?.currency ?? ''} />
                      </small>
                    </div>
                  </Part>
                </th>
              </tr>
              {customer.orders.map((order) => (
                <OrderRows key={order.id} order={order} {...actions} />
              ))}
            </tbody>
          );
        })}
      </table>
      {unreadableIn(orders).map(unreadableText)}
      {first && (
        <Part as="p" data-slot="placed-by">
          {first.impersonatedBy === null
            ? tPlacedOrder('placedBy', { user: first.placedBy })
            : tPlacedOrder('placedByBoth', {
                administrator: first.impersonatedBy,
                user: first.placedBy,
              })}
        </Part>
      )}
    </Root>
  );
}
