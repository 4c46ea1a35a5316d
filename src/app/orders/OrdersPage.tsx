import { useSearchParams } from 'react-router';
import { OrdersScreen } from '../../components/orders/OrdersScreen';
import { queryIn } from '../../domain/list-address';
import { ORDERS_LIST, ORDERS_READ, ordersViewIn } from '../../domain/orders/orders-list';
import { viewerAccess } from '../../domain/users/permission-access';
import { ordersQuery } from '../../hooks/orders/order-queries';
import { useOrdersScreen } from '../../hooks/orders/useOrdersScreen';
import { ordersListMessages } from '../../messages/generated/en/orders';
import { useMessages } from '../../messages/messages';
import type { PageAhead } from '../area';
import { useConfig } from '../ConfigContext';
import { useListAddress } from '../list-address';
import { PageTitle } from '../PageTitle';
import { VIEW } from './paths';

/** `/apps/orders`: what was ordered; the view and its list are in the address. */
export function OrdersPage() {
  const t = useMessages(ordersListMessages);
  const { hubUrl } = useConfig();
  const [params, setParams] = useSearchParams();
  const screen = useOrdersScreen({
    ...useListAddress(ORDERS_LIST),
    url: hubUrl,
    view: ordersViewIn(params.get(VIEW)),
    // Another list begins anew: the search of the one before is not its own.
    onViewChange: (view) => setParams(view === 'all' ? {} : { [VIEW]: view }),
  });
  return (
    <PageTitle title={t('listTitle')}>
      <OrdersScreen {...screen} />
    </PageTitle>
  );
}

OrdersPage.firstRead = ({ client, viewer, params }: PageAhead) =>
  viewerAccess(viewer, ORDERS_READ).allowed
    ? ordersQuery(client, {
        query: queryIn(params, ORDERS_LIST),
        view: ordersViewIn(params.get(VIEW)),
      })
    : null;
