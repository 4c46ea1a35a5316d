import { useMemo } from 'react';
import type { Links } from '../../contracts/links';
import type { SubscriptionScreenProps } from '../../contracts/subscriptions';
import type { Order } from '../../domain/orders/order';
import type { Catalogue } from '../../messages/define-messages';
import {
  sharedChargesMessages,
  sharedFactsMessages,
  sharedOrderStatesMessages,
  sharedOrdersMessages,
} from '../../messages/generated/en/shared';
import { subscriptionsPartsMessages } from '../../messages/generated/en/subscriptions';
import type { Translate } from '../../messages/messages';
import { useMessages } from '../../messages/messages';
import { layered } from '../../theme/layered';
import { styled } from '../../theme/styled';
import { orderStateBadge, orderTypeWords } from '../shared/order-words';
import { ForbiddenState } from '../ui/ForbiddenState';
import { useLinks } from '../ui/LinksProvider';
import { List } from '../ui/list/List';
import type { ListColumn } from '../ui/list/list-props';
import { SUBSCRIPTION_PART } from './subscription-css';

type Words<Section extends Catalogue> = Translate<Section['messages']>;

interface OrderColumns {
  readonly t: Words<typeof sharedOrdersMessages>;
  readonly tFacts: Words<typeof sharedFactsMessages>;
  readonly tCharges: Words<typeof sharedChargesMessages>;
  readonly tStates: Words<typeof sharedOrderStatesMessages>;
  readonly links: Links;
}

/** Columns of a subscription's orders. Keep the returned value stable. */
function subscriptionOrderColumns(words: OrderColumns): readonly ListColumn<Order>[] {
  const { t, tFacts, tCharges, tStates, links } = words;
  return [
    {
      id: 'order',
      kind: 'name',
      header: t('columnOrder'),
      sort: '-number',
      hasDetail: true,
      value: ({ id, number, placedBy }) => ({
        text: number,
        detail: placedBy,
        href: links.order?.(id),
      }),
    },
    {
      id: 'type',
      kind: 'text',
      header: t('columnOrderType'),
      share: 16,
      value: ({ type }) => orderTypeWords(type, t, tCharges),
    },
    {
      id: 'state',
      kind: 'badge',
      header: tFacts('columnState'),
      sort: 'state',
      share: 18,
      value: ({ state }) => orderStateBadge(state, tStates),
    },
    {
      id: 'placed',
      kind: 'time',
      header: t('columnPlaced'),
      sort: '-createdAt',
      summary: 'headed',
      value: ({ createdAt }) => createdAt,
    },
    {
      id: 'total',
      kind: 'money',
      header: tFacts('columnTotal'),
      sort: '-total',
      summary: 'headed',
      value: ({ total: amount, currency }) => ({ amount, currency }),
    },
  ];
}

type OrdersProps = Pick<SubscriptionScreenProps, 'orders' | 'now'>;

const Part = styled('section')(layered(SUBSCRIPTION_PART));
const keyOf = ({ id }: { readonly id: string }) => id;

/** The orders that created and changed a subscription (commerce §5). */
export function SubscriptionOrders({ orders, now }: OrdersProps) {
  const links = useLinks();
  const t = useMessages(subscriptionsPartsMessages);
  const tFacts = useMessages(sharedFactsMessages);
  const tCharges = useMessages(sharedChargesMessages);
  const tStates = useMessages(sharedOrderStatesMessages);
  const tColumns = useMessages(sharedOrdersMessages);
  const columns = useMemo(
    () => subscriptionOrderColumns({ t: tColumns, tFacts, tCharges, tStates, links }),
    [tColumns, tFacts, tCharges, tStates, links],
  );
  const { access, list } = orders;
  return (
    <Part data-slot="subscription-orders">
      <h2>{tFacts('orders')}</h2>
      {access.allowed ? (
        <List
          list={list}
          label={tFacts('orders')}
          columns={columns}
          getRowKey={keyOf}
          now={now}
          skeletonRows={2}
          headingLevel={3}
          empty={{ title: t('ordersNone') }}
          failedText={tColumns('ordersFailed')}
        />
      ) : (
        <ForbiddenState
          area={tFacts('orders')}
          permission={access.permission}
          reason={access.reason}
        />
      )}
    </Part>
  );
}
