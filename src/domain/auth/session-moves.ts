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

/** What an event changes of the state, and then what has to be done; what is false has not. */
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
/** First the screens of a user go, then their data, so that none of them asks for it again. */
const FORGET: readonly SessionEffect[] = [LEAVE_TABS, CLEAR_VAULT, SHOW, { type: 'clearCache' }];

/** Begins another attempt: the answer to whatever is under way will come too late. */
export function begin({ attempt }: SessionState, awaits: Awaited = 'nothing') {
  return { attempt: attempt + 1, awaits, isRefreshing: false };
}

/** Whether nobody knows yet who is signed in. */
export function isUnknown({ status }: { readonly status: string }): boolean {
  return status === 'starting' || status === 'waitingForNetwork' || status === 'unreachable';
}

/** Ends the session here. What the server and other tabs hear depends on the reason. */
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
    // In another tab the shared record is gone already, or it is another user's by now.
    acting
      ? STOP_ACTING
      : !isElsewhere && { type: 'removeTraces', isSignOut: reason === 'signedOut' },
    // The sign-in page is loaded anew after this, and still has to say why.
    (isEnded || reason === 'impersonationClosed') && { type: 'keepMessage', reason },
    // Duplicates of a tab that acted as somebody else have clocks of their own.
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
    // The record is the administrator's while the tab acts as somebody else (contract §4.14).
    !acting && { type: 'keepRecord', record: { email, expires: expires?.toISOString() ?? '' } },
    join(email, acting),
    SHOW,
  ];
}

/** Asks whose session it is; not yet while the start is held, or has not come. */
function check(state: SessionState, ...effects: SessionEffect[]): Move {
  const isAsked = state.isRunning && !state.isHeld;
  const next = { ...state, ...begin(state, isAsked ? 'check' : 'nothing') };
  return [next, ...effects, isAsked && { type: 'check', attempt: next.attempt }];
}

/** Somebody else is signed in here now: forgets this user and finds out who. */
export function startOver(state: SessionState): Move {
  return check({ ...state, session: { status: 'starting' } }, FORGET_TOKEN, ...FORGET);
}

/** Begins, unless something has begun already or the session is known. */
export function beginStart(state: SessionState, reason: ActingEnd | null): Move {
  if (!isUnknown(state.session) || state.awaits !== 'nothing') return [state];
  // A tab that has just left an impersonation says so, and does not turn into the administrator's.
  return reason && state.isRunning && !state.isHeld
    ? [{ ...state, session: { status: 'signedOut', reason } }, REMOVE_MESSAGE, SHOW]
    : check(state);
}

/** The server has said whose session it is, or that it is nobody's. */
export function checked(state: SessionState, found: CheckAnswer): Move {
  const { acting, session } = state;
  if (found.status === 'valid') {
    const { user, expires } = found;
    // A server that does not know impersonation answers as the administrator.
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

/** Forgets whoever is seen, as somebody else is about to come. */
function change(state: SessionState, awaits: Awaited, session: MachineSession): Move {
  return [{ ...begin(state, awaits), session }, FORGET_TOKEN, ...FORGET];
}

/** Whoever signs in does so as themselves. */
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

/** The server knows who signs in, and lacks a name of theirs: the profile page comes first. */
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
 * A sign-in has failed: it needs a code, may be tried with another one, or is over. When it was
 * accepted and the account cannot be loaded, the server's session stays: the next try with the same
 * credentials loads the account alone (contract §4.23).
 */
export function failSignIn(
  state: SessionState,
  event: Extract<SessionEvent, { readonly isSecondFactor: boolean }>,
): Move {
  const { isAccepted, credentials, isHiccup = false } = event;
  // A sign-out would end the half session of an external sign-in, which the next code needs.
  const isLeft = event.isSecondFactor && state.awaits === 'signIn';
  if (!isLeft && !credentials && !isAccepted) {
    // Other pieces and tabs may be signed in: nobody was refused.
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
