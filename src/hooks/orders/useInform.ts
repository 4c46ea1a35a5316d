import { useState } from 'react';
import { getCustomer } from '../../api/calls/customers';
import { noteOrder } from '../../api/calls/orders';
import type { OrderScreenProps } from '../../contracts/orders';
import type { Customer } from '../../domain/customers/customer';
import { CUSTOMERS_READ } from '../../domain/customers/customer-rules';
import type { Order } from '../../domain/orders/order';
import { canInform, ORDER_NEEDS } from '../../domain/orders/order-access';
import { dataOr } from '../../domain/reading';
import { type CommerceActor, canAct, viewerAccess } from '../../domain/users/permission-access';
import { displayNameOf } from '../../domain/users/user';
import { useViewer } from '../auth/useViewer';
import { customerKeys } from '../reads/keys';
import { useRead } from '../reads/useRead';
import { useCopied } from '../timing/useCopied';
import { useOrderWrite } from './useOrderWrite';

const never = () => false;

/**
 * The mail to a customer about the failed lines of an order, and the note that they were informed
 * (workday §4).
 */
export function useInform(
  order: Order | null,
  actor: CommerceActor | null,
): OrderScreenProps['informing'] {
  const [isOpen, setOpen] = useState(false);
  const viewer = useViewer();
  const id = order?.customerId ?? '';
  const customer = useRead<Customer>({
    key: customerKeys.one(id),
    read: (client, call) => getCustomer(client, { id }, call),
    isEnabled: isOpen && viewerAccess(viewer, CUSTOMERS_READ).allowed,
    isEmpty: never,
  });
  const copied = useCopied();
  const note = useOrderWrite((client, input: { readonly id: string }) =>
    noteOrder(client, { ...input, kind: 'customerInformed' }),
  );
  if (!order || !actor || !viewer || !canInform(actor, order)) {
    return { onOpen: null, dialog: null };
  }
  const onOpen = () => {
    note.reset();
    copied.forget();
    setOpen(true);
  };
  const knowsNotes = order.customerInformedAt !== undefined;
  const inform = {
    contact: dataOr<Customer | null>(customer, null)?.contact ?? null,
    sender: displayNameOf(viewer),
    copied: copied.isCopied ? ('copied' as const) : copied.isRefused ? ('refused' as const) : null,
    onCopy: (text: string) => void copied.copy(text),
    noting: knowsNotes ? canAct(actor, ORDER_NEEDS.note) : null,
    isPending: note.isPending,
    failure: note.failure,
    onNote: () => void note.run({ id: order.id }),
    onClose: () => setOpen(false),
  };
  return { onOpen, dialog: isOpen ? inform : null };
}
