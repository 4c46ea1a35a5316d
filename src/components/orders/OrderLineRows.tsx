import { useId } from 'react';
import type { OrderScreenProps } from '../../contracts/orders';
import type { Order, OrderLine } from '../../domain/orders/order';
import { failedLines } from '../../domain/orders/order-sums';
import { ordersDetailMessages } from '../../messages/generated/en/orders';
import {
  sharedFactsMessages,
  sharedOrderStatesMessages,
  sharedPlacedOrderMessages,
  sharedPlansMessages,
  sharedPricesMessages,
  sharedSumsMessages,
} from '../../messages/generated/en/shared';
import { uiFeedbackMessages } from '../../messages/generated/en/ui';
import { useMessages, useMessagesLocale } from '../../messages/messages';
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
import { numberFormat } from '../ui/number-format';
import { useOrderRefusal } from './order-refusal';

/** Actions on a line. */
export type OrderLineActions = Pick<OrderScreenProps, 'retry' | 'copying'>;

type LineProps = OrderLineActions & {
  order: Order;
  line: OrderLine;
};

const isDecided = ({ state }: Pick<Order, 'state'>) =>
  state !== 'awaitingApproval' && state !== 'rejected';

/**
 * Whether the lines have columns for quantity and price. The amount of a change is a difference, not
 * quantity times price.
 */
export const hasQuantities = ({ type }: Pick<Order, 'type'>) =>
  type !== 'change' && type !== 'cancel';

/** The error code of a line whose tenant the vendor does not know. */
export const UNKNOWN_TENANT = 'tenant_unknown';

/** The rows of a line of an order: what it is, its state and amounts; below, why it failed. */
export function OrderLineRows({ order, line, ...actions }: LineProps) {
  const { subscription: subscriptionHref } = useLinks();
  const t = useMessages(ordersDetailMessages);
  const tOrderStates = useMessages(sharedOrderStatesMessages);
  const tSums = useMessages(sharedSumsMessages);
  const tFacts = useMessages(sharedFactsMessages);
  const locale = useMessagesLocale();
  const calculations = useCalculations();
  const id = useId();
  const { quantity, productName: product, failure, subscriptionId, net } = line;
  const { unitPrice, recurring = 0, cycle } = line;
  const { currency, type } = order;
  const hasColumns = hasQuantities(order);
  const count = numberFormat(locale).format(quantity);
  const whole = (amount: number) => calculations.whole(line, product, currency, amount);
  const headed = (label: 'quantity' | 'priceEach') => tFacts('headed', { label: tFacts(label) });
  const price = unitPrice !== undefined && <PriceText price={unitPrice} currency={currency} />;
  const priced = price && (
    <>
      <span>{`${headed('priceEach')} `}</span>
      {price}
    </>
  );
  // A line that was not approved has no state of its own.
  const state = isDecided(order)
    ? orderLineStateWords(line.state, tOrderStates)
    : orderStateWords(order.state, tOrderStates);
  // Of a change it is what all seats cost from then on.
  const each = recurring > 0 && (
    <>
      <span>{tSums(cycle === 'year' ? 'eachYear' : 'eachMonth')}</span>{' '}
      <Amount amount={recurring} currency={currency} calculation={whole(recurring)} />
    </>
  );
  const href = line.state === 'done' && subscriptionId && subscriptionHref?.(subscriptionId);
  return (
    <>
      <tr data-row="line">
        <th scope="row">
          <span id={id}>{href ? <Link href={href}>{product}</Link> : <bdi>{product}</bdi>}</span>
          {type === 'change' && <small>{t('seatsAfter', { count })}</small>}
          <LineBound line={line} currency={currency} />
          {!hasColumns && priced && <small>{priced}</small>}
          {!hasColumns && each && <small>{each}</small>}
          {hasColumns && (
            <small data-narrow>
              {whole(net) ? (
                <bdi>
                  <span>{`${count} × `}</span>
                  {price}
                </bdi>
              ) : (
                <>
                  <span>{`${headed('quantity')} ${count}`}</span>
                  {priced && <span> · </span>}
                  {priced}
                </>
              )}
            </small>
          )}
        </th>
        <td data-cell="state">
          <Badge tone={state.tone}>{state.label}</Badge>
        </td>
        {hasColumns && (
          <>
            <td data-end data-wide>
              {count}
            </td>
            <td data-end data-wide>
              {price}
            </td>
          </>
        )}
        <td data-end>
          <Amount amount={net} currency={currency} calculation={hasColumns ? whole(net) : null} />
          {hasColumns && each && recurring !== net && <small>{each}</small>}
        </td>
      </tr>
      {failure && (
        <Part as="tr" data-slot="order-failure">
          <td colSpan={hasColumns ? 5 : 3}>
            <FailedLine {...actions} {...{ order, line, failure, labelId: id }} />
          </td>
        </Part>
      )}
    </>
  );
}

/** The term and commitment of a line, as far as the server sends them. */
function LineBound({ line, currency }: { line: OrderLine; currency: string }) {
  const t = useMessages(sharedPlansMessages);
  const tPrices = useMessages(sharedPricesMessages);
  const tShared = useMessages(sharedFactsMessages);
  const calculations = useCalculations();
  const { term, cycle, commitment } = line;
  if (term === undefined || cycle === undefined) return null;
  return (
    <small>
      <span>{planWords({ term, cycle }, t, tPrices)}</span>
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
    </small>
  );
}

type FailedProps = OrderLineActions &
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
    <div>
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
      {/* The only failed line is tried again at the top of the page. */}
      {failedLines(order).length > 1 && line.state === 'failed' && (
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
      )}
    </div>
  );
}
