import { RenewalsScreen } from '../../components/subscriptions/RenewalsScreen';
import { useRenewalsScreen } from '../../hooks/subscriptions/useRenewalsScreen';
import { idHref } from '../href-template';
import type { EmbedProps } from '../screen';

/** What `<plinth-renewals>` can be told beside what all can. */
export interface RenewalsProperties {
  /** Address of a subscription, with `{id}`. @default its name is no link */
  subscriptionHref?: string | undefined;
  /** Address of a customer, with `{id}`. @default its name is no link */
  customerHref?: string | undefined;
}

/** What renews in the coming months. */
export function RenewalsEmbed({ subscriptionHref, customerHref }: EmbedProps<RenewalsProperties>) {
  const screen = useRenewalsScreen({
    subscriptionHref: idHref(subscriptionHref),
    customerHref: idHref(customerHref),
  });
  return <RenewalsScreen {...screen} />;
}
