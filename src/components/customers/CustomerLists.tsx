import { useCallback, useMemo } from 'react';
import type { CustomerScreenProps } from '../../contracts/customers';
import type { Customer } from '../../domain/customers/customer';
import type { PlanPrice } from '../../domain/products/plan-prices';
import type { PriceList } from '../../domain/products/product';
import {
  customersDetailMessages,
  customersPartsMessages,
} from '../../messages/generated/en/customers';
import {
  sharedAttentionMessages,
  sharedFactsMessages,
  sharedOrderStatesMessages,
  sharedOrdersMessages,
  sharedPlansMessages,
  sharedPriceListMessages,
  sharedPricesMessages,
  sharedSubscriptionStatesMessages,
  sharedSubscriptionsMessages,
} from '../../messages/generated/en/shared';
import { useMessages, useMessagesLocale } from '../../messages/messages';
import { layered } from '../../theme/layered';
import { styled } from '../../theme/styled';
import { orderStateWords } from '../shared/order-words';
import { planWords } from '../shared/plan-words';
import {
  recurringColumn,
  renewalColumn,
  seatsColumn,
  subscriptionName,
  subscriptionState,
} from '../shared/subscription-columns';
import { subscriptionStateWords } from '../shared/subscription-words';
import { useCalculations } from '../shared/useCalculations';
import { useOrdersColumns } from '../shared/useOrdersColumns';
import { Button } from '../ui/Button';
import { FormFailure } from '../ui/FormFailure';
import { BillingIcon, OrdersIcon, SubscriptionsIcon } from '../ui/icons';
import { Link } from '../ui/Link';
import { useLinks } from '../ui/LinksProvider';
import { CustomerPart } from './CustomerPart';
import { customerPriceColumns } from './customer-price-columns';

interface CustomerPriceListProps {
  ownPrices: CustomerScreenProps['prices']['own'];
  customer: Pick<Customer, 'name'>;
  priceList: PriceList;
}

const Root = styled('div')(
  layered(`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: var(--plinth-space-3);
  margin-block-end: var(--plinth-space-4);
  & > p { margin: 0; min-inline-size: 0; overflow-wrap: anywhere; }
  & > [data-slot='form-error'] { flex: 1 0 100%; }
  `),
);

/** The price list of a customer, and a link to set prices of its own (workday §6). */
function CustomerPriceList(props: CustomerPriceListProps) {
  const { priceList: priceListHref } = useLinks();
  const { customer, priceList, ownPrices } = props;
  const t = useMessages(customersPartsMessages);
  const href = priceListHref?.(priceList.id);
  const words = t('buysBy', { list: priceList.name });
  const ownWords = t('ownPrices', { customer: customer.name });
  return (
    <Root>
      <p>{href ? <Link href={href}>{words}</Link> : words}</p>
      {ownPrices && (
        <Button
          size="sm"
          isPending={ownPrices.isPending}
          onPress={() => ownPrices.onCreate(ownWords)}
        >
          {ownWords}
        </Button>
      )}
      {ownPrices && <FormFailure failure={ownPrices.failure} fallback={t('ownPricesFailed')} />}
    </Root>
  );
}

type PartsProps = Pick<CustomerScreenProps, 'parts' | 'now' | 'prices'> & {
  customer: Customer;
};

const keyOf = ({ id }: { readonly id: string }) => id;

function useWords() {
  const t = useMessages(customersPartsMessages);
  const tFacts = useMessages(sharedFactsMessages);
  const locale = useMessagesLocale();
  return { tFacts, locale, t, tTabs: useMessages(customersDetailMessages) };
}

/** Subscriptions of a customer (commerce §5). */
export function CustomerSubscriptions({ parts, now }: PartsProps) {
  const links = useLinks();
  const { t, tFacts, locale, tTabs } = useWords();
  const tStates = useMessages(sharedSubscriptionStatesMessages);
  const tSubscriptions = useMessages(sharedSubscriptionsMessages);
  const tAttention = useMessages(sharedAttentionMessages);
  const calculations = useCalculations();
  const columns = useMemo(() => {
    const settings = { tFacts, tStates, locale, now, links, calculations };
    return [
      subscriptionName(settings),
      subscriptionState(settings),
      seatsColumn(settings),
      recurringColumn(settings),
      renewalColumn(settings),
    ];
  }, [tFacts, tStates, locale, now, links, calculations]);
  return (
    <CustomerPart
      part={parts.subscriptions}
      label={tTabs('tabSubscriptions')}
      columns={columns}
      getRowKey={keyOf}
      narrowBelow={840}
      search={{
        label: tSubscriptions('subscriptionsSearch'),
        placeholder: tSubscriptions('subscriptionsSearch'),
      }}
      filters={[
        {
          name: 'state',
          label: tFacts('columnState'),
          labelOf: (state) => subscriptionStateWords(state, tStates).label,
        },
        { name: 'vendorId', label: t('columnVendor'), isId: true },
        {
          name: 'view',
          label: tAttention('attentionReason'),
          options: ['unused'],
          labelOf: () => tAttention('reasonUnused'),
        },
      ]}
      empty={{ icon: <SubscriptionsIcon />, title: tSubscriptions('subscriptionsEmpty') }}
      failedText={tSubscriptions('subscriptionsFailed')}
    />
  );
}

/** Orders of a customer (commerce §5). */
export function CustomerOrders({ parts, now }: PartsProps) {
  const { tFacts, tTabs } = useWords();
  const tColumns = useMessages(sharedOrdersMessages);
  const tStates = useMessages(sharedOrderStatesMessages);
  const columns = useOrdersColumns();
  return (
    <CustomerPart
      part={parts.orders}
      label={tTabs('tabOrders')}
      columns={columns}
      getRowKey={keyOf}
      now={now}
      search={{ label: tColumns('ordersSearch'), placeholder: tColumns('ordersSearch') }}
      filters={[
        {
          name: 'state',
          label: tFacts('columnState'),
          labelOf: (state) => orderStateWords(state, tStates).label,
        },
      ]}
      sumsOf={() => tColumns('sumHolds')}
      empty={{ icon: <OrdersIcon />, title: tColumns('ordersEmpty') }}
      failedText={tColumns('ordersFailed')}
    />
  );
}

/** Prices of a customer by plan (commerce §5). */
export function CustomerPrices(props: PartsProps) {
  const links = useLinks();
  const { parts, prices, customer } = props;
  const { t, locale, tTabs } = useWords();
  const tDetail = useMessages(sharedPriceListMessages);
  const tPlans = useMessages(sharedPlansMessages);
  const tPrices = useMessages(sharedPricesMessages);
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
      empty={{ icon: <BillingIcon />, title: t('pricesEmpty') }}
      failedText={tDetail('pricesFailed')}
    >
      {prices.list && (
        <CustomerPriceList customer={customer} priceList={prices.list} ownPrices={prices.own} />
      )}
    </CustomerPart>
  );
}
