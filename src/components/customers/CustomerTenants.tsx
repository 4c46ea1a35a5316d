import { useMemo } from 'react';
import type { Customer, Tenant } from '../../domain/customers/customer';
import { CUSTOMER_EDIT } from '../../domain/customers/customer-rules';
import {
  CUSTOMER_TAB_NEEDS,
  type CustomerScreenContent,
} from '../../domain/customers/customer-screen';
import { PRODUCTS_READ } from '../../domain/products/product-access';
import {
  customersDetailMessages,
  customersListMessages,
  customersPartsMessages,
  customersTenantsMessages,
} from '../../messages/generated/en/customers';
import { uiForbiddenMessages } from '../../messages/generated/en/ui';
import { useMessages, useMessagesLocale } from '../../messages/messages';
import { layered } from '../../theme/layered';
import { styled } from '../../theme/styled';
import { Button } from '../ui/Button';
import { CustomerPart } from './CustomerPart';
import { TenantAddModal } from './TenantAddModal';
import { TenantLinkModal } from './TenantLinkModal';
import { TenantRevokeDialog } from './TenantRevokeDialog';
import { tenantColumns } from './tenant-columns';
import { tenantRowActions } from './tenant-row-actions';

type TenantsProps = Pick<CustomerScreenContent, 'parts' | 'vendors' | 'now' | 'tenants'> & {
  customer: Customer;
};

const keyOf = ({ id }: Tenant) => id;
const domainOf = ({ domain }: Tenant) => domain;

const Actions = /* @__PURE__ */ styled('div')(
  /* @__PURE__ */ layered(`
  display: flex;
  flex-wrap: wrap;
  gap: var(--plinth-space-2);
  margin-block-end: var(--plinth-space-4);
  `),
);

/** A customer's accounts at vendors, and what can be done about them (commerce §3). */
export function CustomerTenants({ customer, parts, vendors, now, tenants }: TenantsProps) {
  const t = useMessages(customersPartsMessages);
  const tList = useMessages(customersListMessages);
  const tTabs = useMessages(customersDetailMessages);
  const tTenants = useMessages(customersTenantsMessages);
  const tForbidden = useMessages(uiForbiddenMessages);
  const locale = useMessagesLocale();
  const { access, addAccess, dialog } = tenants;
  const needs = (permission: string) => tForbidden('forbiddenPermission', { permission });
  const refusal = access.allowed ? undefined : needs(CUSTOMER_EDIT.permission);
  const addRefusal = refusal ?? (addAccess.allowed ? undefined : needs(PRODUCTS_READ.permission));
  const columns = useMemo(
    () => tenantColumns({ t, tList, tTenants, locale, vendors, now }),
    [t, tList, tTenants, locale, vendors, now],
  );
  const { name } = customer;

  return (
    <>
      <CustomerPart
        part={parts.tenants}
        label={tTabs('tabTenants')}
        permission={CUSTOMER_TAB_NEEDS.tenants.permission}
        columns={columns}
        getRowKey={keyOf}
        getRowLabel={domainOf}
        rowActions={tenantRowActions(tenants, tTenants, refusal)}
        onOpen={tenants.onShow}
        search={{ label: t('tenantsSearch'), placeholder: t('tenantsSearch') }}
        empty={{ title: t('tenantsEmpty'), text: t('tenantsEmptyText') }}
        failedText={t('tenantsFailed')}
      >
        <Actions data-slot="tenant-actions">
          {(['link', 'new'] as const).map((kind) => (
            <Button
              key={kind}
              isDisabled={addRefusal !== undefined}
              disabledReason={addRefusal}
              onPress={() => tenants.onAdd(kind)}
            >
              {kind === 'new' ? tTenants('newTenant') : tTenants('linkTenant')}
            </Button>
          ))}
        </Actions>
      </CustomerPart>
      {dialog?.type === 'add' && <TenantAddModal {...dialog} name={name} />}
      {dialog?.type === 'link' && <TenantLinkModal {...dialog} vendors={vendors} now={now} />}
      {dialog?.type === 'revoke' && <TenantRevokeDialog {...dialog} name={name} />}
    </>
  );
}
