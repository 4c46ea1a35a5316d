import type { CustomerTenants } from '../../contracts/customers';
import type { Tenant } from '../../domain/customers/customer';
import { canResend } from '../../domain/customers/customer-rules';
import { canRevoke } from '../../domain/customers/customer-tenants';
import type { customersTenantsMessages } from '../../messages/generated/en/customers';
import type { Translate } from '../../messages/messages';
import type { TableAction } from '../ui/Table';
import type { Refused } from '../ui/useRefusal';

/** The menu of a tenant's row, with the actions that its state allows. */
export function tenantRowActions(
  tenants: CustomerTenants,
  t: Translate<(typeof customersTenantsMessages)['messages']>,
  refusal: Refused,
) {
  const isDisabled = !tenants.access.allowed;
  return (tenant: Tenant): readonly TableAction[] => {
    const actions: TableAction[] = [];
    if (tenant.requestUrl) {
      actions.push({ id: 'link', label: t('showLink'), onAction: () => tenants.onShow(tenant) });
    }
    if (canResend(tenant)) {
      actions.push({
        id: 'resend',
        label: t('resend'),
        isDisabled,
        ...refusal,
        onAction: () => tenants.onResend(tenant),
      });
    }
    if (canRevoke(tenant)) {
      actions.push({
        id: 'revoke',
        label: t('revoke'),
        tone: 'danger',
        isDisabled,
        ...refusal,
        onAction: () => tenants.onRevoke(tenant),
      });
    }
    return actions;
  };
}
