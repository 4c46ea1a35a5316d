import type { Failure } from '../failure';
import type { TimedImpersonation } from './impersonation';
import type { ClockReading, ServerClock } from './server-clock';

/** The state of the last extension. */
export type Extension =
  | { readonly status: 'none' }
  | {
      readonly status: 'sending';
      /** Tells the answer of this request from others. */
      readonly requestId: string;
      /** When it is given up, by the monotonic clock. */
      readonly untilMono: number;
    }
  | {
      readonly status: 'failed';
      /**
       * Why not: the other tab did not answer within five seconds (`timeout`, contract §4.5), it is
       * closed or signed out (`notFound`), or it or the server said no (`refused`).
       */
      readonly failure: Failure;
    }
  /** "Session Extended Successfully!", until the reader goes on. */
  | { readonly status: 'extended' };

/** An impersonation that runs. */
export interface ActiveImpersonation extends Pick<TimedImpersonation, 'sessionId' | 'deadline'> {
  readonly status: 'active';
  /** The server's clock. While it is in doubt the server is being asked, and the less time left counts. */
  readonly clock: ServerClock;
  /** How the last request for more time stands. */
  readonly extension: Extension;
  /** Whether the tab that started it is known to be gone. */
  readonly isParentGone: boolean;
}

/** An impersonation, as the impersonating tab sees it (specification §4). */
export type ImpersonationState =
  | { readonly status: 'idle' }
  | ActiveImpersonation
  /** The time is over, or the server no longer knows the session. */
  | { readonly status: 'expired'; readonly sessionId: string }
  /** Ended by the user, here or in a duplicate of this tab. */
  | { readonly status: 'ended'; readonly sessionId: string };

/** What happens to an impersonation. */
export type ImpersonationEvent =
  | {
      readonly type: 'START';
      /** Id of the impersonation. */
      readonly sessionId: string;
      /** Milliseconds since 1970 by the server's clock. */
      readonly deadline: number;
      /** Its time, with a look at the device's clocks at the same moment. */
      readonly serverNow: number;
      /** What the clocks say. */
      readonly reading: ClockReading;
    }
  /** The worker ticked; it may be late or early. */
  | { readonly type: 'TICK'; readonly reading: ClockReading }
  /** The tab is looked at again, or the device woke up. */
  | { readonly type: 'WAKE'; readonly reading: ClockReading }
  /** An answer carried the server's time. */
  | { readonly type: 'SERVER_TIME'; readonly serverNow: number; readonly reading: ClockReading }
  /** The server could not be asked for its time. */
  | { readonly type: 'SERVER_TIME_FAILED' }
  | { readonly type: 'EXTEND' }
  | {
      readonly type: 'EXTENDED';
      /** Id of the impersonation. */
      readonly sessionId: string;
      /** Tells the answer of this request from others. */
      readonly requestId: string;
      /** The new end by the server's clock; null when it did not say. */
      readonly deadline: number | null;
    }
  | {
      readonly type: 'EXTEND_FAILED';
      /** Id of the impersonation. */
      readonly sessionId: string;
      /** Tells the answer of this request from others. */
      readonly requestId: string;
      /** Why not. */
      readonly failure: Failure;
    }
  /** The reader has read "Session Extended Successfully!", or what went wrong. */
  | { readonly type: 'ACKNOWLEDGE' }
  | {
      readonly type: 'PARENT_GONE';
      /** Id of the impersonation. */
      readonly sessionId: string;
    }
  | {
      readonly type: 'PARENT_BACK';
      /** Id of the impersonation. */
      readonly sessionId: string;
    }
  | { readonly type: 'END' }
  /** A duplicate of this tab has ended the session. */
  | { readonly type: 'ENDED_ELSEWHERE'; readonly sessionId: string }
  /** The server no longer knows the session. */
  | { readonly type: 'SERVER_REFUSED' };

/** What has to be done after an event. The machine itself touches nothing. */
export type ImpersonationEffect =
  /** Remove this tab's own keys and sign it out; comes exactly once. */
  | { readonly type: 'signOut'; readonly reason: 'expired' | 'ended' }
  /** Tell the server that it is over. */
  | { readonly type: 'endOnServer'; readonly sessionId: string }
  /** Tell duplicates of this tab that it is over. */
  | { readonly type: 'tellEnded'; readonly sessionId: string }
  /** Ask the tab that started it for more time. */
  | { readonly type: 'askParent'; readonly sessionId: string; readonly requestId: string }
  /** Ask the server for its time, by any call: its answer has a date. */
  | { readonly type: 'askServerTime' }
  /** Say how many minutes are left: 5, 2 or 1. */
  | { readonly type: 'announce'; readonly minutes: number };

/** What an event makes of a state. */
export interface Transition {
  /** The state after the event. */
  readonly state: ImpersonationState;
  /** What is to be done now, in order. */
  readonly effects: readonly ImpersonationEffect[];
}
