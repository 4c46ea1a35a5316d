import type { Failure } from './failure';

/** The state of a write. */
export type WriteState<Result> =
  | { readonly status: 'idle' }
  | { readonly status: 'pending' }
  | {
      readonly status: 'failed';
      /** Why it failed. */
      readonly failure: Failure;
    }
  | {
      readonly status: 'done';
      /** What the server answered. */
      readonly result: Result;
    };

/** How the write behind a form or a dialog stands, as it shows it. */
export interface WriteProgress {
  /** While it is sent: nothing closes the dialog, and a second press does nothing. */
  isPending: boolean;
  /** Why the last try failed; what was typed or chosen stays. @default null */
  failure?: Failure | null | undefined;
}
