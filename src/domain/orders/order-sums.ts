import type { OrderState } from './order';

/** What came to nothing: nobody pays for it. */
const CAME_TO_NOTHING: readonly OrderState[] = ['rejected', 'cancelled', 'failed'];

/** Whether an order counts in the sums of a list: what is completed or open does (workday §3). */
export function countsInSums(state: OrderState): boolean {
  return !CAME_TO_NOTHING.includes(state);
}
