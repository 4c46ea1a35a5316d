import type { Tenant } from '../../domain/customers/customer';
import { linkDaysLeft } from '../../domain/customers/customer-tenants';
import type { customersTenantsMessages } from '../../messages/generated/en/customers';
import type { Translate } from '../../messages/messages';
import { utcMomentFormat } from '../ui/date-format';
import type { ListColumn } from '../ui/list/list-props';
import type { PartColumns } from './customer-parts-columns';
import { tenantBadge } from './customer-words';

/** What the columns of tenants are written with. */
export interface TenantColumns extends PartColumns {
  /** The words of tenants. */
  readonly tTenants: Translate<(typeof customersTenantsMessages)['messages']>;
  /** Names of vendors by their id, as far as they are known. */
  readonly vendors: ReadonlyMap<string, string>;
  /** The present time in milliseconds since 1970. */
  readonly now: number;
}

/** A customer's accounts at vendors. Keep the returned value stable. */
export function tenantColumns(words: TenantColumns): readonly ListColumn<Tenant>[] {
  const { t, tList, tTenants, locale, vendors, now } = words;
  return [
    {
      id: 'domain',
      kind: 'name',
      header: tList('columnDomain'),
      sort: 'domain',
      value: ({ domain }) => ({ text: domain }),
    },
    {
      id: 'vendor',
      kind: 'text',
      header: t('columnVendor'),
      share: 22,
      // An id is nobody's name.
      value: ({ vendorId, vendorName }) => vendorName ?? vendors.get(vendorId) ?? null,
    },
    {
      id: 'state',
      kind: 'badge',
      header: tList('columnState'),
      share: 22,
      value: ({ state }) => tenantBadge(state, t),
    },
    {
      id: 'link',
      kind: 'text',
      header: t('columnLink'),
      share: 22,
      summary: 'headed',
      value: ({ requestExpiresAt: until }) =>
        until && (
          <time dateTime={until.toISOString()} title={utcMomentFormat(locale).format(until)}>
            {tTenants('daysLeft', { count: linkDaysLeft(until, now) })}
          </time>
        ),
    },
  ];
}
