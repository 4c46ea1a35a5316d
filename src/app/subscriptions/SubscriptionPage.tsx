import { useParams } from 'react-router';
import { SubscriptionScreen } from '../../components/subscriptions/SubscriptionScreen';
import type { SubscriptionEvent } from '../../contracts/subscriptions';
import { dataOr } from '../../domain/reading';
import type { Subscription } from '../../domain/subscriptions/subscription';
import { SUBSCRIPTION_ORDERS } from '../../domain/subscriptions/subscription-screen';
import { useAlerts } from '../../hooks/alerts/useAlerts';
import { useListed } from '../../hooks/reads/useListed';
import { subscriptionKeys } from '../../hooks/subscriptions/subscription-keys';
import { useSubscriptionScreen } from '../../hooks/subscriptions/useSubscriptionScreen';
import { subscriptionChangesOutcomeMessages } from '../../messages/generated/en/subscription-changes';
import { subscriptionsColumnsMessages } from '../../messages/generated/en/subscriptions';
import { useMessages } from '../../messages/messages';
import { RecordActivity } from '../activity/RecordActivity';
import { useConfig } from '../ConfigContext';
import { useListAddress } from '../list-address';
import { PageTitle, recordTitle } from '../PageTitle';

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
    onDone: useDoneAlert(),
  });
  const listed = useListed<Subscription>(subscriptionKeys.all, id);
  const subscription = dataOr(
    screen.subscription,
    screen.subscription.status === 'loading' ? listed : null,
  );
  const name = subscription?.friendlyName ?? subscription?.productName;
  return (
    <PageTitle
      title={recordTitle(name, screen.access, screen.subscription, t('columnSubscription'))}
    >
      <SubscriptionScreen
        {...screen}
        knownTitle={name}
        activity={<RecordActivity type="subscription" id={id} />}
      />
    </PageTitle>
  );
}

const DONE = { change: 'changeDone', renewal: 'renewalDone', names: 'namesDone' } as const;

/** Says what has become of a subscription. */
function useDoneAlert(): (event: SubscriptionEvent) => void {
  const t = useMessages(subscriptionChangesOutcomeMessages);
  const alerts = useAlerts();
  return ({ kind, action, subscription: { friendlyName, productName } }) => {
    const title = t(action === 'cancel' ? 'cancelDone' : DONE[kind], {
      name: friendlyName ?? productName,
    });
    void alerts.show({ type: 'success', title, text: '' });
  };
}
