import type { AttentionKind } from './summary';

/** Whose page settles what needs attention (wire §7); `tenants` are those of a customer. */
export type AttentionPlace = 'order' | 'statement' | 'subscription' | 'tenants';

const PLACES: Readonly<Record<string, AttentionPlace>> = {
  orderFailed: 'order',
  orderWaiting: 'order',
  ownOrderWaiting: 'order',
  statementOverdue: 'statement',
  windowClosing: 'subscription',
  renewalSoon: 'subscription',
  trialEnding: 'subscription',
  seatsUnused: 'subscription',
  tenantExpired: 'tenants',
};

/** Where something is settled; null for an unknown kind, which is its text alone (wire §7). */
export function attentionPlace(kind: AttentionKind): AttentionPlace | null {
  return Object.hasOwn(PLACES, kind) ? (PLACES[kind] ?? null) : null;
}
