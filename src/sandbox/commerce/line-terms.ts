import { seatsCharge } from '../../domain/billing/charge';
import type { OrderLine, OrderTerms, SharedTerms } from '../../domain/orders/order';
import {
  commitmentLeft,
  commitmentOf,
  countedPrice,
  rateOf,
} from '../../domain/subscriptions/commitment';
import type { Charged, SubscriptionTerms } from '../../domain/subscriptions/lifecycle';
import { startTerms } from '../../domain/subscriptions/lifecycle';
import { isLive } from '../../domain/subscriptions/subscription';
import { cycleMonths } from '../../domain/subscriptions/term';
import type { CivilDate } from '../../domain/time/civil-date';
import { addDays, civilDateOf } from '../../domain/time/civil-date';
import type { SoldSubscription } from '../db/commerce-records';
import type { LineWork, PurchaseTask, Sale } from '../db/commerce-work';

/** What a line of an order says of what is bought (workday §9.14). */
export type LineTerms = Required<OrderTerms>;

/** What is begun: what `startSale` reads, and the sale to the customer. */
type Started = Parameters<typeof startSale>[0] & Pick<PurchaseTask, 'sold'>;

/** What a line that buys something comes to. */
export function purchaseTerms(task: Started): LineTerms {
  const { plan } = task.sold;
  const { term, cycle, unitPrice, cancelHours } = plan;
  const { terms, lines } = startSale(task, task.sold);
  const goesOn = cycleMonths(cycle) !== null;
  return {
    ...{ term, cycle, unitPrice, cancelHours },
    recurring: goesOn ? task.quantity * countedPrice({ unitPrice }) : 0,
    commitment: terms ? commitmentOf(terms) : lines.reduce((sum, { net }) => sum + net, 0),
  };
}

/** What a line that changes a subscription comes to: the whole subscription afterwards. */
export function changeTerms(
  after: SoldSubscription,
  cancelHours: number | null,
  todayOn: CivilDate,
): LineTerms {
  const { term, cycle, unitPrice, quantity } = after;
  const goesOn = isLive(after) && cycleMonths(cycle) !== null;
  return {
    ...{ term, cycle, unitPrice, cancelHours },
    recurring: goesOn ? quantity * countedPrice(after) : 0,
    commitment: commitmentLeft(after, todayOn),
  };
}

/** A value that all lines have; null where they differ, undefined where one does not say. */
function shared<Value>(values: readonly (Value | undefined)[]): Value | null | undefined {
  if (values.includes(undefined)) return undefined;
  const [first] = values;
  return values.every((value) => value === first) ? first : null;
}

/** What an order says of its lines: null where they differ, the commitment is the sum (workday §9.14). */
export function orderTerms(lines: readonly OrderTerms[]): SharedTerms {
  const cycle = shared(lines.map((line) => line.cycle));
  const sum = (name: 'recurring' | 'commitment') =>
    lines.some((line) => line[name] === undefined)
      ? undefined
      : lines.reduce((total, line) => total + (line[name] ?? 0), 0);
  return {
    term: shared(lines.map((line) => line.term)),
    cycle,
    unitPrice: shared(lines.map((line) => line.unitPrice)),
    // Null says something of its own here, until the renewal: where lines differ it is left out.
    ...(lines.every((line) => line.cancelHours === lines[0]?.cancelHours) && {
      cancelHours: lines[0]?.cancelHours,
    }),
    recurring: cycle === null ? null : sum('recurring'),
    commitment: sum('commitment'),
  };
}

/** How long a line waits for its vendor, in milliseconds (commerce §8). */
export const QUEUED_MS = 2_000;

/** How long a vendor works at a line, in milliseconds (commerce §8). */
export const AT_WORK_MS = 6_000;

/** The key of a line's work: line ids are unique within an order only (wire §3.4). */
export function workKey(orderId: string, lineId: string): string {
  return `${orderId}/${lineId}`;
}

/** When a line goes on by itself; null for never. */
export function lineDueAt({ state }: Pick<OrderLine, 'state'>, { since }: LineWork): number | null {
  if (state === 'queued') return since + QUEUED_MS;
  return state === 'provisioning' ? since + AT_WORK_MS : null;
}

/** What is bought, and what is charged for it; no terms where nothing goes on. */
type StartedSale = Charged<SubscriptionTerms | null>;

/** What decides about the beginning of a sale. */
type Begun = Pick<PurchaseTask, 'kind' | 'quantity' | 'at' | 'endsOn'>;

/** What is charged once, on the day of the purchase. */
function chargedOnce({ quantity, at }: Begun, { plan, taxBps }: Sale): StartedSale {
  const fromOn = civilDateOf(at);
  const untilOn = addDays(fromOn, 1);
  const day = { fromOn, untilOn, fullUntilOn: untilOn };
  return { terms: null, lines: [seatsCharge('once', quantity, rateOf(plan, taxBps), day)] };
}

/** What a sale comes to on the day of the purchase, or of its approval. */
export function startSale(task: Begun, sale: Sale): StartedSale {
  const { kind, quantity, at, endsOn } = task;
  return kind === 'once' ? chargedOnce(task, sale) : startTerms({ ...sale, quantity, at, endsOn });
}

/** What the customer is charged first for a line, in minor units. */
export function firstNet(task: PurchaseTask): number {
  return startSale(task, task.sold).lines.reduce((sum, { net }) => sum + net, 0);
}
