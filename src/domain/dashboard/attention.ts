import type { AttentionItem, AttentionKind, DashboardSummary } from './summary';
import type { DashboardTile } from './tiles';

/** Whose page settles what needs attention (wire §7); `tenants` are those of a customer. */
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

/** Where something is settled; null for an unknown kind, which is its text alone (wire §7). */
export function attentionPlace(kind: AttentionKind): AttentionPlace | null {
  return Object.hasOwn(PLACES, kind) ? (PLACES[kind] ?? null) : null;
}

/** Whether something can still be done about it: what is overdue goes on being so, all else has an end. */
export function isAttentionOpen(
  { kind, dueAt }: Pick<AttentionItem, 'kind' | 'dueAt'>,
  now: number,
): boolean {
  return dueAt === null || kind === 'statementOverdue' || now < dueAt.getTime();
}

/** The number that counts all of a kind. */
const COUNTED: readonly (readonly [AttentionKind, DashboardTile])[] = [
  ['windowClosing', 'windows'],
  ['orderFailed', 'failedOrders'],
  ['orderWaiting', 'waitingForMe'],
  ['statementOverdue', 'overdue'],
];

/** What is counted beyond what is shown: nothing is left out in silence. */
export interface AttentionRest {
  /** The number that leads to all of them. */
  readonly tile: DashboardTile;
  /** How many more there are. */
  readonly count: number;
}

/** How many more of each counted kind there are than are shown, the most urgent kind first. */
export function attentionRest(
  shown: readonly Pick<AttentionItem, 'kind'>[],
  summary: DashboardSummary | null,
): readonly AttentionRest[] {
  return COUNTED.map(([kind, tile]) => {
    const count = (summary?.[tile] ?? 0) - shown.filter((item) => item.kind === kind).length;
    return { tile, count };
  }).filter(({ count }) => count > 0);
}
