import type { Failure } from '../domain/failure';

/** The user that a tab impersonates, or is about to. */
export interface ImpersonatedPerson {
  /** First and last name, or the display name. @default the e-mail alone is shown */
  name?: string | undefined;
  /** Their e-mail, by which the server knows them. */
  email: string;
}

/** The state of the last extension. */
export type ExtensionState =
  | { readonly status: 'none' }
  | { readonly status: 'sending' }
  | {
      readonly status: 'failed';
      /**
       * Why: the other tab did not answer in time (`timeout`), it is closed or signed out
       * (`notFound`), or it was refused.
       */
      readonly failure: Failure;
    }
  /** It came about; the reader has not gone on yet. */
  | { readonly status: 'extended' };

/** What an impersonating tab shows of it: banner and dialog (specification §2.5, §4). */
export interface ImpersonationStatusProps {
  /** The user that the tab impersonates. */
  user: ImpersonatedPerson;
  /** Name or e-mail of the administrator. @default not named */
  administrator?: string | undefined;
  /** Whole minutes left, rounded up; they decide colour and Extend button, see `phaseOf`. */
  minutesLeft: number;
  /** The state of the last extension. */
  extension: ExtensionState;
  /** Whether the tab that started the session is known to be gone. @default false */
  isParentGone?: boolean | undefined;
  /** Asks for more time, also once more after a failure. */
  onExtend: () => void;
  /** Ends the session. */
  onEnd: () => void;
  /** Called when the reader has seen what came of an extension. */
  onAcknowledge: () => void;
}

/** The state of opening an impersonation in its new tab. */
export type ImpersonationArrival =
  /** The tab that started it is asked, or the server is. */
  | { readonly status: 'loading' }
  | {
      readonly status: 'failed';
      /**
       * Why: that tab did not answer within five seconds (`timeout`, contract §4.5), the session is
       * over, was never there or its address is broken (`notFound`), or the server could not be asked.
       */
      readonly failure: Failure;
    };

/** What the page at `/impersonate/{sessionId}` shows (contract §3). */
export interface ImpersonationStartScreenProps {
  /** How far it is. */
  arrival: ImpersonationArrival;
}

/** The state of starting an impersonation, in the administrator's tab. */
export type StartImpersonationState =
  | { readonly status: 'idle' }
  /** The server is asked for the session. */
  | { readonly status: 'starting' }
  /** The session runs and the new tab was opened, but it has not said hello yet. */
  | { readonly status: 'opening'; readonly href: string }
  /** The new tab is there. */
  | { readonly status: 'opened'; readonly href: string }
  /**
   * No tab has said hello in five seconds, which is what a pop-up blocker looks like: show a link to
   * `href` with `target="_blank" rel="noopener"`. Becomes `opened` when a tab does say hello.
   */
  | { readonly status: 'blocked'; readonly href: string }
  | {
      readonly status: 'failed';
      /** Why it could not be started. */
      readonly failure: Failure;
    };

/** What the dialog before an impersonation shows (specification §1, §4). */
export interface StartImpersonationDialogProps {
  /** Whether it is open. You hold it. */
  isOpen: boolean;
  /** The user to impersonate. */
  user: ImpersonatedPerson;
  /** How far the start is. */
  state: StartImpersonationState;
  /** Whether it asks for a reason; only where there is a place to keep it. @default false */
  hasReason?: boolean | undefined;
  /** Called on a press, in which a tab may be opened, with the reason: '' for none. */
  onStart: (reason: string) => void;
  /** Called by Cancel, Close, Escape, the button in its corner, and by the link. Close it here. */
  onClose: () => void;
}
