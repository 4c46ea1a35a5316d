import type {
  ActingAs,
  InitialSession,
  MachineSession,
  SessionEffect,
  SessionEndsOn,
  SessionEvent,
  SessionState,
  SessionTransition,
} from './session-machine-types';
import {
  act,
  askProfile,
  become,
  begin,
  beginStart,
  CLEAR_VAULT,
  checked,
  failSignIn,
  isUnknown,
  join,
  LEAVE_TABS,
  leave,
  type Move,
  SHOW,
  STAY,
  signIn,
  startOver,
} from './session-moves';

/** After a 403 the user is reloaded at most once in this time, in milliseconds. */
export const REFUSALS_QUIET_MS = 10_000;

function handedOverSession(known: InitialSession | undefined): MachineSession {
  if (known === undefined) return { status: 'starting' };
  return known ? { status: 'signedIn', user: known.user } : { status: 'signedOut', reason: 'none' };
}

/**
 * The session of a tab before its start.
 *
 * @param handedOver - the session that the page's server read; undefined if it did not check
 */
export function initialSession(
  acting: ActingAs | null,
  endsOn: SessionEndsOn = 'failure',
  handedOver?: InitialSession,
): SessionState {
  // The page was rendered for the administrator, not for the impersonated user.
  const known = acting === null ? handedOver : undefined;
  return {
    session: handedOverSession(known),
    isHandedOver: known !== undefined && known !== null,
    attempt: 0,
    awaits: 'nothing',
    acting,
    endsOn,
    expires: null,
    isRunning: false,
    isHeld: false,
    telling: null,
    isRefreshing: false,
    quietUntil: 0,
  };
}

function refresh({ isRefreshing, attempt }: SessionState): Move {
  return isRefreshing ? STAY : [{ isRefreshing: true }, { type: 'loadUser', attempt }];
}

/** A 401 ends the session; a 403 may mean that the user's roles have changed. */
function refused(state: SessionState, status: number | null, now: number): Move {
  if (status === 401) return leave(state, state.acting ? 'impersonationEnded' : 'expired');
  if (status !== 403 || now < state.quietUntil) return STAY;
  const [change, ...effects] = refresh(state);
  return [{ ...change, quietUntil: now + REFUSALS_QUIET_MS }, ...effects];
}

/** Checks a session that came with the page, while it is already shown. */
function confirm(state: SessionState, change: Partial<SessionState>, joined: SessionEffect): Move {
  const next = { ...change, ...begin(state, 'check'), isHandedOver: false };
  return [next, joined, { type: 'check', attempt: next.attempt }];
}

/** Events that only apply while a user is signed in. */
function reactSignedIn(state: SessionState, email: string, event: SessionEvent): Move {
  const { acting } = state;
  switch (event.type) {
    case 'REFRESH':
      return refresh(state);
    case 'REFRESHED': {
      const { user } = event;
      if (user.email !== email) return startOver(state);
      return [{ isRefreshing: false, session: { status: 'signedIn', user } }, SHOW];
    }
    case 'REFRESH_FAILED':
      // Another 403 adds no information: no immediate reload.
      return event.status === 401 ? refused(state, 401, 0) : [{ isRefreshing: false }];
    case 'REFUSED':
      return refused(state, event.status, event.now);
    case 'SIGNED_OUT_ELSEWHERE':
      return leave(state, acting ? 'impersonationClosed' : 'elsewhere');
    case 'RECORD':
    case 'RESTORED':
      if (event.email === null) return leave(state, 'elsewhere');
      // The record is the administrator's; an impersonating tab lives as long as there is a record.
      if (!acting && event.email !== email) return startOver(state);
      // A restored page checks whose session it is: a new token alone would not show that.
      return event.type === 'RECORD' ? STAY : refresh(state);
    case 'START': {
      const begun = [{ isRunning: true }, join(email, acting)] as const;
      return state.isHandedOver ? confirm(state, ...begun) : [...begun];
    }
    case 'CHECKED':
      // The cookie belongs to another user by now.
      return event.found.status === 'valid' && event.found.user.email !== email
        ? startOver(state)
        : react(state, event);
    default:
      return react(state, event);
  }
}

function react(state: SessionState, event: SessionEvent): Move {
  const { session, acting, awaits } = state;
  const { status } = session;
  const isSigningIn = awaits === 'user';
  switch (event.type) {
    case 'START':
      return beginStart({ ...state, isRunning: true }, event.message);
    case 'RELEASE':
      return beginStart({ ...state, isHeld: false }, event.message);
    case 'HOLD':
      return [{ isHeld: true }];
    case 'STOP':
      return [{ ...begin(state), isRunning: false }, LEAVE_TABS, CLEAR_VAULT];
    case 'NETWORK_MISSING':
      return awaits === 'check' && status === 'starting'
        ? [{ session: { status: 'waitingForNetwork' } }, SHOW]
        : STAY;
    case 'UNREACHABLE':
      return awaits === 'check' && isUnknown(session) && status !== 'unreachable'
        ? [{ session: { status: 'unreachable' } }, SHOW]
        : STAY;
    case 'CHECKED':
      return awaits === 'check' || awaits === 'entry' ? checked(state, event.found) : STAY;
    case 'SIGN_IN':
      return signIn(state);
    case 'ACCEPTED':
      return awaits === 'signIn' ? [{ awaits: 'user', expires: event.expires }] : STAY;
    case 'PROFILE_MISSING':
      return isSigningIn ? askProfile(event.user, event.password) : STAY;
    case 'USER_LOADED':
      return isSigningIn || status === 'profileIncomplete'
        ? become(state, event.user, state.expires)
        : STAY;
    case 'SIGN_IN_FAILED':
      return isSigningIn || awaits === 'signIn' ? failSignIn(state, event) : STAY;
    case 'TOLD':
      return event.telling === state.telling ? [{ telling: null }] : STAY;
    case 'RESTORED':
      return status === 'signedOut' && event.isLikely ? startOver(state) : STAY;
    case 'LOGOUT':
      return status === 'signedOut' && state.telling !== null
        ? STAY
        : leave(state, acting ? 'impersonationClosed' : 'signedOut', true);
    case 'FORGET_RECORD':
      return [{}, !acting && { type: 'removeRecord' }];
    case 'ACT':
      return act(state, event.acting);
    case 'END_ACTING':
      return acting && status !== 'signedOut' ? leave(state, event.reason) : STAY;
    default:
      return STAY;
  }
}

/**
 * The session as one pure function (specification §4, contract §4.1, §4.3, §4.12, §4.14). In any
 * order of events, answers of an earlier attempt are ignored, and no user sees what was read for
 * another.
 */
export function transition(state: SessionState, event: SessionEvent): SessionTransition {
  if ('attempt' in event && event.attempt !== state.attempt) return { state, effects: [] };
  const { session } = state;
  const [change, ...effects] =
    session.status === 'signedIn'
      ? reactSignedIn(state, session.user.email, event)
      : react(state, event);
  return {
    state: { ...state, ...change },
    effects: effects.filter((effect): effect is SessionEffect => effect !== false),
  };
}
