import type { Failure } from '../failure';
import type { AuthFrameContent } from './auth-frame';

/** What the six boxes of a one-time code show and call (specification §2.1, §5, contract §4.11). */
export interface TwoFactorFormContent {
  /** While a code is checked: the button keeps its width, and nothing more is sent. */
  isPending: boolean;
  /**
   * Why the last code was refused; null for no failure. When it appears the boxes are emptied and the
   * first one has the focus. Without a sentence of the server it reads 'credentials are incorrect'
   * (specification §8).
   */
  failure: Failure | null;
  /**
   * Whether the code was accepted: a failure is then one of loading the account, and the next try
   * does just that (contract §4.23). @default false
   */
  isAccepted?: boolean | undefined;
  /** Who helps without a code, as the server says it (workday §9.9). @default '' nothing is said */
  help?: string | undefined;
  /** Called with six digits: by the button, or by itself after a paste of six; never by typing. */
  onSubmit: (code: string) => void;
  /** Called by the back button. */
  onBack: () => void;
}

/**
 * What the page of the second factor shows and calls (specification §2.1, §8).
 *
 * @typeParam Picture - what a logo is: `ReactNode` for components
 */
export interface TwoFactorScreenContent<Picture>
  extends AuthFrameContent<Picture>,
    TwoFactorFormContent {
  /** `missing` when the sign-in form handed nothing over: an alert with a way back shows. */
  status: 'ready' | 'missing';
  /** Who signs in. */
  email: string;
  /** Where the sign-in form is. */
  signInHref: string;
}
