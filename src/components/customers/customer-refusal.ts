import type { Access } from '../../domain/access';
import { CUSTOMER_EDIT, type CustomerRefusal } from '../../domain/customers/customer-rules';
import { customersMoveMessages } from '../../messages/generated/en/customers';
import { uiForbiddenMessages } from '../../messages/generated/en/ui';
import { useMessages } from '../../messages/messages';

/** Why something cannot be done with a customer, in words; undefined where it can. */
export function useCustomerRefusal(): (access: Access<CustomerRefusal>) => string | undefined {
  const t = useMessages(customersMoveMessages);
  const tForbidden = useMessages(uiForbiddenMessages);
  const { permission } = CUSTOMER_EDIT;
  return ({ allowed, reason }) => {
    if (allowed) return undefined;
    switch (reason) {
      case 'noPermission':
      case 'impersonating':
        return tForbidden('forbiddenPermission', { permission });
      case 'customerType':
        return tForbidden('forbiddenLevel', { permission });
      case 'ownCompany':
        return t('refusedOwn');
      case 'liveSubscriptions':
        return t('refusedLive');
      default:
        return t('refusedState');
    }
  };
}
