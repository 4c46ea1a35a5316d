import type { ListQuery, ListRules } from '../list-query';
import type { Need } from '../users/permission-access';
import type { CurrentUser, CustomerType } from '../users/user';
import { isMonth, type Statement } from './statement';

/** Required to see statements (wire §2). */
export const STATEMENTS_READ = { permission: 'Billing.Read' } as const satisfies Need;

/** Required to export statements. */
export const STATEMENTS_EXPORT = { permission: 'Billing.Export' } as const satisfies Need;

/** Required to see the reconciliation (wire §6). */
export const RECONCILIATION_READ = {
  permission: 'Billing.Read',
  minimumCustomerType: 1,
} as const satisfies Need;

/** Required to export the reconciliation. */
export const RECONCILIATION_EXPORT = {
  permission: 'Billing.Export',
  minimumCustomerType: 1,
} as const satisfies Need;

/** Sorting and filters of the list, by their names on the wire (wire §2). */
export const STATEMENTS_LIST: ListRules = {
  sorts: ['period', 'number', 'state', 'customerName', 'dueOn', 'total', 'balance'],
  filters: ['state', 'direction', 'issuerId'],
  months: ['period'],
};

/** The level that sees statements between other companies. */
const PROVIDER_LEVEL = 2;

/**
 * The list rules for a user: a provider starts with the statements of its own company, and removes
 * that filter to see those of resellers (workday §3).
 */
export function statementsListFor(
  viewer: Pick<CurrentUser, 'customerType' | 'customerId'> | null,
): ListRules {
  if (viewer?.customerType !== PROVIDER_LEVEL) return STATEMENTS_LIST;
  return { ...STATEMENTS_LIST, start: { filters: { issuerId: [viewer.customerId] } } };
}

/**
 * Whether the list shows a sum: for a reseller, who owes some and is owed others, only with one
 * direction; for a provider only with one issuer.
 */
export function areStatementsSummed(
  customerType: CustomerType,
  { filters }: Pick<ListQuery, 'filters'>,
): boolean {
  if (customerType === 1) return filters.direction?.length === 1;
  return customerType !== PROVIDER_LEVEL || filters.issuerId?.length === 1;
}

/** Kinds of statements for a month, credits excluded; a wrong one is issued again (wire §2). */
export const MONTH_KINDS = ['statement', 'reissue'];

/** All states but void. */
const MONTH_STATES = ['draft', 'issued', 'overdue', 'paid'];

/** The same query without credits, and without void statements unless requested. */
export function monthsOnly<Asked extends Pick<ListQuery, 'filters'>>(query: Asked): Asked {
  const { filters } = query;
  const state = filters.state?.length ? filters.state : MONTH_STATES;
  return { ...query, filters: { ...filters, state, kind: MONTH_KINDS } };
}

/** The most important of the latest statements: one to pay comes first. */
export function latestBill(newestFirst: readonly Statement[]): Statement | null {
  const months = newestFirst.filter(isMonth);
  const ofLatest = months.filter(({ period }) => period === months[0]?.period);
  return ofLatest.find(({ balance }) => balance > 0) ?? ofLatest[0] ?? null;
}
