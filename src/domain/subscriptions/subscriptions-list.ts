import { type ListQuery, type ListRules, startOf } from '../list-query';
import type { ListFilters } from '../paging';
import type { Need } from '../users/permission-access';
import { ATTENTION_REASONS } from './subscription-views';

/** Required to see subscriptions (wire §2). */
export const SUBSCRIPTIONS_READ = { permission: 'Subscription.Read' } as const satisfies Need;

/** Whose subscriptions a list shows: the viewer's own company's, or all visible ones. */
export type SubscriptionsScope = 'own' | 'all';

/** Views of the list (commerce §5); renewals have their own page. */
export const SUBSCRIPTIONS_VIEWS = ['attention', 'all', 'trials'] as const;

/** One of {@link SUBSCRIPTIONS_VIEWS}. */
export type SubscriptionsView = (typeof SUBSCRIPTIONS_VIEWS)[number];

const RULES: ListRules = {
  sorts: [
    'productName',
    'customerName',
    'project',
    'state',
    'quantity',
    'unitPrice',
    'renewsOn',
    'commitmentLeft',
  ],
  filters: ['state', 'vendorId', 'term', 'priceRises'],
  days: ['renewsOn'],
};

/** Sorting and filters of each view. */
export const SUBSCRIPTIONS_LISTS: Readonly<Record<SubscriptionsView, ListRules>> = {
  attention: { ...RULES, filters: ['reason', ...(RULES.filters ?? [])] },
  all: RULES,
  trials: RULES,
};

/** In an address: whose they are. */
export const SCOPE = 'scope';
/** In an address: which of them. */
export const VIEW = 'view';
/** In an address: whether those of a project stand together. */
export const GROUP = 'group';

/** The view of an address; otherwise the one of all. */
export function subscriptionsViewIn(text: string | null): SubscriptionsView {
  return SUBSCRIPTIONS_VIEWS.find((view) => view === text) ?? 'all';
}

/** State of a subscription list, besides its query. */
export interface SubscriptionsPlace {
  /** Own company or all. */
  readonly scope: SubscriptionsScope;
  /** The view. */
  readonly view: SubscriptionsView;
  /** Whether it is grouped and sorted by project. */
  readonly isGrouped: boolean;
}

function viewsOf(view: SubscriptionsView, reasons: readonly string[]): readonly string[] {
  if (view === 'trials') return ['trial'];
  if (view === 'all') return [];
  const known = ATTENTION_REASONS.filter((reason) => reasons.includes(reason));
  return known.length > 0 ? known : ATTENTION_REASONS;
}

/** The query to send (wire §2). */
export function subscriptionsAsked(query: ListQuery, place: SubscriptionsPlace): ListQuery {
  const { reason = [], ...filters } = query.filters;
  const views = viewsOf(place.view, reason);
  const requested: ListFilters = {
    ...filters,
    ...(views.length > 0 && { view: views }),
    ...(place.scope === 'own' && { scope: ['own'] }),
  };
  return { ...query, filters: requested, ...(place.isGrouped && { sort: 'project' }) };
}

/** The query that counts subscriptions needing attention. */
export function attentionAsked(scope: SubscriptionsScope): ListQuery {
  const query = { ...startOf({}), pageSize: 1 };
  return subscriptionsAsked(query, { scope, view: 'attention', isGrouped: false });
}
