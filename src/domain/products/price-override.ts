import type { PlanPrice } from './plan-prices';

/** A price that was changed. */
export interface PriceEvent {
  /** The plan. */
  readonly plan: PlanPrice;
  /** The overriding price, in minor units; null if the override was removed. */
  readonly unitPrice: number | null;
  /** Whether prices without an override come from another list. @default false */
  readonly isBased?: boolean | undefined;
}
