import { useParams } from 'react-router';
import { SubscriptionScreen } from '../../components/subscriptions/SubscriptionScreen';
import { dataOr } from '../../domain/reading';
import { SUBSCRIPTION_ORDERS } from '../../domain/subscriptions/subscription-screen';
import { useSubscriptionScreen } from '../../hooks/subscriptions/useSubscriptionScreen';
import { subscriptionsColumnsMessages } from '../../messages/generated/en/subscriptions';
import { useMessages } from '../../messages/messages';
import { useConfig } from '../ConfigContext';
import { customerPath } from '../customers/paths';
import { useListAddress } from '../list-address';
import { PageTitle } from '../PageTitle';
import { productPath } from '../products/paths';
import { subscriptionsPaths } from './paths';

/** `/apps/subscriptions/:id`: one subscription. */
export function SubscriptionPage() {
  const { id = '' } = useParams();
  return <SubscriptionContent key={id} id={id} />;
}

function SubscriptionContent({ id }: { id: string }) {
  const t = useMessages(subscriptionsColumnsMessages);
  const { hubUrl } = useConfig();
  const screen = useSubscriptionScreen({
    id,
    ...useListAddress(SUBSCRIPTION_ORDERS),
    url: hubUrl,
    subscriptionsHref: subscriptionsPaths.subscriptions,
    customerHref: customerPath,
    productHref: productPath,
  });
  const subscription = dataOr(screen.subscription, null);
  const name = subscription?.friendlyName ?? subscription?.productName;
  return (
    <PageTitle title={name ?? t('columnSubscription')}>
      <SubscriptionScreen {...screen} />
    </PageTitle>
  );
}
