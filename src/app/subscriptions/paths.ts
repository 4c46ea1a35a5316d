import {
  GROUP,
  SCOPE,
  type SubscriptionsScope,
  type SubscriptionsView,
  VIEW,
} from '../../domain/subscriptions/subscriptions-list';
import { encodePercent } from '../../domain/text/percent';

/** Addresses of the area (specification §2.2, commerce §1). */
export const subscriptionsPaths = {
  subscriptions: '/apps/subscriptions',
  allSubscriptions: '/apps/subscriptions/all',
  renewals: '/apps/subscriptions/renewals',
  subscription: '/apps/subscriptions/:id',
} as const;

const query = (scope: SubscriptionsScope) => (scope === 'own' ? `?${SCOPE}=own` : '');

/** The list of the own company's subscriptions, or of all, in one of its views. */
export function subscriptionsPath(
  scope: SubscriptionsScope,
  view: SubscriptionsView = 'all',
): string {
  const { subscriptions, allSubscriptions } = subscriptionsPaths;
  const list = scope === 'own' ? subscriptions + query(scope) : allSubscriptions;
  return view === 'all' ? list : `${list}${scope === 'own' ? '&' : '?'}${VIEW}=${view}`;
}

/** The own company's subscriptions grouped by project: My Projects (commerce §1). */
export function projectsPath(): string {
  return `${subscriptionsPath('own')}&${GROUP}=project`;
}

/** The renewals of the own company's subscriptions, or of all. */
export function renewalsPath(scope: SubscriptionsScope): string {
  return subscriptionsPaths.renewals + query(scope);
}

/** The page of a subscription. */
export function subscriptionPath(id: string): string {
  return subscriptionsPaths.subscription.replace(':id', () => encodePercent(id));
}
