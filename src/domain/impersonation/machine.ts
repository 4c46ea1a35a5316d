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

/** Milliseconds left, never below 0. It is the server's time that counts, rather too little than too much. */
export function remainingMsOf({ deadline, clock }: ActiveImpersonation): number {
  return Math.max(0, deadline - clock.serverNow);
}

/** The look of the countdown now. It depends on the time left and nothing else. */
export function phaseOfState(state: ActiveImpersonation): ImpersonationPhase {
  return phaseOf(minutesLeftOf(remainingMsOf(state)));
}

/** Whether calls may leave the tab: never after the end. */
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

/** Announces the time left when it has come down to 5, 2 or 1 minutes. */
function withAnnouncement(
  before: ActiveImpersonation,
  after: ActiveImpersonation,
  effects: readonly ImpersonationEffect[] = [],
): Transition {
  const said = announcedMinutesOf(minutesLeftOf(remainingMsOf(before)));
  const minutes = announcedMinutesOf(minutesLeftOf(remainingMsOf(after)));
  const isNews = minutes !== null && (said === null || minutes < said);
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
  // A tab that wakes up takes no chances. One that is only ticking may have had its clock set.
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

function settle(state: ActiveImpersonation, told: ServerClock): Transition {
  if (!Number.isFinite(told.serverNow)) return stay(state);
  // The answer may be older than the last look at the clocks.
  const after = { ...state, clock: lookAgain(told, state.clock.reading) };
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
 * The server has extended the session. Where nobody has asked here it was a duplicate of this tab, or
 * a tab that a question of this one reached late, or somebody forges messages.
 */
function extended(state: ActiveImpersonation, told: number | null): Transition {
  if (!isExtendable(remainingMsOf(state))) return stay(state);
  const deadline = lengthened(state.deadline, told, state.extension.status === 'sending');
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
      // Nobody could say better, so the cautious time is the time from here on.
      return stay({ ...state, clock: { ...state.clock, doubtMs: 0 } });
    case 'EXTEND':
      return extend(state);
    case 'EXTENDED':
      // A late yes to this very question still counts: the server has extended the session.
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
 * The whole behaviour of an impersonation in one pure function (specification §4, contract §4.4,
 * §4.5, §4.13). Time follows the server's expiry and clock: neither the device's clock nor a
 * message of another session can extend it.
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
  // An end that is not a number is over as well.
  return remainingMsOf(started) > 0 ? announceStart(started) : expire(started);
}

/** A session that is opened late, as after a reload, says how little time is left. */
function announceStart(started: ActiveImpersonation): Transition {
  const minutes = announcedMinutesOf(minutesLeftOf(remainingMsOf(started)));
  return {
    state: started,
    effects: minutes === null ? [] : [{ type: 'announce', minutes }],
  };
}
