import type { Links } from '../../contracts/links';
import type { Order } from '../../domain/orders/order';
import type { Catalogue } from '../../messages/define-messages';
import type { billingChargesMessages } from '../../messages/generated/en/billing';
import type {
  customersListMessages,
  customersPartsMessages,
} from '../../messages/generated/en/customers';
import type {
  ordersColumnsMessages,
  ordersStatesMessages,
} from '../../messages/generated/en/orders';
import type { Translate } from '../../messages/messages';
import type { ListColumn } from '../ui/list/list-props';
import { orderStateBadge, orderTypeWords } from '../ui/order-words';

type Words<Section extends Catalogue> = Translate<Section['messages']>;

/** What the columns are written with. */
export interface OrderColumns {
  /** The words of orders. */
  readonly t: Words<typeof ordersColumnsMessages>;
  /** The words of sums. */
  readonly tParts: Words<typeof customersPartsMessages>;
  /** The words of charges. */
  readonly tCharges: Words<typeof billingChargesMessages>;
  /** The words of lists. */
  readonly tList: Words<typeof customersListMessages>;
  /** The words of states. */
  readonly tStates: Words<typeof ordersStatesMessages>;
  readonly links: Links;
}

/** The orders of a subscription. Keep the returned value stable. */
export function subscriptionOrderColumns(words: OrderColumns): readonly ListColumn<Order>[] {
  const { t, tParts, tCharges, tList, tStates, links } = words;
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
      header: tList('columnState'),
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
      header: tParts('columnTotal'),
      sort: '-total',
      summary: 'headed',
      value: ({ total: amount, currency }) => ({ amount, currency }),
    },
  ];
}
