import type { FailureKind } from '../failure';
import { extensionIdOf, isExtendable, lengthened } from './extension';
import {
  announcedMinutesOf,
  type ImpersonationPhase,
  minutesLeftOf,
  PARENT_ANSWER_MS,
  phaseOf,
} from './impersonation';
import type {
  ActiveImpersonation,
  Extension,
  ImpersonationEffect,
  ImpersonationEvent,
  ImpersonationState,
  Transition,
} from './machine-types';
import { type ClockReading, lookAgain, type ServerClock, toldBy } from './server-clock';

/** Milliseconds left, never below 0. By the server's clock; if uncertain, the lower value. */
export function remainingMsOf({ deadline, clock }: ActiveImpersonation): number {
  return Math.max(0, deadline - clock.serverNow);
}

/** The phase of the countdown; it depends only on the time left. */
export function phaseOfState(state: ActiveImpersonation): ImpersonationPhase {
  return phaseOf(minutesLeftOf(remainingMsOf(state)));
}

/** Whether the tab may send requests: never after the end. */
export function mayCall(state: ImpersonationState): boolean {
  return state.status === 'active' && remainingMsOf(state) > 0;
}

const NONE: Extension = { status: 'none' };

function failedBy(kind: FailureKind): Extension {
  return { status: 'failed', failure: { kind } };
}

function stay(state: ImpersonationState): Transition {
  return { state, effects: [] };
}

function expire({ sessionId }: ActiveImpersonation): Transition {
  return {
    state: { status: 'expired', sessionId },
    effects: [{ type: 'signOut', reason: 'expired' }],
  };
}

/** Emits an announcement when the time left reaches 5, 2 or 1 minutes. */
function withAnnouncement(
  before: ActiveImpersonation,
  after: ActiveImpersonation,
  effects: readonly ImpersonationEffect[] = [],
): Transition {
  const announced = announcedMinutesOf(minutesLeftOf(remainingMsOf(before)));
  const minutes = announcedMinutesOf(minutesLeftOf(remainingMsOf(after)));
  const isNews = minutes !== null && (announced === null || minutes < announced);
  return {
    state: after,
    effects: isNews ? [...effects, { type: 'announce', minutes }] : effects,
  };
}

/** Time has passed. */
function pass(state: ActiveImpersonation, reading: ClockReading, isWake: boolean): Transition {
  const clock = lookAgain(state.clock, reading);
  if (clock === state.clock) return stay(state);
  const { deadline, extension } = state;
  const isSurelyOver = clock.serverNow - clock.doubtMs >= deadline;
  const isLikelyOver = clock.serverNow >= deadline;
  // A tab that wakes up expires if in doubt. For a ticking tab the clock may merely have been set.
  if (isSurelyOver || (isWake && isLikelyOver)) return expire(state);
  const isTooLate = extension.status === 'sending' && reading.mono >= extension.untilMono;
  const after: ActiveImpersonation = {
    ...state,
    clock,
    extension: isTooLate ? failedBy('timeout') : extension,
  };
  const isNewDoubt = clock.doubtMs > state.clock.doubtMs;
  return withAnnouncement(state, after, isNewDoubt ? [{ type: 'askServerTime' }] : []);
}

function settle(state: ActiveImpersonation, serverClock: ServerClock): Transition {
  if (!Number.isFinite(serverClock.serverNow)) return stay(state);
  // The response may be older than the last reading of the clocks.
  const after = { ...state, clock: lookAgain(serverClock, state.clock.reading) };
  return remainingMsOf(after) === 0 ? expire(state) : withAnnouncement(state, after);
}

function extend(state: ActiveImpersonation): Transition {
  const { extension, clock, sessionId } = state;
  const remainingMs = remainingMsOf(state);
  if (extension.status === 'sending' || remainingMs === 0) return stay(state);
  if (!isExtendable(remainingMs)) return stay({ ...state, extension: failedBy('refused') });
  if (state.isParentGone) return stay({ ...state, extension: failedBy('notFound') });
  const requestId = extensionIdOf(state);
  const untilMono = clock.reading.mono + PARENT_ANSWER_MS;
  return {
    state: { ...state, extension: { status: 'sending', requestId, untilMono } },
    effects: [{ type: 'askParent', sessionId, requestId }],
  };
}

/**
 * The server extended the session. If this tab did not request it, a duplicate of it did, a request
 * of this tab arrived late, or the message is forged.
 */
function extended(state: ActiveImpersonation, reported: number | null): Transition {
  if (!isExtendable(remainingMsOf(state))) return stay(state);
  const deadline = lengthened(state.deadline, reported, state.extension.status === 'sending');
  return stay({ ...state, deadline, extension: { status: 'extended' } });
}

function react(state: ActiveImpersonation, event: ImpersonationEvent): Transition {
  const { sessionId, extension } = state;
  switch (event.type) {
    case 'START':
      return stay(state);
    case 'TICK':
    case 'WAKE':
      return pass(state, event.reading, event.type === 'WAKE');
    case 'SERVER_TIME':
      return settle(state, toldBy(event.serverNow, event.reading));
    case 'SERVER_TIME_FAILED':
      if (remainingMsOf(state) === 0) return expire(state);
      // The uncertainty could not be resolved, so the cautious value stays.
      return stay({ ...state, clock: { ...state.clock, doubtMs: 0 } });
    case 'EXTEND':
      return extend(state);
    case 'EXTENDED':
      // A late success of this request still counts: the server has extended the session.
      return event.sessionId === sessionId && event.requestId === extensionIdOf(state)
        ? extended(state, event.deadline)
        : stay(state);
    case 'EXTEND_FAILED':
      if (event.sessionId !== sessionId || extension.status !== 'sending') return stay(state);
      if (event.requestId !== extension.requestId) return stay(state);
      return stay({ ...state, extension: { status: 'failed', failure: event.failure } });
    case 'ACKNOWLEDGE':
      return stay(extension.status === 'sending' ? state : { ...state, extension: NONE });
    case 'PARENT_GONE':
      if (event.sessionId !== sessionId) return stay(state);
      return stay({
        ...state,
        isParentGone: true,
        extension: extension.status === 'sending' ? failedBy('notFound') : extension,
      });
    case 'PARENT_BACK':
      return stay(event.sessionId === sessionId ? { ...state, isParentGone: false } : state);
    case 'END':
      return {
        state: { status: 'ended', sessionId },
        effects: [
          { type: 'endOnServer', sessionId },
          { type: 'tellEnded', sessionId },
          { type: 'signOut', reason: 'ended' },
        ],
      };
    case 'ENDED_ELSEWHERE':
      if (event.sessionId !== sessionId) return stay(state);
      return {
        state: { status: 'ended', sessionId },
        effects: [{ type: 'signOut', reason: 'ended' }],
      };
    case 'SERVER_REFUSED':
      return expire(state);
  }
}

/**
 * An impersonation as one pure function (specification §4, contract §4.4, §4.5, §4.13). Time
 * follows the server's expiry and clock: neither the device's clock nor a message of another
 * session can extend it.
 */
export function transition(state: ImpersonationState, event: ImpersonationEvent): Transition {
  if (state.status === 'active') return react(state, event);
  if (state.status !== 'idle' || event.type !== 'START') return stay(state);
  const { sessionId, deadline, serverNow, reading } = event;
  const started: ActiveImpersonation = {
    status: 'active',
    sessionId,
    deadline,
    clock: toldBy(serverNow, reading),
    extension: NONE,
    isParentGone: false,
  };
  // A deadline that is not a number counts as past.
  return remainingMsOf(started) > 0 ? announceStart(started) : expire(started);
}

/** A session opened late, such as after a reload, announces the remaining time. */
function announceStart(started: ActiveImpersonation): Transition {
  const minutes = announcedMinutesOf(minutesLeftOf(remainingMsOf(started)));
  return {
    state: started,
    effects: minutes === null ? [] : [{ type: 'announce', minutes }],
  };
}
