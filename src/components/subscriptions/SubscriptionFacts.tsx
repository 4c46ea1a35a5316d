import type { ReactNode } from 'react';
import type { SubscriptionScreenProps } from '../../contracts/subscriptions';
import type { Subscription } from '../../domain/subscriptions/subscription';
import { formatCivilDate } from '../../domain/time/civil-format';
import {
  sharedFactsMessages,
  sharedPlansMessages,
  sharedPricesMessages,
  sharedSubscriptionStatesMessages,
} from '../../messages/generated/en/shared';
import { subscriptionsFactsMessages } from '../../messages/generated/en/subscriptions';
import { useMessages, useMessagesLocale } from '../../messages/messages';
import { layered } from '../../theme/layered';
import { styled } from '../../theme/styled';
import { ClientViewSwitch } from '../shared/ClientViewSwitch';
import { planWords } from '../shared/plan-words';
import { formatPrice } from '../shared/price-format';
import { subscriptionStateWords } from '../shared/subscription-words';
import { Badge } from '../ui/Badge';
import { Card } from '../ui/Card';
import { type DescriptionItem, DescriptionList } from '../ui/DescriptionList';
import { Link } from '../ui/Link';
import { useLinks } from '../ui/LinksProvider';
import { ScheduledText } from './ScheduledText';
import { SUBSCRIPTION_CARD } from './subscription-css';

type FactsProps = Pick<SubscriptionScreenProps, 'clientView'> & {
  subscription: Subscription;
};

const FactsCard = styled(Card)(layered(SUBSCRIPTION_CARD));

const linked = (href: string | undefined, text: string): ReactNode => {
  const name = <bdi>{text}</bdi>;
  return href === undefined ? name : <Link href={href}>{name}</Link>;
};

/** Product, customer, price and next charge of a subscription (commerce §5). */
export function SubscriptionFacts(props: FactsProps) {
  const { product: productHref, customer: customerHref } = useLinks();
  const { subscription, clientView } = props;
  const t = useMessages(subscriptionsFactsMessages);
  const tFacts = useMessages(sharedFactsMessages);
  const tSubscriptionStates = useMessages(sharedSubscriptionStatesMessages);
  const tPlans = useMessages(sharedPlansMessages);
  const tPrices = useMessages(sharedPricesMessages);
  const locale = useMessagesLocale();
  const { customerId, productId, currency, unitPrice, unitCost, renewalUnitPrice } = subscription;
  const price = (value: typeof unitPrice) => formatPrice(value, currency, locale);
  const { renewsOn, project, scheduled, nextChargeOn } = subscription;
  const isAnother = renewalUnitPrice !== null && renewalUnitPrice !== unitPrice;

  const state = subscriptionStateWords(subscription.state, tSubscriptionStates);

  const items: readonly (DescriptionItem | false)[] = [
    {
      id: 'state',
      term: tFacts('columnState'),
      value: (
        <>
          <Badge tone={state.tone}>{state.label}</Badge>{' '}
          {subscription.isTrial && <Badge tone="info">{tSubscriptionStates('trial')}</Badge>}
        </>
      ),
    },
    {
      id: 'product',
      term: tFacts('product'),
      value: linked(productHref?.(productId, customerId), subscription.productName),
      note: subscription.vendorName,
    },
    {
      id: 'customer',
      term: tFacts('customer'),
      value: linked(customerHref?.(customerId), subscription.customerName),
    },
    { id: 'plan', term: t('plan'), value: planWords(subscription, tPlans, tPrices) },
    { id: 'price', term: tFacts('priceEach'), value: price(unitPrice) },
    isAnother &&
      renewsOn !== null && {
        id: 'renewalPrice',
        term: t('renewalPrice', { date: formatCivilDate(renewsOn, locale) }),
        value: price(renewalUnitPrice),
      },
    unitCost !== undefined && { id: 'cost', term: tFacts('costEach'), value: price(unitCost) },
    {
      id: 'next',
      term: t('nextCharge'),
      value: nextChargeOn === null ? t('noNextCharge') : formatCivilDate(nextChargeOn, locale),
    },
    scheduled !== null && {
      id: 'scheduled',
      term: t('atRenewal'),
      value: <ScheduledText scheduled={scheduled} />,
    },
    project !== null && { id: 'project', term: t('projectName'), value: <bdi>{project}</bdi> },
  ];
  return (
    <FactsCard data-slot="subscription-facts">
      <h2>{tFacts('detailsTitle')}</h2>
      <DescriptionList items={items.filter((item) => item !== false)} />
      {clientView && <ClientViewSwitch {...clientView} />}
    </FactsCard>
  );
}
