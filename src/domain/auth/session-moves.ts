import type { CurrentUser, User } from '../users/user';
import type {
  ActingAs,
  ActingEnd,
  Awaited,
  CheckAnswer,
  MachineSession,
  SessionEffect,
  SessionEvent,
  SessionState,
  SignedOutReason,
} from './session-machine-types';

/** The state changes of an event, then its effects; `false` entries are skipped. */
export type Move = readonly [
  change: Partial<SessionState>,
  ...effects: readonly (SessionEffect | false)[],
];

export const STAY: Move = [{}];
export const SHOW: SessionEffect = { type: 'show' };
export const LEAVE_TABS: SessionEffect = { type: 'leaveTabs' };
export const CLEAR_VAULT: SessionEffect = { type: 'clearVault' };
const FORGET_TOKEN: SessionEffect = { type: 'forgetToken' };
const STOP_ACTING: SessionEffect = { type: 'stopActing' };
const REMOVE_MESSAGE: SessionEffect = { type: 'removeMessage' };
/** Removes the user's screens first and then their data, so that no screen reads it again. */
const FORGET: readonly SessionEffect[] = [LEAVE_TABS, CLEAR_VAULT, SHOW, { type: 'clearCache' }];

/** Begins a new attempt: answers to earlier requests are ignored. */
export function begin({ attempt }: SessionState, awaits: Awaited = 'nothing') {
  return { attempt: attempt + 1, awaits, isRefreshing: false };
}

/** Whether it is not yet known who is signed in. */
export function isUnknown({ status }: { readonly status: string }): boolean {
  return status === 'starting' || status === 'waitingForNetwork' || status === 'unreachable';
}

/**
 * Ends the session in this tab. Whether the server and other tabs are notified depends on the
 * reason.
 */
export function leave(state: SessionState, reason: SignedOutReason, isServerTold = false): Move {
  const { acting, telling } = state;
  const next = begin(state);
  const { attempt } = next;
  const isElsewhere = reason === 'elsewhere';
  const isEnded = reason === 'impersonationEnded';
  return [
    {
      ...next,
      session: { status: 'signedOut', reason },
      acting: null,
      expires: null,
      telling: isServerTold ? attempt : telling,
    },
    isServerTold ? { type: 'tellServer', attempt } : FORGET_TOKEN,
    // When another tab signed out, the shared record is already removed or belongs to another user.
    acting
      ? STOP_ACTING
      : !isElsewhere && { type: 'removeTraces', isSignOut: reason === 'signedOut' },
    // The sign-in page is reloaded after this, and still has to show the reason.
    (isEnded || reason === 'impersonationClosed') && { type: 'keepMessage', reason },
    // Duplicates of an impersonating tab have their own clocks.
    !isElsewhere && !isEnded && { type: 'tellTabs' },
    ...FORGET,
  ];
}

export function join(user: string, acting: ActingAs | null): SessionEffect {
  return { type: 'joinTabs', user, session: acting?.sessionId ?? '' };
}

export function become({ acting }: SessionState, user: CurrentUser, expires: Date | null): Move {
  const { email } = user;
  return [
    { awaits: 'nothing', session: { status: 'signedIn', user }, expires },
    REMOVE_MESSAGE,
    // While impersonating, the record is the administrator's (contract §4.14).
    !acting && { type: 'keepRecord', record: { email, expires: expires?.toISOString() ?? '' } },
    join(email, acting),
    SHOW,
  ];
}

/** Checks the session, unless the start is on hold or has not happened. */
function check(state: SessionState, ...effects: SessionEffect[]): Move {
  const isAsked = state.isRunning && !state.isHeld;
  const next = { ...state, ...begin(state, isAsked ? 'check' : 'nothing') };
  return [next, ...effects, isAsked && { type: 'check', attempt: next.attempt }];
}

/** Another user is signed in here now: drops this user and checks the session. */
export function startOver(state: SessionState): Move {
  return check({ ...state, session: { status: 'starting' } }, FORGET_TOKEN, ...FORGET);
}

/** Starts, unless an attempt is running or the session is known. */
export function beginStart(state: SessionState, reason: ActingEnd | null): Move {
  if (!isUnknown(state.session) || state.awaits !== 'nothing') return [state];
  // A tab that has just left an impersonation shows why, and does not become the administrator's.
  return reason && state.isRunning && !state.isHeld
    ? [{ ...state, session: { status: 'signedOut', reason } }, REMOVE_MESSAGE, SHOW]
    : check(state);
}

/** The result of a session check. */
export function checked(state: SessionState, found: CheckAnswer): Move {
  const { acting, session } = state;
  if (found.status === 'valid') {
    const { user, expires } = found;
    // A server without impersonation answers as the administrator.
    if (!acting?.email || acting.email.toLowerCase() === user.email.toLowerCase()) {
      return become(state, user, expires);
    }
  }
  if (state.awaits === 'entry') {
    const own: SessionState = { ...state, acting: null, awaits: 'nothing' };
    return isUnknown(session)
      ? check(own, FORGET_TOKEN, STOP_ACTING)
      : [own, FORGET_TOKEN, STOP_ACTING];
  }
  return found.status === 'failed'
    ? leave(state, 'startFailed', true)
    : leave(state, acting ? 'impersonationEnded' : 'none');
}

/** Drops the current user before another one is loaded. */
function change(state: SessionState, awaits: Awaited, session: MachineSession): Move {
  return [{ ...begin(state, awaits), session }, FORGET_TOKEN, ...FORGET];
}

/** A sign-in always ends an impersonation. */
export function signIn(state: SessionState): Move {
  const [next, ...effects]: Move =
    state.session.status === 'signedOut'
      ? [begin(state, 'signIn'), CLEAR_VAULT]
      : change(state, 'signIn', { status: 'signedOut', reason: 'none' });
  return [{ ...next, acting: null }, state.acting !== null && STOP_ACTING, ...effects];
}

export function act(state: SessionState, acting: ActingAs): Move {
  const { session } = state;
  const isSeen = !isUnknown(session) && session.status !== 'signedOut';
  const [next, ...effects] = change(state, 'entry', isSeen ? { status: 'starting' } : session);
  const { attempt = 0 } = next;
  return [{ ...next, acting }, ...(isSeen ? effects : []), { type: 'check', attempt }];
}

/** The account lacks a name: the profile page comes next. */
export function askProfile(
  { email, firstname, lastname, username, phone }: User,
  password: string,
): Move {
  const profile = { firstname, lastname, username, phone };
  return [
    { awaits: 'nothing', session: { status: 'profileIncomplete', email, profile } },
    { type: 'handOver', purpose: 'profile', email, password },
    SHOW,
  ];
}

/**
 * A failed sign-in needs a code, can be retried with another code, or is over. If it was accepted
 * and the account cannot be loaded, the server's session stays: a retry with the same credentials
 * loads only the account (contract §4.23).
 */
export function failSignIn(
  state: SessionState,
  event: Extract<SessionEvent, { readonly isSecondFactor: boolean }>,
): Move {
  const { isAccepted, credentials, isHiccup = false } = event;
  // A sign-out would end the partial session of an external sign-in, which the next code needs.
  const isLeft = event.isSecondFactor && state.awaits === 'signIn';
  if (!isLeft && !credentials && !isAccepted) {
    // Other components and tabs may be signed in: nobody was refused.
    return isHiccup && state.endsOn === 'unauthorized'
      ? [{ awaits: 'nothing' }]
      : leave(state, 'none', true);
  }
  return [
    {
      awaits: 'nothing',
      session: isAccepted ? { status: 'signedOut', reason: 'accountFailed' } : state.session,
    },
    !isLeft &&
      !!credentials && {
        type: 'handOver',
        purpose: isAccepted ? 'profile' : 'twoFactor',
        ...credentials,
      },
    isAccepted && SHOW,
  ];
}
