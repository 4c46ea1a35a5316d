import type { Access } from '../../domain/access';
import type { CustomerRefusal } from '../../domain/customers/customer-rules';
import { customersMoveMessages } from '../../messages/generated/en/customers';
import { sharedWritesMessages } from '../../messages/generated/en/shared';
import { useMessages } from '../../messages/messages';
import { type Refused, useRefusal } from '../ui/useRefusal';

/** Why an action on a customer is not allowed, as props of a control; empty if it is allowed. */
export function useCustomerRefusal(): (access: Access<CustomerRefusal>) => Refused {
  const t = useMessages(customersMoveMessages);
  const tWrites = useMessages(sharedWritesMessages);
  const refusal = useRefusal();

  function wordsOf(reason: CustomerRefusal | undefined): string | undefined {
    switch (reason) {
      case 'noPermission':
      case 'customerType':
        return undefined;
      case 'ownCompany':
        return t('refusedOwn');
      case 'liveSubscriptions':
        return t('refusedLive');
      default:
        return tWrites('refusedState');
    }
  }
  return (access) => refusal(access, wordsOf(access.reason));
}
