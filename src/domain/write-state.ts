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
      /** The server's answer. */
      readonly result: Result;
    };

/** Progress of the write behind a form or dialog. */
export interface WriteProgress {
  /** While true, the dialog cannot be closed and a second press does nothing. */
  isPending: boolean;
  /** Why the last attempt failed; the input stays. @default null */
  failure?: Failure | null | undefined;
}
