import type { CustomerEvent } from '../../domain/customers/customer-screen';
import { useAlerts } from '../../hooks/alerts/useAlerts';
import { customersMoveMessages } from '../../messages/generated/en/customers';
import { useMessages } from '../../messages/messages';

const DONE = { suspend: 'suspendDone', resume: 'resumeDone', close: 'closeDone' } as const;

/** Says what has become of a customer. */
export function useMoveAlert(): (event: CustomerEvent) => void {
  const t = useMessages(customersMoveMessages);
  const alerts = useAlerts();
  return ({ action, customer: { name } }) =>
    void alerts.show({ type: 'success', title: t(DONE[action], { name }), text: '' });
}
