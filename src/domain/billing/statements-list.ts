import type { ListQuery, ListRules } from '../list-query';
import type { Need } from '../users/permission-access';
import type { CurrentUser, CustomerType } from '../users/user';
import { isMonth, type Statement } from './statement';

/** What seeing statements takes (wire §2). */
export const STATEMENTS_READ = { permission: 'Billing.Read' } as const satisfies Need;

/** What having them as a file takes. */
export const STATEMENTS_EXPORT = { permission: 'Billing.Export' } as const satisfies Need;

/** What seeing the reconciliation takes (wire §6). */
export const RECONCILIATION_READ = {
  permission: 'Billing.Read',
  minimumCustomerType: 1,
} as const satisfies Need;

/** What having it as a file takes. */
export const RECONCILIATION_EXPORT = {
  permission: 'Billing.Export',
  minimumCustomerType: 1,
} as const satisfies Need;

/** What the list can be sorted and filtered by, as the wire names it (wire §2). */
export const STATEMENTS_LIST: ListRules = {
  sorts: ['period', 'number', 'state', 'customerName', 'dueOn', 'total', 'balance'],
  filters: ['state', 'direction', 'issuerId'],
  months: ['period'],
};

/** The level that sees what others bill each other. */
const PROVIDER_LEVEL = 2;

/**
 * The same for somebody: a provider begins with what its own company issued, and takes the filter away
 * to see what resellers issued (workday §3).
 */
export function statementsListFor(
  viewer: Pick<CurrentUser, 'customerType' | 'customerId'> | null,
): ListRules {
  if (viewer?.customerType !== PROVIDER_LEVEL) return STATEMENTS_LIST;
  return { ...STATEMENTS_LIST, start: { filters: { issuerId: [viewer.customerId] } } };
}

/**
 * Whether the statements of a list are added up: for a reseller, who owes some and is owed others, only
 * those of one direction; for a provider only those of one issuer, whose claims they are.
 */
export function areStatementsSummed(
  customerType: CustomerType,
  { filters }: Pick<ListQuery, 'filters'>,
): boolean {
  if (customerType === 1) return filters.direction?.length === 1;
  return customerType !== PROVIDER_LEVEL || filters.issuerId?.length === 1;
}

/** What a month came to is issued again where it was wrong; credits are no such thing (wire §2). */
export const MONTH_KINDS = ['statement', 'reissue'];

/** The states of a bill that counts: all but void. */
const MONTH_STATES = ['draft', 'issued', 'overdue', 'paid'];

/** The same list without credits, and without void statements unless they are asked for. */
export function monthsOnly<Asked extends Pick<ListQuery, 'filters'>>(asked: Asked): Asked {
  const { filters } = asked;
  const state = filters.state?.length ? filters.state : MONTH_STATES;
  return { ...asked, filters: { ...filters, state, kind: MONTH_KINDS } };
}

/** Of the latest months, the newest first, the statement that matters: one that is to be paid goes first. */
export function latestBill(newestFirst: readonly Statement[]): Statement | null {
  const months = newestFirst.filter(isMonth);
  const ofLatest = months.filter(({ period }) => period === months[0]?.period);
  return ofLatest.find(({ balance }) => balance > 0) ?? ofLatest[0] ?? null;
}
