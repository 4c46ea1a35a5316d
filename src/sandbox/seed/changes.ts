import type { ChangeTask } from '../db/commerce-work';
import { changeSubscription } from '../rules/subscription-change';
import type { History } from './histories';
import type { SeededLine } from './subscriptions';

/** Number of seats added by an unfinished order. */
const ADDED_SEATS = 5;

function withMoreSeats({ terms, ledger }: History, { product, plan }: SeededLine, at: number) {
  const more = { kind: 'seats', quantity: terms.quantity + ADDED_SEATS } as const;
  const outcome = changeSubscription({ ...terms, changing: null }, more, {
    now: at,
    taxBps: ledger[0]?.line.taxBps ?? 0,
    isCustomerActive: true,
    limits: product.limits,
    plan,
    findPlan: () => null,
  });
  if (outcome.status !== 'ready') throw new Error(`The seed cannot change ${plan.id}`);
  return outcome;
}

/** The change of an unfinished order: additional seats. */
export function seedChange(seeded: SeededLine, at: number): ChangeTask {
  const { subscription, sold, bought } = seeded;
  const after = withMoreSeats(sold, seeded, at);
  const { quantity, batches, scheduled } = after.terms;
  return {
    kind: 'change',
    subscriptionId: subscription.id,
    change: { kind: 'seats', quantity },
    at,
    creditedName: seeded.product.name,
    before: {
      quantity: subscription.quantity,
      batches: subscription.batches,
      scheduled: subscription.scheduled,
    },
    after: { quantity, batches, scheduled },
    sold: after.lines,
    bought: withMoreSeats(bought, seeded, at).lines,
  };
}
