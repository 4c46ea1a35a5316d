import type { SubscriptionScreenProps } from '../../contracts/subscriptions';
import { sharedFactsMessages, sharedOrdersMessages } from '../../messages/generated/en/shared';
import { subscriptionsPartsMessages } from '../../messages/generated/en/subscriptions';
import { useMessages } from '../../messages/messages';
import { layered } from '../../theme/layered';
import { styled } from '../../theme/styled';
import { useOrdersColumns } from '../shared/useOrdersColumns';
import { ForbiddenState } from '../ui/ForbiddenState';
import { OrdersIcon } from '../ui/icons';
import { List } from '../ui/list/List';
import { SUBSCRIPTION_PART } from './subscription-css';

type OrdersProps = Pick<SubscriptionScreenProps, 'orders' | 'now'>;

const Part = styled('section')(layered(SUBSCRIPTION_PART));
const keyOf = ({ id }: { readonly id: string }) => id;

/** The orders that created and changed a subscription (commerce §5). */
export function SubscriptionOrders({ orders, now }: OrdersProps) {
  const t = useMessages(subscriptionsPartsMessages);
  const tFacts = useMessages(sharedFactsMessages);
  const tColumns = useMessages(sharedOrdersMessages);
  const columns = useOrdersColumns({ isOfOne: true });
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
