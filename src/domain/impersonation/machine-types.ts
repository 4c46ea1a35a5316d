import type { Failure } from '../failure';
import type { TimedImpersonation } from './impersonation';
import type { ClockReading, ServerClock } from './server-clock';

/** State of the last extension. */
export type Extension =
  | { readonly status: 'none' }
  | {
      readonly status: 'sending';
      /** Id of the request; matches its answer. */
      readonly requestId: string;
      /** When the request times out, by the monotonic clock, in milliseconds. */
      readonly untilMono: number;
    }
  | {
      readonly status: 'failed';
      /**
       * Why it failed: the other tab did not answer within five seconds (`timeout`, contract §4.5),
       * is closed or signed out (`notFound`), or the tab or the server refused (`refused`).
       */
      readonly failure: Failure;
    }
  /** Shows "Session Extended Successfully!" until it is acknowledged. */
  | { readonly status: 'extended' };

/** An active impersonation. */
export interface ActiveImpersonation extends Pick<TimedImpersonation, 'sessionId' | 'deadline'> {
  readonly status: 'active';
  /**
   * The server's clock. While it is uncertain, the server's time is requested and the shorter
   * remaining time counts.
   */
  readonly clock: ServerClock;
  /** State of the last extension. */
  readonly extension: Extension;
  /** Whether the tab that started it is known to be closed. */
  readonly isParentGone: boolean;
}

/** State of an impersonation in the impersonating tab (specification §4). */
export type ImpersonationState =
  | { readonly status: 'idle' }
  | ActiveImpersonation
  /** The time is up, or the server no longer knows the session. */
  | { readonly status: 'expired'; readonly sessionId: string }
  /** Ended by the user, in this tab or a duplicate of it. */
  | { readonly status: 'ended'; readonly sessionId: string };

/** Events of an impersonation. */
export type ImpersonationEvent =
  | {
      readonly type: 'START';
      /** Id of the impersonation. */
      readonly sessionId: string;
      /** End by the server's clock, in milliseconds since 1970. */
      readonly deadline: number;
      /** The server's time in milliseconds since 1970, read together with the device's clocks. */
      readonly serverNow: number;
      /** The device's clocks. */
      readonly reading: ClockReading;
    }
  /** A tick of the worker; it may be late or early. */
  | { readonly type: 'TICK'; readonly reading: ClockReading }
  /** The tab became visible again, or the device woke up. */
  | { readonly type: 'WAKE'; readonly reading: ClockReading }
  /** A response carried the server's time. */
  | { readonly type: 'SERVER_TIME'; readonly serverNow: number; readonly reading: ClockReading }
  /** The request for the server's time failed. */
  | { readonly type: 'SERVER_TIME_FAILED' }
  | { readonly type: 'EXTEND' }
  | {
      readonly type: 'EXTENDED';
      /** Id of the impersonation. */
      readonly sessionId: string;
      /** Id of the request. */
      readonly requestId: string;
      /**
       * New end by the server's clock, in milliseconds since 1970; null if the server did not say.
       */
      readonly deadline: number | null;
    }
  | {
      readonly type: 'EXTEND_FAILED';
      /** Id of the impersonation. */
      readonly sessionId: string;
      /** Id of the request. */
      readonly requestId: string;
      /** Why it failed. */
      readonly failure: Failure;
    }
  /** The user dismissed "Session Extended Successfully!", or the failure. */
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
  /** A duplicate of this tab ended the session. */
  | { readonly type: 'ENDED_ELSEWHERE'; readonly sessionId: string }
  /** The server no longer knows the session. */
  | { readonly type: 'SERVER_REFUSED' };

/** Effects of an impersonation. The machine itself has no side effects. */
export type ImpersonationEffect =
  /** Remove this tab's own keys and sign it out; emitted exactly once. */
  | { readonly type: 'signOut'; readonly reason: 'expired' | 'ended' }
  /** End the impersonation on the server. */
  | { readonly type: 'endOnServer'; readonly sessionId: string }
  /** Notify duplicates of this tab that it has ended. */
  | { readonly type: 'tellEnded'; readonly sessionId: string }
  /** Request more time from the tab that started it. */
  | { readonly type: 'askParent'; readonly sessionId: string; readonly requestId: string }
  /** Read the server's time from the date of any response. */
  | { readonly type: 'askServerTime' }
  /** Announce the minutes left: 5, 2 or 1. */
  | { readonly type: 'announce'; readonly minutes: number };

/** The result of an event. */
export interface Transition {
  /** The state after the event. */
  readonly state: ImpersonationState;
  /** The effects, in order. */
  readonly effects: readonly ImpersonationEffect[];
}
