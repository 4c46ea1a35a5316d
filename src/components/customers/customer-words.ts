import type { Customer } from '../../domain/customers/customer';
import type {
  customersListMessages,
  customersPartsMessages,
} from '../../messages/generated/en/customers';
import type { sharedFactsMessages } from '../../messages/generated/en/shared';
import type { Translate } from '../../messages/messages';
import type { ListBadge } from '../ui/list/list-props';

/** The words of the list. */
export type ListWords = Translate<(typeof customersListMessages)['messages']>;
/** The words of columns and facts. */
export type FactWords = Translate<(typeof sharedFactsMessages)['messages']>;
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

/** Only a customer that cannot be sold to has a badge; an active one has the plain word. */
export function customerStateBadge(
  { state }: Pick<Customer, 'state'>,
  t: ListWords,
): ListBadge | string {
  const label = customerStateWords(state, t);
  if (state === 'active') return label;
  return { label, tone: state === 'suspended' ? 'warning' : 'neutral' };
}

type StateWord = `tenant${'None' | 'Requested' | 'Expired' | 'Revoked'}`;

const TENANTS: Readonly<Record<string, readonly [StateWord, ListBadge['tone']]>> = {
  none: ['tenantNone', 'neutral'],
  requested: ['tenantRequested', 'info'],
  expired: ['tenantExpired', 'warning'],
  revoked: ['tenantRevoked', 'neutral'],
};

/**
 * The state of a tenant: a badge where it is not linked; an unknown state is its own text, and neutral
 * (commerce §2.1).
 */
export function tenantBadge(state: string, t: PartWords): ListBadge | string {
  if (state === 'active') return t('tenantActive');
  const [key, tone] = (Object.hasOwn(TENANTS, state) && TENANTS[state]) || [
    null,
    'neutral' as const,
  ];
  return { label: key === null ? state : t(key), tone };
}
