import { useMemo } from 'react';
import type { Order } from '../../domain/orders/order';
import { listed } from '../../domain/text/listed';
import {
  sharedChargesMessages,
  sharedFactsMessages,
  sharedOrderStatesMessages,
  sharedOrdersMessages,
} from '../../messages/generated/en/shared';
import { useMessages, useMessagesLocale } from '../../messages/messages';
import { useLinks } from '../ui/LinksProvider';
import type { ListColumn } from '../ui/list/list-props';
import { Mark } from '../ui/Mark';
import { customerColumn } from './customer-column';
import { orderStateBadge, orderTypeWords } from './order-words';
import { unusual } from './unusual';
import { useCalculations } from './useCalculations';
import { useWaitingWords } from './waiting-words';

interface OrdersColumns {
  /** Whether orders belong to several customers. @default false */
  readonly hasCustomers?: boolean;
  /** Whether all orders are of one subscription, so that the second line names the buyer. */
  readonly isOfOne?: boolean;
}

/** The products of an order, each once. */
function productsOf({ lines }: Order, locale: string): string {
  return listed([...new Set(lines.map(({ productName }) => productName))], locale);
}

/** The columns of every list of orders (commerce §5). */
export function useOrdersColumns({
  hasCustomers = false,
  isOfOne = false,
}: OrdersColumns = {}): readonly ListColumn<Order>[] {
  const links = useLinks();
  const t = useMessages(sharedOrdersMessages);
  const tStates = useMessages(sharedOrderStatesMessages);
  const tCharges = useMessages(sharedChargesMessages);
  const tFacts = useMessages(sharedFactsMessages);
  const calculations = useCalculations();
  const waitingWords = useWaitingWords();
  const locale = useMessagesLocale();
  return useMemo(() => {
    /** Below the number: the products, and what the order waits for. */
    const detailOf = (order: Order) => {
      const { approvers, heldUntilAt } = order;
      const what = isOfOne ? order.placedBy : productsOf(order, locale);
      if (!approvers || !heldUntilAt) return what;
      return tFacts('nameAndFact', { name: what, fact: waitingWords(approvers, heldUntilAt) });
    };
    return [
      {
        id: 'order',
        kind: 'name',
        header: t('columnOrder'),
        sort: '-number',
        hasDetail: true,
        hasPicture: !isOfOne,
        value: (order) => ({
          text: order.number,
          detail: detailOf(order),
          href: links.order?.(order.id),
          picture: isOfOne ? undefined : <Mark seed={order.vendorId} />,
          badges: unusual(orderStateBadge(order.state, tStates)),
        }),
      },
      ...(hasCustomers ? [customerColumn<Order>(tFacts('columnCustomer'), links, 18)] : []),
      {
        id: 'type',
        kind: 'text',
        header: t('columnOrderType'),
        share: 12,
        narrow: 'second',
        priority: isOfOne ? 3 : 4,
        value: ({ type }) => orderTypeWords(type, t, tCharges),
      },
      {
        id: 'state',
        kind: 'badge',
        header: tFacts('columnState'),
        sort: 'state',
        share: 17,
        isExtra: true,
        value: ({ state }) => orderStateBadge(state, tStates),
      },
      {
        id: 'placed',
        kind: 'time',
        header: t('columnPlaced'),
        sort: '-createdAt',
        priority: hasCustomers ? 4 : 2,
        value: ({ createdAt }) => createdAt,
      },
      {
        id: 'total',
        kind: 'money',
        header: tFacts('columnTotal'),
        sort: '-total',
        narrow: 'lead',
        priority: 1,
        value: ({ total: amount, currency }) => ({ amount, currency }),
        calculation: calculations.order,
        sum: 'total',
      },
    ];
  }, [
    t,
    tStates,
    tCharges,
    tFacts,
    locale,
    waitingWords,
    calculations,
    links,
    hasCustomers,
    isOfOne,
  ]);
}
