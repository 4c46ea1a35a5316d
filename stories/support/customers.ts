import { balancesOf, type Customer } from '../../src/domain/customers/customer';
import type { Page } from '../../src/domain/paging';

/** A customer, for stories that get their data by args. */
export function customer(name: string, extra: Partial<Customer> = {}): Customer {
  return {
    id: name,
    name,
    level: 0,
    parentId: 'nordlys',
    state: 'active',
    country: 'NO',
    currency: 'EUR',
    taxBps: 2_500,
    vatId: null,
    priceListId: 'pl-standard',
    creditLimit: null,
    openBalance: 0,
    recurringPerMonth: 0,
    domain: null,
    agreementAcceptedAt: null,
    contact: { name: 'Liv Berge', email: 'liv@fjordbakeriet.example', phone: null },
    revision: 1,
    ...extra,
  };
}

export const customers: readonly Customer[] = [
  customer('Halvorsen AS', {
    domain: 'halvorsen.example',
    recurringPerMonth: 120_400,
    openBalance: 2_357,
  }),
  customer('Kvist & Sønner', {
    country: 'DK',
    domain: 'kvist-sonner.example',
    recurringPerMonth: 84_750,
    openBalance: -1_200,
  }),
  customer('Hamnen Hotell', {
    country: 'SE',
    state: 'suspended',
    domain: 'hamnen.example',
    recurringPerMonth: 31_000,
    openBalance: 93_000,
  }),
  customer('Gent Textiel', { country: 'BE', state: 'closed' }),
  customer('Åland Shipping', { country: 'FI', recurringPerMonth: 4_200 }),
];

/** What a server would answer: counted and added up, by currency. */
export function customersPage(rows: readonly Customer[]): Page<Customer> {
  const counted = (field: 'state' | 'country' | 'currency') => ({
    field,
    values: [...new Set(rows.map((row) => row[field]))].map((value) => ({
      value,
      count: rows.filter((row) => row[field] === value).length,
    })),
  });
  return {
    data: rows,
    totalRecords: rows.length,
    totalPages: 1,
    facets: [counted('state'), counted('country'), counted('currency')],
    sums: [...new Set(rows.flatMap(balancesOf).map(({ currency }) => currency))].map((currency) => {
      const own = rows.filter((row) => row.currency === currency);
      const owed = rows.flatMap(balancesOf).filter((money) => money.currency === currency);
      return {
        currency,
        amounts: {
          openBalance: owed.reduce((sum, { amount }) => sum + amount, 0),
          recurringPerMonth: own.reduce((sum, row) => sum + (row.recurringPerMonth ?? 0), 0),
        },
      };
    }),
  };
}
