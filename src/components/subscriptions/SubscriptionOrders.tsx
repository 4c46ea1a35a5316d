import { useMemo } from 'react';
import type { SubscriptionScreenProps } from '../../contracts/subscriptions';
import { billingChargesMessages } from '../../messages/generated/en/billing';
import {
  customersDetailMessages,
  customersListMessages,
  customersPartsMessages,
} from '../../messages/generated/en/customers';
import {
  ordersColumnsMessages,
  ordersListMessages,
  ordersStatesMessages,
} from '../../messages/generated/en/orders';
import { subscriptionPartsMessages } from '../../messages/generated/en/subscription';
import { useMessages } from '../../messages/messages';
import { layered } from '../../theme/layered';
import { styled } from '../../theme/styled';
import { ForbiddenState } from '../ui/ForbiddenState';
import { useLinks } from '../ui/LinksProvider';
import { List } from '../ui/list/List';
import { SUBSCRIPTION_PART } from './subscription-css';
import { subscriptionOrderColumns } from './subscription-order-columns';

type OrdersProps = Pick<SubscriptionScreenProps, 'orders' | 'now'>;

const Part = styled('section')(layered(SUBSCRIPTION_PART));
const keyOf = ({ id }: { readonly id: string }) => id;

/** The orders that made and changed a subscription (commerce §5). */
export function SubscriptionOrders({ orders, now }: OrdersProps) {
  const links = useLinks();
  const t = useMessages(subscriptionPartsMessages);
  const tTabs = useMessages(customersDetailMessages);
  const tParts = useMessages(customersPartsMessages);
  const tCharges = useMessages(billingChargesMessages);
  const tList = useMessages(customersListMessages);
  const tStates = useMessages(ordersStatesMessages);
  const tColumns = useMessages(ordersColumnsMessages);
  const tOrders = useMessages(ordersListMessages);
  const columns = useMemo(
    () => subscriptionOrderColumns({ t: tColumns, tParts, tCharges, tList, tStates, links }),
    [tColumns, tParts, tCharges, tList, tStates, links],
  );
  const { access, list } = orders;
  return (
    <Part data-slot="subscription-orders">
      <h2>{tTabs('tabOrders')}</h2>
      {access.allowed ? (
        <List
          list={list}
          label={tTabs('tabOrders')}
          columns={columns}
          getRowKey={keyOf}
          now={now}
          skeletonRows={2}
          headingLevel={3}
          empty={{ title: t('ordersNone') }}
          failedText={tOrders('ordersFailed')}
        />
      ) : (
        <ForbiddenState
          area={tTabs('tabOrders')}
          permission={access.permission}
          reason={access.reason}
        />
      )}
    </Part>
  );
}
