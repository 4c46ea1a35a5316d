import type { Failure } from '../domain/failure';

/** The user that a tab impersonates, or is about to. */
export interface ImpersonatedPerson {
  /** First and last name, or the display name. @default the e-mail alone is shown */
  name?: string | undefined;
  /** Their e-mail, which identifies them on the server. */
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
  /** It succeeded and has not been acknowledged yet. */
  | { readonly status: 'extended' };

/** Banner and dialog of an impersonating tab (specification §2.5, §4). */
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
  /** Requests more time; also retries after a failure. */
  onExtend: () => void;
  /** Ends the session. */
  onEnd: () => void;
  /** Called to acknowledge the result of an extension. */
  onAcknowledge: () => void;
}

/** The state of opening an impersonation in its new tab. */
export type ImpersonationArrival =
  /** Waiting for the tab that started it, or for the server. */
  | { readonly status: 'loading' }
  | {
      readonly status: 'failed';
      /**
       * Why: that tab did not answer within five seconds (`timeout`, contract §4.5), the session
       * has ended, never existed or its address is invalid (`notFound`), or the request failed.
       */
      readonly failure: Failure;
    };

/** What the page at `/impersonate/{sessionId}` shows (contract §3). */
export interface ImpersonationStartScreenProps {
  /** Its state. */
  arrival: ImpersonationArrival;
}

/** The state of starting an impersonation, in the administrator's tab. */
export type StartImpersonationState =
  | { readonly status: 'idle' }
  /** The session is being requested. */
  | { readonly status: 'starting' }
  /** The session is running and the new tab was opened, but it has not connected yet. */
  | { readonly status: 'opening'; readonly href: string }
  /** The new tab has connected. */
  | { readonly status: 'opened'; readonly href: string }
  /**
   * No tab has connected within five seconds, probably because of a pop-up blocker: show a link to
   * `href` with `target="_blank" rel="noopener"`. Becomes `opened` when a tab connects later.
   */
  | { readonly status: 'blocked'; readonly href: string }
  | {
      readonly status: 'failed';
      /** Why it could not be started. */
      readonly failure: Failure;
    };

/** What the dialog before an impersonation shows (specification §1, §4). */
export interface StartImpersonationDialogProps {
  /** Whether it is open (controlled). */
  isOpen: boolean;
  /** The user to impersonate. */
  user: ImpersonatedPerson;
  /** State of the start. */
  state: StartImpersonationState;
  /** Whether it has a field for the reason; only if the server stores it. @default false */
  hasReason?: boolean | undefined;
  /** Called in a press event, so that a tab may be opened, with the reason: '' for none. */
  onStart: (reason: string) => void;
  /** Called by Cancel, Close, Escape, the close button, and the link. Close it here. */
  onClose: () => void;
}
