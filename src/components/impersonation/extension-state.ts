import type { ExtensionFailure } from '../../domain/impersonation/machine-types';

/** How the last request for more time stands; `Extension` of the session's state fits. */
export type ExtensionState =
  | { readonly status: 'none' }
  | { readonly status: 'sending' }
  | {
      readonly status: 'failed';
      readonly reason: ExtensionFailure;
      /** What the server said, '' for nothing worth showing. */
      readonly text: string;
    }
  /** It came about; the reader has not gone on yet. */
  | { readonly status: 'extended' };
