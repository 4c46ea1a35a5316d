import { useCallback, useMemo } from 'react';
import type { CustomerScreenProps } from '../../contracts/customers';
import type { Customer } from '../../domain/customers/customer';
import type { PlanPrice } from '../../domain/products/plan-prices';
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
import { priceListsDetailMessages } from '../../messages/generated/en/price-lists';
import {
  subscriptionsColumnsMessages,
  subscriptionsListMessages,
  subscriptionsStatesMessages,
} from '../../messages/generated/en/subscriptions';
import { uiChartMessages, uiPlansMessages, uiPricesMessages } from '../../messages/generated/en/ui';
import { useMessages, useMessagesLocale } from '../../messages/messages';
import { useLinks } from '../ui/LinksProvider';
import { numberFormat } from '../ui/number-format';
import { orderStateBadge, orderStateWords } from '../ui/order-words';
import { planWords } from '../ui/plan-words';
import { subscriptionStateWords } from '../ui/subscription-words';
import { CustomerPart } from './CustomerPart';
import { CustomerPriceList } from './CustomerPriceList';
import { orderColumns, subscriptionColumns } from './customer-parts-columns';
import { customerPriceColumns } from './customer-price-columns';

type PartsProps = Pick<CustomerScreenProps, 'parts' | 'now' | 'ownPrices' | 'priceList'> & {
  customer: Customer;
};

const keyOf = ({ id }: { readonly id: string }) => id;

function useWords() {
  const t = useMessages(customersPartsMessages);
  const tList = useMessages(customersListMessages);
  const locale = useMessagesLocale();
  const words = useMemo(() => ({ t, tList, locale }), [t, tList, locale]);
  return { ...words, words, tTabs: useMessages(customersDetailMessages) };
}

/** What a customer has subscribed to (commerce §5). */
export function CustomerSubscriptions({ parts }: PartsProps) {
  const links = useLinks();
  const { t, tList, locale, words, tTabs } = useWords();
  const tStates = useMessages(subscriptionsStatesMessages);
  const tColumns = useMessages(subscriptionsColumnsMessages);
  const tSubscriptions = useMessages(subscriptionsListMessages);
  const tChart = useMessages(uiChartMessages);
  const columns = useMemo(() => {
    const format = numberFormat(locale);
    const seats = (assigned: number, quantity: number) =>
      tChart('amountOf', { value: format.format(assigned), max: format.format(quantity) });
    return subscriptionColumns({ ...words, tStates, tColumns, seats, links });
  }, [words, tStates, tColumns, tChart, locale, links]);
  return (
    <CustomerPart
      part={parts.subscriptions}
      label={tTabs('tabSubscriptions')}
      columns={columns}
      getRowKey={keyOf}
      narrowBelow={840}
      search={{
        label: tSubscriptions('listSearch'),
        placeholder: tSubscriptions('listSearch'),
      }}
      filters={[
        {
          name: 'state',
          label: tList('columnState'),
          labelOf: (state) => subscriptionStateWords(state, tStates).label,
        },
        { name: 'vendorId', label: t('columnVendor'), isId: true },
        {
          name: 'view',
          label: tSubscriptions('reason'),
          options: ['unused'],
          labelOf: () => tSubscriptions('reasonUnused'),
        },
      ]}
      empty={{ title: tSubscriptions('listEmptyTitle') }}
      failedText={tSubscriptions('listFailed')}
    />
  );
}

/** What was ordered for a customer (commerce §5). */
export function CustomerOrders({ parts, now }: PartsProps) {
  const links = useLinks();
  const { tList, words, tTabs } = useWords();
  const tColumns = useMessages(ordersColumnsMessages);
  const tOrders = useMessages(ordersListMessages);
  const tStates = useMessages(ordersStatesMessages);
  const columns = useMemo(
    () => orderColumns({ ...words, tColumns, links }, (state) => orderStateBadge(state, tStates)),
    [words, tColumns, tStates, links],
  );
  return (
    <CustomerPart
      part={parts.orders}
      label={tTabs('tabOrders')}
      columns={columns}
      getRowKey={keyOf}
      now={now}
      search={{ label: tOrders('ordersSearch'), placeholder: tOrders('ordersSearch') }}
      filters={[
        {
          name: 'state',
          label: tList('columnState'),
          labelOf: (state) => orderStateWords(state, tStates).label,
        },
      ]}
      sumsOf={() => tOrders('sumHolds')}
      empty={{ title: tOrders('ordersEmpty') }}
      failedText={tOrders('ordersFailed')}
    />
  );
}

/** What a customer pays for each plan (commerce §5). */
export function CustomerPrices(props: PartsProps) {
  const links = useLinks();
  const { parts, priceList, customer } = props;
  const { t, locale, tTabs } = useWords();
  const tDetail = useMessages(priceListsDetailMessages);
  const tPlans = useMessages(uiPlansMessages);
  const tPrices = useMessages(uiPricesMessages);
  const wordsOf = useCallback(
    (plan: PlanPrice) => planWords(plan, tPlans, tPrices),
    [tPlans, tPrices],
  );
  const columns = useMemo(
    () =>
      customerPriceColumns({
        t: tDetail,
        locale,
        planWords: wordsOf,
        links,
        customerId: customer.id,
      }),
    [tDetail, locale, wordsOf, links, customer.id],
  );
  return (
    <CustomerPart
      part={parts.prices}
      label={tTabs('tabPrices')}
      columns={columns}
      getRowKey={keyOf}
      search={{ label: tDetail('pricesSearch'), placeholder: tDetail('pricesSearchHint') }}
      filters={[{ name: 'vendorId', label: tDetail('vendors'), isId: true }]}
      empty={{ title: t('pricesEmpty') }}
      failedText={tDetail('pricesFailed')}
    >
      {priceList && <CustomerPriceList {...props} priceList={priceList} />}
    </CustomerPart>
  );
}
