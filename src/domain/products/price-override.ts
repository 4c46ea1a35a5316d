import type { Failure } from '../failure';
import type { PlanPrice } from './plan-prices';
import type { PriceList } from './product';

/** What is to become of a price. */
export interface PriceChange {
  /** The price, in minor units; null for that of the mark-up. */
  readonly unitPrice: number | null;
  /** Whether it may be below what the plan costs. */
  readonly allowBelowCost: boolean;
}

/** The dialog that changes a price, while it is open. */
export interface PriceOverrideState {
  /** By which list. */
  readonly list: PriceList;
  /** Of which plan, with the price that it has now. */
  readonly plan: PlanPrice;
  /** While it is saved: nothing closes the dialog. */
  readonly isPending: boolean;
  /** Why the last try failed; what was typed stays. */
  readonly failure: Failure | null;
  /** Called with what is to become of it. */
  readonly onSave: (change: PriceChange) => void;
  /** Closes it. */
  readonly onClose: () => void;
}

/** What was done to a price. */
export interface PriceEvent {
  /** Of which plan. */
  readonly plan: PlanPrice;
  /** Its own price now, in minor units; null for that of the mark-up. */
  readonly unitPrice: number | null;
  /** Whether prices that are not the list's own are those of another list. @default false */
  readonly isBased?: boolean | undefined;
}
