import type { Customer, Tenant } from '../../domain/customers/customer';
import type { CommerceList } from '../commerce/list';
import { companyNames, type Viewer } from '../commerce/viewer';

const CUSTOMERS: CommerceList<Customer> = {
  defaultSort: 'name',
  sorts: {
    name: ({ name }) => name,
    state: ({ state }) => state,
    country: ({ country }) => country,
    openBalance: ({ openBalance }) => openBalance,
    recurringPerMonth: ({ recurringPerMonth }) => recurringPerMonth,
  },
  filters: {
    state: ({ state }) => [state],
    country: ({ country }) => [country],
    level: ({ level }) => [String(level)],
    currency: ({ currency }) => [currency],
    priceListId: ({ priceListId }) => [priceListId ?? ''],
    parentId: ({ parentId }) => [parentId],
  },
  facets: ['state', 'country', 'currency', 'parentId'],
  idOf: ({ id }) => id,
  searched: ({ name, domain, vatId, contact }) => [
    name,
    domain,
    vatId,
    contact.name,
    contact.email,
  ],
  sums: {
    currency: ({ currency }) => currency,
    parts: (row) => [
      row,
      ...(row.otherBalances ?? []).map(({ currency, amount: openBalance }) => ({
        ...{ ...row, currency, openBalance },
        recurringPerMonth: null,
      })),
    ],
    amounts: {
      openBalance: ({ openBalance }) => openBalance,
      recurringPerMonth: ({ recurringPerMonth }) => recurringPerMonth,
    },
  },
};

/** The list of customers (wire §2), with names of the sellers. */
export function customersFor(viewer: Viewer): CommerceList<Customer> {
  return { ...CUSTOMERS, labels: { parentId: companyNames(viewer) } };
}

/** The list of a customer's tenants (wire §2). */
export const TENANTS: CommerceList<Tenant> = {
  defaultSort: 'domain',
  sorts: { domain: ({ domain }) => domain },
  filters: { vendorId: ({ vendorId }) => [vendorId], state: ({ state }) => [state] },
  facets: [],
  idOf: ({ id }) => id,
  searched: ({ domain }) => [domain],
};
