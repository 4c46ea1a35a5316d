import { useId } from 'react';
import type { OrderScreenProps } from '../../contracts/orders';
import type { Order, OrderLine } from '../../domain/orders/order';
import { ordersDetailMessages } from '../../messages/generated/en/orders';
import {
  sharedFactsMessages,
  sharedOrderStatesMessages,
  sharedPlacedOrderMessages,
  sharedPlansMessages,
  sharedPricesMessages,
} from '../../messages/generated/en/shared';
import { uiFeedbackMessages } from '../../messages/generated/en/ui';
import { useMessages } from '../../messages/messages';
import { Part } from '../../theme/Part';
import { useOrderFailure } from '../shared/order-failure';
import { orderLineStateWords, orderStateWords } from '../shared/order-words';
import { PriceText } from '../shared/PriceText';
import { planWords } from '../shared/plan-words';
import { useCalculations } from '../shared/useCalculations';
import { Amount } from '../ui/Amount';
import { Badge } from '../ui/Badge';
import { Button } from '../ui/Button';
import { CopyButton } from '../ui/CopyButton';
import { Link } from '../ui/Link';
import { useLinks } from '../ui/LinksProvider';
import { useOrderRefusal } from './order-refusal';

/** Actions on a line. */
export type OrderLineActions = Pick<OrderScreenProps, 'retry' | 'copying'>;

type LineProps = OrderLineActions & {
  order: Omit<Order, 'lines'>;
  line: OrderLine;
};

const isDecided = ({ state }: Pick<Order, 'state'>) =>
  state !== 'awaitingApproval' && state !== 'rejected';

/** The error code of a line whose tenant the vendor does not know. */
const UNKNOWN_TENANT = 'tenant_unknown';

/** A line of an order: its state, its failure and its actions. */
export function OrderLineItem({ order, line, ...actions }: LineProps) {
  const { subscription: subscriptionHref } = useLinks();
  const t = useMessages(ordersDetailMessages);
  const tFacts = useMessages(sharedFactsMessages);
  const tOrderStates = useMessages(sharedOrderStatesMessages);
  const calculations = useCalculations();
  const id = useId();
  const { quantity, productName: product, failure, subscriptionId, net } = line;
  // The amount of a change is a difference, not quantity times price.
  const name =
    order.type === 'change'
      ? t('quantityAfter', { quantity, product })
      : tFacts('quantityTimes', { quantity, product });
  // A line that was not approved has no state of its own.
  const state = isDecided(order)
    ? orderLineStateWords(line.state, tOrderStates)
    : orderStateWords(order.state, tOrderStates);
  const href = line.state === 'done' && subscriptionId && subscriptionHref?.(subscriptionId);
  return (
    <li>
      <Part as="div" data-slot="order-line-head">
        <div id={id}>{href ? <Link href={href}>{name}</Link> : name}</div>
        <Badge tone={state.tone}>{state.label}</Badge>
        <Amount
          amount={net}
          currency={order.currency}
          calculation={calculations.whole(line, product, order.currency, net)}
        />
      </Part>
      <LineBound line={line} currency={order.currency} />
      {failure && <FailedLine {...actions} {...{ order, line, failure, labelId: id }} />}
    </li>
  );
}

/** The commitment of a line; null if the server does not send it. */
function LineBound({ line, currency }: { line: OrderLine; currency: string }) {
  const t = useMessages(sharedPlansMessages);
  const tPrices = useMessages(sharedPricesMessages);
  const tShared = useMessages(sharedFactsMessages);
  const calculations = useCalculations();
  const { term, cycle, unitPrice, commitment } = line;
  if (term === undefined || cycle === undefined) return null;
  return (
    <p>
      <span>{planWords({ term, cycle }, t, tPrices)}</span>
      {unitPrice !== undefined && (
        <>
          <span>{` · ${tShared('headed', { label: tShared('priceEach') })} `}</span>
          <PriceText price={unitPrice} currency={currency} />
        </>
      )}
      {commitment !== undefined && commitment > 0 && (
        <>
          <span>{` · ${tShared('headed', { label: tShared('owed') })} `}</span>
          <Amount
            amount={commitment}
            currency={currency}
            calculation={calculations.lineCommitment(line, currency)}
          />
        </>
      )}
    </p>
  );
}

type FailedProps = Omit<OrderLineActions, never> &
  Pick<LineProps, 'order' | 'line'> & {
    failure: NonNullable<OrderLine['failure']>;
    labelId: string;
  };

/** Why a line failed, with the vendor's error, and a retry. */
function FailedLine(props: FailedProps) {
  const { customerTenants: tenantsHref } = useLinks();
  const { order, line, failure, labelId, retry, copying } = props;
  const t = useMessages(ordersDetailMessages);
  const tPlacedOrder = useMessages(sharedPlacedOrderMessages);
  const tFeedback = useMessages(uiFeedbackMessages);
  const refusalOf = useOrderRefusal();
  const { ofLine } = useOrderFailure();
  const { code, message, correlationId } = failure;
  return (
    <>
      <p>
        <bdi>{ofLine({ code, message }, order.customerName)}</bdi>{' '}
        {code === UNKNOWN_TENANT && tenantsHref && (
          <Link href={tenantsHref(order.customerId)}>
            {t('tenantsOf', { customer: order.customerName })}
          </Link>
        )}
      </p>
      {correlationId && (
        <Part as="p" data-slot="order-reference">
          <span>{tPlacedOrder('correlation', { id: correlationId })}</span>
          <CopyButton
            isIconOnly
            size="sm"
            variant="ghost"
            label={t('copyReference')}
            aria-describedby={labelId}
            isCopied={copying.copied.text === correlationId}
            onCopy={() => copying.onCopy(correlationId)}
          />
        </Part>
      )}
      {line.state === 'failed' && (
        <Part as="div" data-slot="order-line-actions">
          <Button
            size="sm"
            aria-describedby={labelId}
            isPending={retry.isPending}
            isDisabled={!retry.access.allowed}
            {...refusalOf(retry.access)}
            onPress={() => void retry.run({ id: order.id, lineId: line.id })}
          >
            {tFeedback('tryAgain')}
          </Button>
        </Part>
      )}
    </>
  );
}
