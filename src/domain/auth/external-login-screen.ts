import type { Failure } from '../failure';
import type { AuthFrameContent } from './auth-frame';
import type { ExternalProvider } from './session';

/**
 * How the return from an external provider stands: `loading` while its code is exchanged,
 * `redirecting` while the profile is read and after it, `failed` (specification §2.1, §4).
 */
export type ExternalLoginProgress =
  | { readonly status: 'loading' }
  | { readonly status: 'redirecting' }
  | {
      readonly status: 'failed';
      /**
       * Why. Without a sentence of the server it reads 'Unable to login. Please try again later or
       * contact support if the issue persists.' (specification §8)
       */
      readonly failure: Failure;
    };

/**
 * What the page shows that a provider sends a browser back to (specification §2.1, §4).
 *
 * @typeParam Picture - what a logo is: `ReactNode` for components
 */
export interface ExternalLoginScreenContent<Picture> extends AuthFrameContent<Picture> {
  /** Whom the user comes back from; null for one that is not known. */
  provider: ExternalProvider | null;
  /** How it stands. */
  progress: ExternalLoginProgress;
  /** Where the link back leads after a failure. */
  signInHref: string;
}
