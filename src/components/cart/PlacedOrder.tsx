import { useId } from 'react';
import type { Access } from '../../domain/access';
import type { Order, OrderLine } from '../../domain/orders/order';
import { isOrderOpen } from '../../domain/orders/order-machine';
import { cartFinalMessages, cartPlacedMessages } from '../../messages/generated/en/cart';
import {
  sharedFactsMessages,
  sharedOrderStatesMessages,
  sharedPlacedOrderMessages,
} from '../../messages/generated/en/shared';
import { uiFeedbackMessages } from '../../messages/generated/en/ui';
import { useMessages } from '../../messages/messages';
import { layered } from '../../theme/layered';
import { Part } from '../../theme/Part';
import { styled } from '../../theme/styled';
import { useOrderFailure } from '../shared/order-failure';
import { orderLineStateWords, orderStateWords } from '../shared/order-words';
import { Badge } from '../ui/Badge';
import { Button } from '../ui/Button';
import { Card } from '../ui/Card';
import { Link } from '../ui/Link';
import { MoneyText } from '../ui/MoneyText';
import { ProgressBar } from '../ui/ProgressBar';
import { useRefusal } from '../ui/useRefusal';
import { RECORDS } from './purchase-css';

interface PlacedOrderProps {
  order: Order;
  /** Page of the order. @default no link */
  href?: string | undefined;
  /** Whether the viewer may retry a failed line. */
  retrying: Access;
  /** Whether a retry or copy to the cart is pending. */
  isPending: boolean;
  onRetry: (order: Order, line: OrderLine) => void;
  onBuyAgain: (order: Order) => void;
}

const Records = styled(Card)(layered(RECORDS));

/** An order in progress: the state of each line, failures with their reason, and actions. */
export function PlacedOrder(props: PlacedOrderProps) {
  const { order, href, retrying, isPending, onRetry, onBuyAgain } = props;
  const { ofLine } = useOrderFailure();
  const t = useMessages(cartPlacedMessages);
  const tPlacedOrder = useMessages(sharedPlacedOrderMessages);
  const tFinal = useMessages(cartFinalMessages);
  const tFacts = useMessages(sharedFactsMessages);
  const tOrderStates = useMessages(sharedOrderStatesMessages);
  const tFeedback = useMessages(uiFeedbackMessages);
  const refusal = useRefusal();
  const id = useId();
  const { number, customerName, vendorName, lines, currency, total } = order;
  const count = (state: string) => lines.filter((line) => line.state === state).length;
  const [done, failed] = [count('done'), count('failed')];
  const name = tPlacedOrder('orderNumber', { number });
  const { label, tone } = orderStateWords(order.state, tOrderStates);
  const progress = tPlacedOrder('setUpCount', { done, total: lines.length });

  function lineOf(line: OrderLine) {
    const state = orderLineStateWords(line.state, tOrderStates);
    return (
      <li key={line.id}>
        <Part as="div" data-slot="record-head">
          <div id={`${id}-${line.id}`}>
            {tFacts('quantityTimes', { quantity: line.quantity, product: line.productName })}
          </div>
          <MoneyText amount={line.net} currency={currency} />
          <Badge tone={state.tone}>{state.label}</Badge>
        </Part>
        {line.failure && (
          <>
            <p>
              <bdi>{ofLine(line.failure, customerName)}</bdi>{' '}
              {line.failure.correlationId && (
                <span>{tPlacedOrder('correlation', { id: line.failure.correlationId })}</span>
              )}
            </p>
            <Part as="div" data-slot="record-actions">
              <Button
                size="sm"
                aria-describedby={`${id}-${line.id}`}
                isPending={isPending}
                isDisabled={!retrying.allowed}
                {...refusal(retrying, t('retryNoPermission'))}
                onPress={() => onRetry(order, line)}
              >
                {tFeedback('tryAgain')}
              </Button>
            </Part>
          </>
        )}
      </li>
    );
  }

  return (
    <Records data-slot="placed-order" role="group" aria-label={name}>
      <Part as="div" data-slot="record-head">
        <h2 id={id}>
          {href ? <Link href={href}>{name}</Link> : <span>{name}</span>}{' '}
          <small>
            <bdi>{customerName}</bdi> <span>·</span> <bdi>{vendorName}</bdi>
          </small>
        </h2>
        <Badge tone={tone}>{label}</Badge>
      </Part>
      {isOrderOpen(order) && order.state !== 'awaitingApproval' && (
        <ProgressBar label={progress} isLabelHidden value={done} maxValue={lines.length} />
      )}
      {order.state !== 'awaitingApproval' && (
        <p role="status">
          {failed > 0 ? `${progress} ${tPlacedOrder('failedCount', { count: failed })}` : progress}
        </p>
      )}
      <ul>{lines.map(lineOf)}</ul>
      <Part as="div" data-slot="record-head">
        <p>
          {order.impersonatedBy === null
            ? tPlacedOrder('placedBy', { user: order.placedBy })
            : tPlacedOrder('placedByBoth', {
                administrator: order.impersonatedBy,
                user: order.placedBy,
              })}
        </p>
        <span>
          <span>{`${tFinal('totalAmount')}:`}</span>{' '}
          <MoneyText amount={total} currency={currency} />
        </span>
        <Button
          size="sm"
          aria-describedby={id}
          isPending={isPending}
          onPress={() => onBuyAgain(order)}
        >
          {tPlacedOrder('buyAgain')}
        </Button>
      </Part>
    </Records>
  );
}
