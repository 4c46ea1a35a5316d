import { SubscriptionsScreen } from '../../components/subscriptions/SubscriptionsScreen';
import { useSubscriptionsScreen } from '../../hooks/subscriptions/useSubscriptionsScreen';
import type { CommonProperties } from '../common-properties';
import type { EmbedProps } from '../screen';

/** What `<plinth-subscriptions>` can be told beside what all can. */
export interface SubscriptionsProperties {
  /** Address of a subscription, with `{id}`. @default its name is no link */
  subscriptionHref?: string | undefined;
  /** Address of a customer, with `{id}`. @default its name is no link */
  customerHref?: string | undefined;
  /** Address of the renewals. @default no link */
  renewalsHref?: string | undefined;
}

/** What is subscribed to. */
export function SubscriptionsEmbed({
  hubUrl,
}: EmbedProps<SubscriptionsProperties & CommonProperties>) {
  const screen = useSubscriptionsScreen({
    url: hubUrl,
  });
  return <SubscriptionsScreen {...screen} />;
}
