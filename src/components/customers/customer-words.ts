import type { Customer } from '../../domain/customers/customer';
import type {
  customersListMessages,
  customersPartsMessages,
} from '../../messages/generated/en/customers';
import type { sharedFactsMessages } from '../../messages/generated/en/shared';
import type { Translate } from '../../messages/messages';
import type { ListBadge } from '../ui/list/list-props';

export type ListWords = Translate<(typeof customersListMessages)['messages']>;
export type FactWords = Translate<(typeof sharedFactsMessages)['messages']>;
export type PartWords = Translate<(typeof customersPartsMessages)['messages']>;

/** The label of a customer's state. An unknown state is shown as it is (commerce §2.1). */
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

/** A badge only for a customer that cannot be sold to; plain text for an active one. */
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
 * The badge of a tenant's state, unless it is linked. An unknown state is shown as it is, in
 * neutral (commerce §2.1).
 */
export function tenantBadge(state: string, t: PartWords): ListBadge | string {
  if (state === 'active') return t('tenantActive');
  const [key, tone] = (Object.hasOwn(TENANTS, state) && TENANTS[state]) || [
    null,
    'neutral' as const,
  ];
  return { label: key === null ? state : t(key), tone };
}
