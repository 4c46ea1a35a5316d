import type { Links } from '../../contracts/links';
import type { Customer } from '../../domain/customers/customer';
import { unusual } from '../shared/unusual';
import type { Calculations } from '../shared/useCalculations';
import { countryName } from '../ui/country-name';
import type { ListColumn, ListFilter } from '../ui/list/list-props';
import { Mark } from '../ui/Mark';
import {
  customerStateBadge,
  customerStateWords,
  type FactWords,
  type ListWords,
} from './customer-words';

/** Columns of the customers. Keep the returned value stable (commerce §5). */
export function customersColumns(
  t: ListWords,
  tFacts: FactWords,
  locale: string,
  links: Links,
  calculations: Calculations,
  hasSellers = false,
): readonly ListColumn<Customer>[] {
  return [
    {
      id: 'name',
      kind: 'name',
      header: tFacts('columnName'),
      sort: 'name',
      hasDetail: true,
      hasPicture: true,
      value: (customer) => ({
        text: customer.name,
        detail: countryName(customer.country, locale),
        href: links.customer?.(customer.id),
        picture: <Mark seed={customer.id} />,
        badges: unusual(customerStateBadge(customer, t)),
      }),
    },
    ...(hasSellers
      ? [
          {
            id: 'seller',
            kind: 'text',
            header: t('columnSeller'),
            share: 18,
            value: ({ parentName }: Customer) => parentName && <bdi>{parentName}</bdi>,
          } as const,
        ]
      : []),
    {
      id: 'domain',
      kind: 'text',
      isExtra: true,
      header: tFacts('columnDomain'),
      share: hasSellers ? 20 : 26,
      narrow: 'none',
      priority: 3,
      value: ({ domain }) => domain && <bdi>{domain}</bdi>,
    },
    {
      id: 'state',
      kind: 'badge',
      header: tFacts('columnState'),
      sort: 'state',
      isExtra: true,
      value: (customer) => customerStateBadge(customer, t),
    },
    {
      id: 'recurring',
      kind: 'money',
      header: tFacts('perMonth'),
      sort: '-recurringPerMonth',
      share: 15,
      narrow: 'lead',
      priority: 1,
      value: ({ recurringPerMonth: amount, currency }) =>
        amount === null ? null : { amount, currency },
      calculation: calculations.customerRecurring,
      sum: 'recurringPerMonth',
    },
    {
      id: 'balance',
      kind: 'money',
      header: t('columnOwed'),
      sort: '-openBalance',
      // Nothing owed is not mentioned.
      narrow: ({ openBalance, otherBalances = [] }) =>
        openBalance === 0 && otherBalances.length === 0 ? 'none' : 'third',
      isHeaded: true,
      priority: 1,
      // Neither amount of a reseller's customer is in the viewer's sight.
      value: ({ openBalance: amount, currency, recurringPerMonth }) =>
        amount === 0 && recurringPerMonth === null ? null : { amount, currency },
      calculation: ({ id, openBalance: amount, currency }) =>
        calculations.customerBalance(id, { amount, currency }),
      more: ({ otherBalances = [] }) => otherBalances,
      sum: 'openBalance',
    },
  ];
}

/** Filters of the customers, for facets that the server counts. */
export function customerFilters(
  t: ListWords,
  tFacts: FactWords,
  locale: string,
  hasSellers = false,
): readonly ListFilter[] {
  return [
    ...(hasSellers ? [{ name: 'parentId', label: t('columnSeller') }] : []),
    {
      name: 'state',
      label: tFacts('columnState'),
      labelOf: (state) => customerStateWords(state, t),
    },
    { name: 'country', label: t('country'), labelOf: (code) => countryName(code, locale) },
    { name: 'currency', label: t('currency') },
  ];
}
