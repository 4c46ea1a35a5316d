import type { Links } from '../../contracts/links';
import type { Order } from '../../domain/orders/order';
import type { Catalogue } from '../../messages/define-messages';
import type {
  sharedChargesMessages,
  sharedFactsMessages,
  sharedOrderStatesMessages,
  sharedOrdersMessages,
} from '../../messages/generated/en/shared';
import type { Translate } from '../../messages/messages';
import { customerColumn } from '../shared/customer-column';
import { orderStateBadge, orderTypeWords } from '../shared/order-words';
import type { useWaitingWords } from '../shared/waiting-words';
import type { ListColumn } from '../ui/list/list-props';

type Words<Section extends Catalogue> = Translate<Section['messages']>;

interface ColumnSettings {
  readonly t: Words<typeof sharedOrdersMessages>;
  readonly tStates: Words<typeof sharedOrderStatesMessages>;
  readonly tCharges: Words<typeof sharedChargesMessages>;
  readonly tShared: Words<typeof sharedFactsMessages>;
  /** Describes what the order waits for, and until when. */
  readonly waitingWords: ReturnType<typeof useWaitingWords>;
  /** Whether orders belong to several customers. */
  readonly hasCustomers: boolean;
  readonly links: Links;
}

type Column = ListColumn<Order>;

/** The products of an order, each once. */
function productsOf({ lines }: Order): string {
  return [...new Set(lines.map(({ productName }) => productName))].join(', ');
}

/** Below the number: the products, and what the order waits for. */
function detailOf(order: Order, waitingWords: ColumnSettings['waitingWords']): string {
  const { approvers, heldUntilAt } = order;
  const products = productsOf(order);
  return approvers && heldUntilAt
    ? `${products} · ${waitingWords(approvers, heldUntilAt)}`
    : products;
}

/** Columns of the orders. Keep the returned value stable (commerce §5). */
export function ordersColumns(settings: ColumnSettings): readonly Column[] {
  const { t, tStates, tCharges, tShared, hasCustomers, links } = settings;
  return [
    {
      id: 'order',
      kind: 'name',
      header: t('columnOrder'),
      sort: '-number',
      hasDetail: true,
      value: (order) => ({
        text: order.number,
        detail: detailOf(order, settings.waitingWords),
        href: links.order?.(order.id),
      }),
    },
    ...(hasCustomers ? [customerColumn<Order>(tShared('columnCustomer'), links, 18)] : []),
    {
      id: 'type',
      kind: 'text',
      header: t('columnOrderType'),
      share: 10,
      value: ({ type }) => orderTypeWords(type, t, tCharges),
    },
    {
      id: 'state',
      kind: 'badge',
      header: tShared('columnState'),
      sort: 'state',
      share: 17,
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
      header: tShared('columnTotal'),
      sort: '-total',
      value: ({ total: amount, currency }) => ({ amount, currency }),
      sum: 'total',
    },
  ];
}
