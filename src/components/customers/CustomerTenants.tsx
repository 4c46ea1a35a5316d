import { Suspense, useMemo } from 'react';
import type { CustomerScreenProps } from '../../contracts/customers';
import type { Customer, Tenant } from '../../domain/customers/customer';
import { linkDaysLeft } from '../../domain/customers/customer-tenants';
import {
  customersDetailMessages,
  customersPartsMessages,
  customersTenantsMessages,
} from '../../messages/generated/en/customers';
import { sharedFactsMessages } from '../../messages/generated/en/shared';
import type { Translate } from '../../messages/messages';
import { useMessages, useMessagesLocale } from '../../messages/messages';
import { layered } from '../../theme/layered';
import { styled } from '../../theme/styled';
import { Banner } from '../ui/Banner';
import { Button } from '../ui/Button';
import { utcMomentFormat } from '../ui/date-format';
import { MarketplaceIcon } from '../ui/icons';
import { lazyPart } from '../ui/lazy-part';
import type { ListColumn } from '../ui/list/list-props';
import { Mark } from '../ui/Mark';
import { useRefusal } from '../ui/useRefusal';
import { CustomerPart } from './CustomerPart';
import { type FactWords, type PartWords, tenantBadge } from './customer-words';
import { tenantRowActions } from './tenant-row-actions';

interface TenantColumns {
  readonly tFacts: FactWords;
  readonly locale: string;
  readonly t: PartWords;
  readonly tTenants: Translate<(typeof customersTenantsMessages)['messages']>;
  /** Names of vendors by id, as far as they have loaded. */
  readonly vendors: ReadonlyMap<string, string>;
  /** The present time in milliseconds since 1970. */
  readonly now: number;
}

/** Columns of a customer's accounts at vendors. Keep the returned value stable. */
function tenantColumns(words: TenantColumns): readonly ListColumn<Tenant>[] {
  const { t, tFacts, tTenants, locale, vendors, now } = words;
  return [
    {
      id: 'domain',
      kind: 'name',
      header: tFacts('columnDomain'),
      sort: 'domain',
      hasPicture: true,
      value: ({ domain, vendorId }) => ({ text: domain, picture: <Mark seed={vendorId} /> }),
    },
    {
      id: 'vendor',
      kind: 'text',
      header: t('columnVendor'),
      share: 22,
      // Sort by name: an id means nothing to users.
      value: ({ vendorId, vendorName }) => vendorName ?? vendors.get(vendorId) ?? null,
    },
    {
      id: 'state',
      kind: 'badge',
      header: tFacts('columnState'),
      share: 22,
      value: ({ state }) => tenantBadge(state, t),
    },
    {
      id: 'link',
      kind: 'text',
      header: t('columnLink'),
      share: 22,
      narrow: 'third',
      value: ({ requestExpiresAt: until }) =>
        until && (
          <time dateTime={until.toISOString()} title={utcMomentFormat(locale).format(until)}>
            {tTenants('daysLeft', { count: linkDaysLeft(until, now) })}
          </time>
        ),
    },
  ];
}

type TenantsProps = Pick<CustomerScreenProps, 'parts' | 'now'> &
  Pick<CustomerScreenProps['tabs'], 'tenants' | 'vendors'> & { customer: Customer };

// Loaded on first open, because dialogs depend on react-aria.
const TenantAddModal = lazyPart(async () => (await import('./TenantAddModal')).TenantAddModal);

const TenantLinkModal = lazyPart(async () => (await import('./TenantLinkModal')).TenantLinkModal);

const TenantRevokeDialog = lazyPart(
  async () => (await import('./TenantRevokeDialog')).TenantRevokeDialog,
);

const keyOf = ({ id }: Tenant) => id;
const domainOf = ({ domain }: Tenant) => domain;

const Actions = styled('div')(
  layered(`
  display: flex;
  flex-wrap: wrap;
  gap: var(--plinth-space-2);
  margin-block-end: var(--plinth-space-4);
  `),
);

/** A customer's accounts at vendors, and actions on them (commerce §3). */
export function CustomerTenants({ customer, parts, vendors, now, tenants }: TenantsProps) {
  const t = useMessages(customersPartsMessages);
  const tFacts = useMessages(sharedFactsMessages);
  const tTabs = useMessages(customersDetailMessages);
  const tTenants = useMessages(customersTenantsMessages);
  const refusal = useRefusal();
  const locale = useMessagesLocale();
  const { access, addAccess, dialog, made, onCredentials } = tenants;
  const canAdd = access.allowed ? addAccess : access;
  const columns = useMemo(
    () => tenantColumns({ t, tFacts, tTenants, locale, vendors, now }),
    [t, tFacts, tTenants, locale, vendors, now],
  );
  const { name } = customer;

  return (
    <>
      {made && (
        <Banner
          tone="success"
          title={tTenants('made', { domain: made.domain })}
          actions={
            onCredentials && (
              <Button onPress={onCredentials}>{tTenants('openNotifications')}</Button>
            )
          }
        >
          {tTenants('credentialsReady')}
        </Banner>
      )}
      <CustomerPart
        part={parts.tenants}
        label={tTabs('tabTenants')}
        columns={columns}
        getRowKey={keyOf}
        getRowLabel={domainOf}
        rowActions={tenantRowActions(tenants, tTenants, refusal(access))}
        onOpen={tenants.onShow}
        search={{ label: t('tenantsSearch'), placeholder: t('tenantsSearch') }}
        empty={{ icon: <MarketplaceIcon />, title: t('tenantsEmpty'), text: t('tenantsEmptyText') }}
        failedText={t('tenantsFailed')}
      >
        <Actions data-slot="tenant-actions">
          {(['link', 'new'] as const).map((kind) => (
            <Button
              key={kind}
              isDisabled={!canAdd.allowed}
              {...refusal(canAdd)}
              onPress={() => tenants.onAdd(kind)}
            >
              {kind === 'new' ? tTenants('newTenant') : tTenants('linkTenant')}
            </Button>
          ))}
        </Actions>
      </CustomerPart>
      <Suspense fallback={null}>
        {dialog?.type === 'add' && <TenantAddModal {...dialog} customer={customer} />}
        {dialog?.type === 'link' && <TenantLinkModal {...dialog} vendors={vendors} now={now} />}
        {dialog?.type === 'revoke' && <TenantRevokeDialog {...dialog} name={name} />}
      </Suspense>
    </>
  );
}
