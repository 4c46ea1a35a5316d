import { SubscriptionScreen } from '../../components/subscriptions/SubscriptionScreen';
import type { SubscriptionEvent } from '../../contracts/subscriptions';
import { useSubscriptionScreen } from '../../hooks/subscriptions/useSubscriptionScreen';
import type { CommonProperties } from '../common-properties';
import type { EmbedProps } from '../screen';
import { useTellUnshown } from '../useTellUnshown';

/** What `<plinth-subscription>` can be told beside what all can. */
export interface SubscriptionProperties {
  /** Id of the subscription. */
  id: string;
  /** Address of the subscriptions. @default no link */
  subscriptionsHref?: string | undefined;
  /** Address of a customer, with `{id}`. @default its name is no link */
  customerHref?: string | undefined;
  /** Address of a statement, with `{id}`. @default its name is no link */
  statementHref?: string | undefined;
  /** Address of an order, with `{id}`. @default its name is no link */
  orderHref?: string | undefined;
}

/** What `<plinth-subscription>` tells beside what all do. */
export interface SubscriptionEvents {
  /** Something was done. */
  done: SubscriptionEvent;
}

/** One subscription, with its seats, plan and renewal. */
export function SubscriptionEmbed({
  id,
  hubUrl,
  emit,
}: EmbedProps<SubscriptionProperties & CommonProperties, SubscriptionEvents>) {
  const screen = useSubscriptionScreen({
    id,
    url: hubUrl,
    onDone: (event) => void emit('done', event),
  });
  useTellUnshown(screen.subscription, emit);
  return <SubscriptionScreen {...screen} />;
}
