import type { OrderTerms, SharedTerms } from '../../domain/orders/order';
import { commitmentLeft, commitmentOf, countedPrice } from '../../domain/subscriptions/commitment';
import { isLive } from '../../domain/subscriptions/subscription';
import { cycleMonths } from '../../domain/subscriptions/term';
import type { CivilDate } from '../../domain/time/civil-date';
import type { SoldSubscription } from '../db/commerce-tables';
import type { PurchaseTask } from './line-work';
import { startSale } from './purchase-charges';

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
