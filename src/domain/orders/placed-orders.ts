import type { CartQuestion } from '../cart/cart-question';
import type { Failure } from '../failure';
import type { WriteState } from '../write-state';
import type { Order } from './order';

/** Something of an order that cannot be bought again. */
export interface NotAdded {
  /** The plan. */
  readonly planId: string;
  /** The name of its product; null for an unknown one. */
  readonly productName: string | null;
  /** Why, as a code. */
  readonly code: string;
  /** Why, in the server's words. */
  readonly message: string;
}

/** A write that a page offers, how it stands, and what starts it. */
interface Offered<Input, Result> {
  /** How it stands. */
  readonly state: WriteState<Result>;
  /** Whether it is under way. */
  readonly isPending: boolean;
  /** Why it failed the last time. */
  readonly failure: Failure | null;
  /** Sends it. */
  readonly run: (input: Input) => Promise<unknown>;
}

/** An order that is bought again: its customer's, and nobody else's. */
export type OrderToBuyAgain = Pick<Order, 'id' | 'customerId' | 'tenantId' | 'customerName'>;

/** Puts what was ordered into the cart again. */
export interface BuyingAgain
  extends Omit<
    Offered<
      OrderToBuyAgain,
      {
        /** What is not in the cart. */
        readonly notAdded: readonly NotAdded[];
      }
    >,
    'run'
  > {
  /** Buys it again; where the cart holds lines it is asked first. */
  readonly run: (order: OrderToBuyAgain) => void;
  /** What is asked about what the cart holds. @default nothing */
  readonly question?: CartQuestion | null | undefined;
}

/** Has a failed line tried again. */
export interface RetryingLine
  extends Offered<
    {
      /** The order's id. */
      readonly id: string;
      /** The line's id. */
      readonly lineId: string;
    },
    unknown
  > {}
