import { RenewalsScreen } from '../../components/subscriptions/RenewalsScreen';
import { useRenewalsScreen } from '../../hooks/subscriptions/useRenewalsScreen';

/** What `<plinth-renewals>` can be told beside what all can. */
export interface RenewalsProperties {
  /** Address of a subscription, with `{id}`. @default its name is no link */
  subscriptionHref?: string | undefined;
  /** Address of a customer, with `{id}`. @default its name is no link */
  customerHref?: string | undefined;
}

/** What renews in the coming months. */
export function RenewalsEmbed() {
  const screen = useRenewalsScreen();
  return <RenewalsScreen {...screen} />;
}
