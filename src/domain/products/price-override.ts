import type { PlanPrice } from './plan-prices';

/** What was done to a price. */
export interface PriceEvent {
  /** Of which plan. */
  readonly plan: PlanPrice;
  /** Its own price now, in minor units; null for that of the mark-up. */
  readonly unitPrice: number | null;
  /** Whether prices that are not the list's own are those of another list. @default false */
  readonly isBased?: boolean | undefined;
}
