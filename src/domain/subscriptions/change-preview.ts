import type { ChargeLine } from '../billing/charge';
import type { OpenValue } from '../open-value';
import type { ChangeInstead, ChangeRefusalCode } from './change';

/** What a change at once would come to, as the server says it (wire §5). */
export type ChangePreview =
  | {
      readonly status: 'refused';
      /** Why; an unknown code is its text. */
      readonly code: OpenValue<ChangeRefusalCode>;
      /** The server's sentence. */
      readonly message: string;
      /** What can be done in its place; null for nothing. */
      readonly instead: OpenValue<ChangeInstead> | null;
      /** The fewest seats that can be kept now; null when it is not about seats. */
      readonly lowestQuantity: number | null;
    }
  | {
      readonly status: 'ready';
      /** The key of the change, so that it is made once. */
      readonly previewId: string;
      /** Until when it holds; null for an unknown time. */
      readonly validUntilAt: Date | null;
      /** ISO 4217. */
      readonly currency: string;
      /** The charges and credits. */
      readonly lines: readonly ChargeLine[];
      /** Sum of the lines. */
      readonly net: number;
      /** The tax on it. */
      readonly tax: number;
      /** What it comes to; negative for money that is given back. */
      readonly total: number;
      /** What a cycle costs before. */
      readonly recurringBefore: number;
      /** What a cycle costs afterwards. */
      readonly recurringAfter: number;
      /** What is still to be charged in the running term afterwards. */
      readonly commitmentLeft: number;
      /** Whether what was scheduled is deleted by it. */
      readonly deletesScheduled: boolean;
    };
