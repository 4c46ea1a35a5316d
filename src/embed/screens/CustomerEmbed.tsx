import { Suspense } from 'react';
import { CustomerScreen } from '../../components/customers/CustomerScreen';
import { lazyPart } from '../../components/ui/lazy-part';
import type { CustomerEvent } from '../../domain/customers/customer-screen';
import { useCustomerScreen } from '../../hooks/customers/useCustomerScreen';
import { useInviteDialog } from '../../hooks/users/useInviteDialog';
import type { EmbedProps } from '../screen';
import { useTellUnshown } from '../useTellUnshown';

/** What `<plinth-customer>` can be told beside what all can. */
export interface CustomerProperties {
  /** Id of the customer. */
  id: string;
  /** Address of the customers. @default no link */
  customersHref?: string | undefined;
  /** Address of a subscription, with `{id}`. @default its name is no link */
  subscriptionHref?: string | undefined;
  /** Address of an order, with `{id}`. @default its name is no link */
  orderHref?: string | undefined;
  /** Address of a statement, with `{id}`. @default its name is no link */
  statementHref?: string | undefined;
}

/** What `<plinth-customer>` tells beside what all do. */
export interface CustomerEvents {
  /** Something was done. */
  done: CustomerEvent;
  /** Somebody was invited to it. */
  invited: { readonly email: string };
}

const InviteModal = lazyPart(
  async () => (await import('../../components/users/InviteModal')).InviteModal,
);

/** One customer with all that belongs to them. */
export function CustomerEmbed({ id, emit }: EmbedProps<CustomerProperties, CustomerEvents>) {
  const { openFor, dialog } = useInviteDialog((email) => void emit('invited', { email }));
  const screen = useCustomerScreen({
    id,
    onInvite: openFor,
    onDone: (event) => void emit('done', event),
  });
  useTellUnshown(screen.customer, emit);
  return (
    <>
      <CustomerScreen {...screen} />
      <Suspense fallback={null}>{dialog.company && <InviteModal {...dialog} />}</Suspense>
    </>
  );
}
