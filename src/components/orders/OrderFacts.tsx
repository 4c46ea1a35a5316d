import type { ReactNode } from 'react';
import type { Order } from '../../domain/orders/order';
import { ordersDetailMessages, ordersWaitingMessages } from '../../messages/generated/en/orders';
import {
  sharedChargesMessages,
  sharedFactsMessages,
  sharedOrderStatesMessages,
  sharedOrdersMessages,
  sharedPlacedOrderMessages,
} from '../../messages/generated/en/shared';
import { useMessages } from '../../messages/messages';
import { layered } from '../../theme/layered';
import { styled } from '../../theme/styled';
import { orderStateWords, orderTypeWords } from '../shared/order-words';
import { Badge } from '../ui/Badge';
import { Card } from '../ui/Card';
import { type DescriptionItem, DescriptionList } from '../ui/DescriptionList';
import { Link } from '../ui/Link';
import { useLinks } from '../ui/LinksProvider';
import { MomentText } from '../ui/MomentText';
import { ORDER_CARD } from './order-css';

type FactsProps = { order: Order };

const FactsCard = styled(Card)(layered(ORDER_CARD));

/** The customer of an order, and who placed and decided it. */
export function OrderFacts({ order }: FactsProps) {
  const { customer: customerHref } = useLinks();
  const t = useMessages(sharedFactsMessages);
  return (
    <FactsCard data-slot="order-facts">
      <h2>{t('detailsTitle')}</h2>
      <DescriptionList items={useFacts(order, customerHref?.(order.customerId))} />
    </FactsCard>
  );
}

function useFacts(order: Order, href: string | undefined): readonly DescriptionItem[] {
  const t = useMessages(ordersDetailMessages);
  const tOrders = useMessages(sharedOrdersMessages);
  const tOrderStates = useMessages(sharedOrderStatesMessages);
  const tShared = useMessages(sharedFactsMessages);
  const tCharges = useMessages(sharedChargesMessages);
  const tPlacedOrder = useMessages(sharedPlacedOrderMessages);
  const tWaiting = useMessages(ordersWaitingMessages);
  const { customerName, vendorName, type, poNumber, createdAt, endedAt, approval, approvers } =
    order;
  const { placedBy: user, impersonatedBy: administrator } = order;
  const state = orderStateWords(order.state, tOrderStates);
  const moment = (instant: Date | null) => instant && <MomentText instant={instant} />;
  const name = <bdi>{customerName}</bdi>;
  const fact = (id: string, term: string, value: ReactNode, note?: ReactNode) => ({
    id,
    term,
    value,
    note,
  });
  const items = [
    fact('state', tShared('columnState'), <Badge tone={state.tone}>{state.label}</Badge>),
    fact('customer', tShared('columnCustomer'), href ? <Link href={href}>{name}</Link> : name),
    fact('vendor', tShared('columnVendor'), <bdi>{vendorName}</bdi>),
    fact('type', tOrders('columnOrderType'), orderTypeWords(type, tOrders, tCharges)),
    fact(
      'placed',
      tOrders('columnPlaced'),
      moment(createdAt),
      administrator === null
        ? tPlacedOrder('placedBy', { user })
        : tPlacedOrder('placedByBoth', { administrator, user }),
    ),
    approval &&
      fact(
        'decided',
        order.state === 'rejected' ? tOrderStates('orderRejected') : t('approved'),
        moment(approval.at),
        <>
          <bdi>{approval.by}</bdi>
          {approval.reason && order.state !== 'rejected' && (
            <>
              <span>{': '}</span>
              <bdi>{approval.reason}</bdi>
            </>
          )}
        </>,
      ),
    (approvers ?? []).length > 0 &&
      fact(
        'approvers',
        tWaiting('approversTerm'),
        approvers?.map(({ name: person, email, customerName: company }) => (
          <div key={`${person} ${email}`}>
            <bdi>{person}</bdi> <small>{(email ?? company) && <bdi>{email ?? company}</bdi>}</small>
          </div>
        )),
      ),
    endedAt && fact('ended', t('ended'), moment(endedAt)),
    poNumber !== null && fact('number', tShared('ownNumber'), <bdi>{poNumber}</bdi>),
  ];
  return items.filter((item) => item !== false && item !== null);
}
