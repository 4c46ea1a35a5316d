import type { AttentionItem, AttentionKind, DashboardSummary } from './summary';
import type { DashboardTile } from './tiles';

/**
 * The page where something that needs attention is settled (wire §7); `customerTenants` is a tab of
 * the customer.
 */
export type AttentionPlace = 'order' | 'statement' | 'subscription' | 'customerTenants';

const PLACES: Readonly<Record<string, AttentionPlace>> = {
  orderFailed: 'order',
  orderWaiting: 'order',
  ownOrderWaiting: 'order',
  statementOverdue: 'statement',
  windowClosing: 'subscription',
  renewalSoon: 'subscription',
  trialEnding: 'subscription',
  seatsUnused: 'subscription',
  tenantExpired: 'customerTenants',
};

/** Where an item is settled; null for an unknown kind, which shows only its text (wire §7). */
export function attentionPlace(kind: AttentionKind): AttentionPlace | null {
  return Object.hasOwn(PLACES, kind) ? (PLACES[kind] ?? null) : null;
}

/** Whether an item can still be acted on: overdue items always, others until their due time. */
export function isAttentionOpen(
  { kind, dueAt }: Pick<AttentionItem, 'kind' | 'dueAt'>,
  now: number,
): boolean {
  return dueAt === null || kind === 'statementOverdue' || now < dueAt.getTime();
}

/** The dashboard numbers that count all items of a kind. */
const COUNTED: readonly (readonly [AttentionKind, DashboardTile])[] = [
  ['windowClosing', 'windows'],
  ['orderFailed', 'failedOrders'],
  ['orderWaiting', 'waitingForMe'],
  ['statementOverdue', 'overdue'],
];

/** Items that are counted but not in the list. */
export interface AttentionRest {
  /** The number that links to all of them. */
  readonly tile: DashboardTile;
  /** How many are not in the list. */
  readonly count: number;
}

/** How many items of each counted kind are not in the list, most urgent kind first. */
export function attentionRest(
  visible: readonly Pick<AttentionItem, 'kind'>[],
  summary: DashboardSummary | null,
): readonly AttentionRest[] {
  return COUNTED.map(([kind, tile]) => {
    const count = (summary?.[tile] ?? 0) - visible.filter((item) => item.kind === kind).length;
    return { tile, count };
  }).filter(({ count }) => count > 0);
}
