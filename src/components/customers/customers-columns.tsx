import type { Customer } from '../../domain/customers/customer';
import type { customersListMessages } from '../../messages/generated/en/customers';
import type { Translate } from '../../messages/messages';
import { countryName } from '../ui/country-name';
import type { ListBadge, ListColumn, ListFilter } from '../ui/list/list-props';

type T = Translate<(typeof customersListMessages)['messages']>;

/** The words for a state; an unknown one is its own text (commerce §2.1). */
function stateWords(state: string, t: T): string {
  switch (state) {
    case 'active':
      return t('stateActive');
    case 'suspended':
      return t('stateSuspended');
    case 'closed':
      return t('stateClosed');
    default:
      return state;
  }
}

/** Who is active is as they should be, and only who is not has a badge. */
function stateBadge({ state }: Customer, t: T): ListBadge | null {
  if (state === 'active') return null;
  return { label: stateWords(state, t), tone: state === 'suspended' ? 'warning' : 'neutral' };
}

/** The columns of the customers (commerce §5). Keep the returned value stable. */
export function customersColumns(t: T, locale: string): readonly ListColumn<Customer>[] {
  return [
    {
      id: 'name',
      kind: 'name',
      header: t('columnName'),
      sort: 'name',
      hasDetail: true,
      value: ({ name, country }) => ({ text: name, detail: countryName(country, locale) }),
    },
    {
      id: 'domain',
      kind: 'text',
      header: t('columnDomain'),
      share: 26,
      value: ({ domain }) => domain && <bdi>{domain}</bdi>,
    },
    {
      id: 'state',
      kind: 'badge',
      header: t('columnState'),
      sort: 'state',
      value: (customer) => stateBadge(customer, t),
    },
    {
      id: 'recurring',
      kind: 'money',
      header: t('columnRecurring'),
      sort: '-recurringPerMonth',
      share: 19,
      summary: 'headed',
      value: ({ recurringPerMonth: amount, currency }) =>
        amount === null ? null : { amount, currency },
      sum: 'recurringPerMonth',
    },
    {
      id: 'balance',
      kind: 'money',
      header: t('columnBalance'),
      sort: '-openBalance',
      summary: 'headed',
      value: ({ openBalance: amount, currency }) => ({ amount, currency }),
      sum: 'openBalance',
    },
  ];
}

/** The filters of the customers: those that the server counts are shown. */
export function customerFilters(t: T, locale: string): readonly ListFilter[] {
  return [
    { name: 'state', label: t('columnState'), labelOf: (state) => stateWords(state, t) },
    { name: 'country', label: t('country'), labelOf: (code) => countryName(code, locale) },
    { name: 'currency', label: t('currency') },
  ];
}
