import { type ListQuery, type ListRules, startOf } from '../list-query';
import type { ListFilters } from '../paging';
import type { Need } from '../users/permission-access';
import { ATTENTION_REASONS } from './subscription-views';

/** What seeing subscriptions takes (wire §2). */
export const SUBSCRIPTIONS_READ = { permission: 'Subscription.Read' } as const satisfies Need;

/** Whose subscriptions a list shows: those of the viewer's own company, or all that they may see. */
export type SubscriptionsScope = 'own' | 'all';

/** The views of the list (commerce §5); the renewals have a page of their own. */
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

/** What each view can be sorted and filtered by. */
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

/** The view of an address; what is none is that of all. */
export function subscriptionsViewIn(text: string | null): SubscriptionsView {
  return SUBSCRIPTIONS_VIEWS.find((view) => view === text) ?? 'all';
}

/** What a list of subscriptions is about, besides its query. */
export interface SubscriptionsPlace {
  /** Whose they are. */
  readonly scope: SubscriptionsScope;
  /** Which of them. */
  readonly view: SubscriptionsView;
  /** Whether those of a project stand together, in the order of the projects. */
  readonly isGrouped: boolean;
}

function viewsOf(view: SubscriptionsView, reasons: readonly string[]): readonly string[] {
  if (view === 'trials') return ['trial'];
  if (view === 'all') return [];
  const known = ATTENTION_REASONS.filter((reason) => reasons.includes(reason));
  return known.length > 0 ? known : ATTENTION_REASONS;
}

/** What the server is asked for (wire §2). */
export function subscriptionsAsked(query: ListQuery, place: SubscriptionsPlace): ListQuery {
  const { reason = [], ...filters } = query.filters;
  const views = viewsOf(place.view, reason);
  const asked: ListFilters = {
    ...filters,
    ...(views.length > 0 && { view: views }),
    ...(place.scope === 'own' && { scope: ['own'] }),
  };
  return { ...query, filters: asked, ...(place.isGrouped && { sort: 'project' }) };
}

/** What counting those that need attention asks for. */
export function attentionAsked(scope: SubscriptionsScope): ListQuery {
  const query = { ...startOf({}), pageSize: 1 };
  return subscriptionsAsked(query, { scope, view: 'attention', isGrouped: false });
}
