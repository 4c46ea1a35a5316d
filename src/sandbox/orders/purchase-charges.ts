import { seatsCharge } from '../../domain/billing/charge';
import { rateOf } from '../../domain/subscriptions/commitment';
import {
  type Charged,
  type SubscriptionTerms,
  startTerms,
} from '../../domain/subscriptions/lifecycle';
import { addDays, civilDateOf } from '../../domain/time/civil-date';
import type { PurchaseTask, Sale } from './line-work';

/** What is bought, and what is charged for it; no terms where nothing goes on. */
type Started = Charged<SubscriptionTerms | null>;

/** What decides about the beginning of a sale. */
type Begun = Pick<PurchaseTask, 'kind' | 'quantity' | 'at' | 'endsOn'>;

/** What is charged once, on the day of the purchase. */
function chargedOnce({ quantity, at }: Begun, { plan, taxBps }: Sale): Started {
  const fromOn = civilDateOf(at);
  const untilOn = addDays(fromOn, 1);
  const day = { fromOn, untilOn, fullUntilOn: untilOn };
  return { terms: null, lines: [seatsCharge('once', quantity, rateOf(plan, taxBps), day)] };
}

/** What a sale comes to on the day of the purchase, or of its approval. */
export function startSale(task: Begun, sale: Sale): Started {
  const { kind, quantity, at, endsOn } = task;
  return kind === 'once' ? chargedOnce(task, sale) : startTerms({ ...sale, quantity, at, endsOn });
}

/** What the customer is charged first for a line, in minor units. */
export function firstNet(task: PurchaseTask): number {
  return startSale(task, task.sold).lines.reduce((sum, { net }) => sum + net, 0);
}
