import type { SubscriptionEvent } from '../../contracts/subscriptions';
import { useAlerts } from '../../hooks/alerts/useAlerts';
import { subscriptionChangesOutcomeMessages } from '../../messages/generated/en/subscription-changes';
import { useMessages } from '../../messages/messages';
import { subscription } from '../../screens/subscriptions';
import { RecordActivity } from '../activity/RecordActivity';
import { pageOf } from '../page-of';

/** `/apps/subscriptions/:id`: one subscription. */
export const SubscriptionPage = pageOf(
  subscription,
  () => ({ onDone: useDoneAlert() }),
  (_, { named: { id = '' } }) => ({ activity: <RecordActivity type="subscription" id={id} /> }),
);

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
