import { ATTENTION_REASONS } from '../../domain/subscriptions/subscription-views';
import type { SubscriptionsView } from '../../domain/subscriptions/subscriptions-list';
import type { sharedPlansMessages } from '../../messages/generated/en/shared';
import type { Translate } from '../../messages/messages';
import { termWords } from '../shared/plan-words';
import { subscriptionStateWords } from '../shared/subscription-words';
import type { ListFilter } from '../ui/list/list-props';
import type { AttentionWords, ColumnWords, FactWords, StateWords } from './subscription-list-words';

const TERMS = ['P1M', 'P1Y', 'P3Y', 'none'] as const;

/** Message keys of the reasons. */
export const REASONS = {
  window: 'reasonWindow',
  failed: 'reasonFailed',
  unused: 'reasonUnused',
  renewing: 'reasonRenewing',
} as const;

interface FilterWords {
  readonly tAttention: AttentionWords;
  readonly tColumns: ColumnWords;
  readonly tFacts: FactWords;
  readonly tStates: StateWords;
  readonly tPlans: Translate<(typeof sharedPlansMessages)['messages']>;
}

/** Filter by term. */
function termFilter({ tColumns, tPlans }: Pick<FilterWords, 'tColumns' | 'tPlans'>) {
  return {
    name: 'term',
    label: tColumns('columnTerm'),
    options: TERMS,
    labelOf: (term: string) => termWords(term, tPlans),
  } satisfies ListFilter;
}

/** Filters by renewal setting. The server can only filter by what it counts. */
export function renewalFilters(
  words: Pick<FilterWords, 'tColumns' | 'tFacts' | 'tPlans'>,
): readonly ListFilter[] {
  const { tColumns, tFacts } = words;
  return [
    { name: 'vendorId', label: tFacts('columnVendor'), isId: true },
    termFilter(words),
    { name: 'renewsOn', label: tColumns('columnRenews'), kind: 'days' },
    {
      name: 'priceRises',
      label: tColumns('filterPrice'),
      labelOf: () => tColumns('priceRises'),
    },
  ];
}

/** Filters of a view: facets that the server counts, and filters with fixed values. */
export function subscriptionFilters(
  view: SubscriptionsView,
  words: FilterWords,
): readonly ListFilter[] {
  const { tAttention, tFacts, tStates } = words;
  const reason: ListFilter = {
    name: 'reason',
    label: tAttention('attentionReason'),
    options: ATTENTION_REASONS,
    labelOf: (value) =>
      Object.hasOwn(REASONS, value) ? tAttention(REASONS[value as never]) : value,
  };
  return [
    ...(view === 'attention' ? [reason] : []),
    {
      name: 'state',
      label: tFacts('columnState'),
      labelOf: (state) => subscriptionStateWords(state, tStates).label,
    },
    ...renewalFilters(words),
  ];
}
