import type { ReactNode } from 'react';
import type { OrdersScreenProps } from '../../contracts/orders';
import { ORDER_TYPES, type Order } from '../../domain/orders/order';
import { ordersViewIn } from '../../domain/orders/orders-list';
import { ordersListMessages } from '../../messages/generated/en/orders';
import {
  sharedChargesMessages,
  sharedFactsMessages,
  sharedOrderStatesMessages,
  sharedOrdersMessages,
} from '../../messages/generated/en/shared';
import { uiListMessages } from '../../messages/generated/en/ui';
import { useMessages, useMessagesLocale } from '../../messages/messages';
import { orderStateWords, orderTypeWords } from '../shared/order-words';
import { useOrdersColumns } from '../shared/useOrdersColumns';
import { Badge } from '../ui/Badge';
import { OrdersIcon } from '../ui/icons';
import { Link } from '../ui/Link';
import { useLinks } from '../ui/LinksProvider';
import { ListScreen } from '../ui/ListScreen';
import { numberFormat } from '../ui/number-format';
import { Tabs } from '../ui/Tabs';

type TabsProps = Pick<OrdersScreenProps, 'view' | 'views' | 'counts' | 'onViewChange'> & {
  children: ReactNode;
};

const LABELS = {
  waitingForMe: 'viewWaiting',
  open: 'viewOpen',
  failed: 'viewFailed',
  all: 'viewAll',
} as const;

/** Badge colours of the views' counts; "all" has no count. */
const TONES = { waitingForMe: 'warning', open: 'info', failed: 'danger' } as const;

/** Tabs of the orders' views, with their counts (commerce §5). */
function OrdersTabs({ view: open, views, counts, onViewChange, children }: TabsProps) {
  const t = useMessages(ordersListMessages);
  const locale = useMessagesLocale();
  return (
    <Tabs
      label={t('views')}
      selectedKey={open}
      keyboardActivation="manual"
      onSelectionChange={(view) => onViewChange(ordersViewIn(view))}
      items={views.map((view) => {
        const count = view === 'all' ? 0 : (counts[view] ?? 0);
        return {
          id: view,
          label: t(LABELS[view]),
          content: view === open ? children : null,
          end: view !== 'all' && count > 0 && (
            <Badge tone={TONES[view]}>{numberFormat(locale).format(count)}</Badge>
          ),
        };
      })}
    />
  );
}

const keyOf = ({ id }: Order) => id;
const nameOf = ({ number }: Order) => number;

const EMPTY = {
  waitingForMe: ['waitingEmpty', 'waitingEmptyText'],
  open: ['openEmpty', 'openEmptyText'],
  failed: ['failedEmpty', 'failedEmptyText'],
  all: [null, 'listEmptyText'],
} as const;

/**
 * The list of orders: customer, total and state, with views for orders that wait for the viewer,
 * are open, or have failed (commerce §5).
 *
 * @example
 * <OrdersScreen {...useOrdersScreen()} />
 */
export function OrdersScreen(props: OrdersScreenProps) {
  const { view, hasCustomers, list } = props;
  const { products: productsHref } = useLinks();
  const t = useMessages(ordersListMessages);
  const tOrders = useMessages(sharedOrdersMessages);
  const tStates = useMessages(sharedOrderStatesMessages);
  const tCharges = useMessages(sharedChargesMessages);
  const tShared = useMessages(sharedFactsMessages);
  const tList = useMessages(uiListMessages);
  const columns = useOrdersColumns({ hasCustomers });
  const [emptyTitle, emptyText] = EMPTY[view];
  return (
    <ListScreen
      data-slot="orders-screen"
      access={props.access}
      title={t('listTitle')}
      text={t(hasCustomers ? 'introAll' : 'introOwn')}
      exporting={props.exporting}
      around={(rows) => <OrdersTabs {...props}>{rows}</OrdersTabs>}
      list={list}
      columns={columns}
      wideFrom={840}
      getRowKey={keyOf}
      getRowLabel={nameOf}
      now={props.now}
      search={{
        label: tOrders('ordersSearch'),
        placeholder: t(hasCustomers ? 'listSearchHint' : 'ownSearchHint'),
      }}
      filters={[
        {
          name: 'state',
          label: tShared('columnState'),
          labelOf: (state) => orderStateWords(state, tStates).label,
        },
        {
          name: 'type',
          label: tOrders('columnOrderType'),
          options: ORDER_TYPES,
          labelOf: (type) => orderTypeWords(type, tOrders, tCharges),
        },
        { name: 'createdAt', label: tOrders('columnPlaced'), kind: 'days' },
      ]}
      sumsOf={() => tOrders('sumHolds')}
      empty={{
        icon: <OrdersIcon />,
        title: emptyTitle ? t(emptyTitle) : tOrders('ordersEmpty'),
        text: t(emptyText),
        actions: view === 'all' && productsHref && (
          <Link data-variant="button" href={productsHref}>
            {tShared('browseMarketplace')}
          </Link>
        ),
      }}
      noMatchTitle={tList('nothingMatches')}
      noMatchText={t('noMatchText', { search: list.query.searchString })}
      failedText={tOrders('ordersFailed')}
    />
  );
}
