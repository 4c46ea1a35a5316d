import { useMemo } from 'react';
import type { SubscriptionScreenProps } from '../../contracts/subscriptions';
import type { Order } from '../../domain/orders/order';
import { sharedFactsMessages, sharedOrdersMessages } from '../../messages/generated/en/shared';
import { subscriptionsPartsMessages } from '../../messages/generated/en/subscriptions';
import { useMessages } from '../../messages/messages';
import { layered } from '../../theme/layered';
import { styled } from '../../theme/styled';
import { useOrdersColumns } from '../shared/useOrdersColumns';
import { ForbiddenState } from '../ui/ForbiddenState';
import { OrdersIcon } from '../ui/icons';
import { List } from '../ui/list/List';
import type { ListColumn } from '../ui/list/list-props';
import { SUBSCRIPTION_PART } from './subscription-css';

type OrdersProps = Pick<SubscriptionScreenProps, 'orders' | 'now'>;

const Part = styled('section')(layered(SUBSCRIPTION_PART));
/** So many orders are read at a glance, without tools and totals. */
const SHORT_MAX = 5;

const unsummed = (column: ListColumn<Order>): ListColumn<Order> =>
  column.kind === 'money' ? { ...column, sum: undefined } : column;

const keyOf = ({ id }: { readonly id: string }) => id;

/** The orders that created and changed a subscription (commerce §5). */
export function SubscriptionOrders({ orders, now }: OrdersProps) {
  const t = useMessages(subscriptionsPartsMessages);
  const tFacts = useMessages(sharedFactsMessages);
  const tColumns = useMessages(sharedOrdersMessages);
  const columns = useOrdersColumns({ isOfOne: true });
  const { access, list } = orders;
  const isShort =
    list.rows.status === 'ready' && (list.rows.data.totalRecords ?? Infinity) <= SHORT_MAX;
  const shown = useMemo(() => (isShort ? columns.map(unsummed) : columns), [columns, isShort]);
  return (
    <Part data-slot="subscription-orders">
      <h2>{tFacts('orders')}</h2>
      {access.allowed ? (
        <List
          list={isShort ? { ...list, settings: undefined } : list}
          label={tFacts('orders')}
          columns={shown}
          wideFrom={840}
          getRowKey={keyOf}
          now={now}
          skeletonRows={2}
          headingLevel={3}
          empty={{ icon: <OrdersIcon />, title: t('ordersNone') }}
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
