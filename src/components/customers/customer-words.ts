import type { Customer } from '../../domain/customers/customer';
import type {
  customersListMessages,
  customersPartsMessages,
} from '../../messages/generated/en/customers';
import type { Translate } from '../../messages/messages';
import type { ListBadge } from '../ui/list/list-props';

/** The words of the list. */
export type ListWords = Translate<(typeof customersListMessages)['messages']>;
/** The words of what belongs to a customer. */
export type PartWords = Translate<(typeof customersPartsMessages)['messages']>;

/** The words for a customer's state; an unknown one is its own text (commerce §2.1). */
export function customerStateWords(state: string, t: ListWords): string {
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
export function customerStateBadge(
  { state }: Pick<Customer, 'state'>,
  t: ListWords,
): ListBadge | null {
  if (state === 'active') return null;
  const tone = state === 'suspended' ? 'warning' : 'neutral';
  return { label: customerStateWords(state, t), tone };
}

type StateWord =
  | `statement${'Draft' | 'Paid' | 'Overdue' | 'Void'}`
  | `tenant${'None' | 'Requested' | 'Expired' | 'Revoked'}`;
type Known = Readonly<Record<string, readonly [StateWord, ListBadge['tone']]>>;

const STATEMENTS: Known = {
  draft: ['statementDraft', 'neutral'],
  paid: ['statementPaid', 'success'],
  overdue: ['statementOverdue', 'danger'],
  void: ['statementVoid', 'neutral'],
};

const TENANTS: Known = {
  none: ['tenantNone', 'neutral'],
  requested: ['tenantRequested', 'info'],
  expired: ['tenantExpired', 'warning'],
  revoked: ['tenantRevoked', 'neutral'],
};

/** What is as usual has no badge; an unknown state is its own text, and neutral (commerce §2.1). */
const badgeOf = (known: Known, usual: string) => (state: string, t: PartWords) => {
  if (state === usual) return null;
  const [key, tone] = (Object.hasOwn(known, state) && known[state]) || [null, 'neutral' as const];
  return { label: key === null ? state : t(key), tone };
};

/** The state of a statement, where it is not simply issued. */
export const statementBadge = /* @__PURE__ */ badgeOf(STATEMENTS, 'issued');
/** The state of a tenant, where it is not linked. */
export const tenantBadge = /* @__PURE__ */ badgeOf(TENANTS, 'active');
