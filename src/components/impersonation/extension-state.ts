import type { ExtensionFailure } from '../../domain/impersonation/machine-types';

/** The state of the last extension; `Extension` of the session's state fits. */
export type ExtensionState =
  | { readonly status: 'none' }
  | { readonly status: 'sending' }
  | {
      readonly status: 'failed';
      /** Why not. */
      readonly reason: ExtensionFailure;
      /** The server's message; '' when there is none worth showing. */
      readonly text: string;
    }
  /** It came about; the reader has not gone on yet. */
  | { readonly status: 'extended' };
