import type { ChargeLine } from '../billing/charge';
import type { OpenValue } from '../open-value';
import type { ChangeInstead, ChangeRefusalCode } from './change';

/** Preview of an immediate change, from the server (wire §5). Amounts are in minor units. */
export type ChangePreview =
  | {
      readonly status: 'refused';
      /** Reason code; unknown ones are kept as text. */
      readonly code: OpenValue<ChangeRefusalCode>;
      /** The server's message. */
      readonly message: string;
      /** The alternative; null for none. */
      readonly instead: OpenValue<ChangeInstead> | null;
      /** Lowest number of seats that is allowed now; null if it is not about seats. */
      readonly lowestQuantity: number | null;
    }
  | {
      readonly status: 'ready';
      /** Idempotency key of the change. */
      readonly previewId: string;
      /** Until when it is valid; null if unknown. */
      readonly validUntilAt: Date | null;
      /** ISO 4217 code. */
      readonly currency: string;
      /** Charges and credits. */
      readonly lines: readonly ChargeLine[];
      /** Sum of the lines. */
      readonly net: number;
      /** Tax on `net`. */
      readonly tax: number;
      /** Total, tax included; negative for a refund. */
      readonly total: number;
      /** Price of a cycle before. */
      readonly recurringBefore: number;
      /** Price of a cycle afterwards. */
      readonly recurringAfter: number;
      /** Remaining charges of the current term afterwards. */
      readonly commitmentLeft: number;
      /** Whether it removes a scheduled change. */
      readonly deletesScheduled: boolean;
    };
