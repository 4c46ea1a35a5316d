import type { Access } from '../access';
import type { CsvExport } from '../csv-export';
import { type ListQuery, type ListRules, type ListState, startOf } from '../list-query';
import type { ListFilters } from '../paging';
import type { Need, NeedRefusal } from '../users/permission-access';
import type { BulkRenewals } from './bulk-renewals';
import type { BulkSeats } from './bulk-seats';
import type { Subscription } from './subscription';
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

/** What the list of subscriptions shows and does (commerce §5). */
export interface SubscriptionsScreenContent extends ListState<Subscription>, SubscriptionsPlace {
  /** Whether the viewer may see subscriptions, and why not. */
  readonly access: Access<NeedRefusal>;
  /** Called with the view to show. */
  readonly onViewChange: (view: SubscriptionsView) => void;
  /** Called when those of a project are to stand together, or not any more. */
  readonly onGroupedChange: (isGrouped: boolean) => void;
  /** How many need attention; null for not known. */
  readonly attentionCount: number | null;
  /** The same list as a file. @default there is none */
  readonly exporting?: CsvExport | undefined;
  /** The present time in milliseconds since 1970, to the minute. */
  readonly now: number;
  /** The change of the seats of those that are selected. @default nothing can be selected */
  readonly bulkSeats?: BulkSeats | undefined;
  /** Decisions about the renewals of those that are selected. @default none can be made */
  readonly bulkRenewals?: BulkRenewals | undefined;
  /** Where a subscription is. Keep the function stable. @default subscriptions have no page */
  readonly subscriptionHref?: ((id: string) => string) | undefined;
  /** Where a customer is. Keep the function stable. @default customers have no page */
  readonly customerHref?: ((id: string) => string) | undefined;
  /** Where the renewals are. @default they have no page */
  readonly renewalsHref?: string | undefined;
  /** Where the subscriptions of the other scope are. @default there is no way to them */
  readonly otherScopeHref?: string | undefined;
}
