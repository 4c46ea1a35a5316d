import { seatsCharge } from '../../domain/billing/charge';
import type { OrderLine, OrderTerms, SharedTerms } from '../../domain/orders/order';
import { cycleMonths } from '../../domain/products/product';
import {
  commitmentLeft,
  commitmentOf,
  countedPrice,
  rateOf,
} from '../../domain/subscriptions/commitment';
import type { Charged, SubscriptionTerms } from '../../domain/subscriptions/lifecycle';
import { startTerms } from '../../domain/subscriptions/lifecycle';
import { isLive } from '../../domain/subscriptions/subscription';
import type { CivilDate } from '../../domain/time/civil-date';
import { addDays, civilDateOf } from '../../domain/time/civil-date';
import type { SoldSubscription } from '../db/commerce-records';
import type { LineWork, PurchaseTask, Sale } from '../db/commerce-work';

/** Long-term conditions of an order line (workday §9.14). */
export type LineTerms = Required<OrderTerms>;

/** A purchase as needed by `startSale`, with the sale to the customer. */
type Started = Parameters<typeof startSale>[0] & Pick<PurchaseTask, 'sold'>;

/** Conditions of a purchased line. */
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

/** Conditions of a line that changes a subscription: of the whole subscription afterwards. */
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

/** The common value of all lines; null if they differ, undefined if one has none. */
function shared<Value>(values: readonly (Value | undefined)[]): Value | null | undefined {
  if (values.includes(undefined)) return undefined;
  const [first] = values;
  return values.every((value) => value === first) ? first : null;
}

/** Conditions of an order: null where lines differ, the sum of the commitments (workday §9.14). */
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
    // Null means "until the renewal" here: the field is omitted if lines differ.
    ...(lines.every((line) => line.cancelHours === lines[0]?.cancelHours) && {
      cancelHours: lines[0]?.cancelHours,
    }),
    recurring: cycle === null ? null : sum('recurring'),
    commitment: sum('commitment'),
  };
}

/** How long a line waits for its vendor, in milliseconds (commerce §8). */
export const QUEUED_MS = 2_000;

/** How long a vendor works on a line, in milliseconds (commerce §8). */
export const AT_WORK_MS = 6_000;

/** Key of a line's work: line ids are unique only within an order (wire §3.4). */
export function workKey(orderId: string, lineId: string): string {
  return `${orderId}/${lineId}`;
}

/** When a line proceeds automatically; null for never. */
export function lineDueAt({ state }: Pick<OrderLine, 'state'>, { since }: LineWork): number | null {
  if (state === 'queued') return since + QUEUED_MS;
  return state === 'provisioning' ? since + AT_WORK_MS : null;
}

/** The result of a sale with its charges; no terms for one-off purchases. */
type StartedSale = Charged<SubscriptionTerms | null>;

/** The inputs of a sale. */
type Begun = Pick<PurchaseTask, 'kind' | 'quantity' | 'at' | 'endsOn'>;

/** A one-off charge on the day of purchase. */
function chargedOnce({ quantity, at }: Begun, { plan, taxBps }: Sale): StartedSale {
  const fromOn = civilDateOf(at);
  const untilOn = addDays(fromOn, 1);
  const day = { fromOn, untilOn, fullUntilOn: untilOn };
  return { terms: null, lines: [seatsCharge('once', quantity, rateOf(plan, taxBps), day)] };
}

/** The charges of a sale on the day of purchase or approval. */
export function startSale(task: Begun, sale: Sale): StartedSale {
  const { kind, quantity, at, endsOn } = task;
  return kind === 'once' ? chargedOnce(task, sale) : startTerms({ ...sale, quantity, at, endsOn });
}

/** The customer's first charge for a line, in minor units. */
export function firstNet(task: PurchaseTask): number {
  return startSale(task, task.sold).lines.reduce((sum, { net }) => sum + net, 0);
}
