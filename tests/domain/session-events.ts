import { initialSession, transition } from '../../src/domain/auth/session-machine';
import type {
  ActingAs,
  SessionEvent,
  SessionState,
} from '../../src/domain/auth/session-machine-types';
import { toCurrentUser } from '../../src/domain/users/user';

export const ADA = 'ada@plinth.example';
export const CARL = 'carl@northwind.example';
export const AS_CARL: ActingAs = { sessionId: 'i1', email: CARL };
export const EXPIRES = new Date('2026-01-15T13:00:00Z');

export function userOf(email: string) {
  const names = { firstname: 'A', lastname: 'B', username: 'A B', phone: '' };
  const rest = { twoFactorEnabled: false, userAvatar: '', customerId: '', lastLoginDate: null };
  const flags = { roles: [], isActive: true, isSystem: false, allowedWhileImpersonating: [] };
  return toCurrentUser({ email, ...names, ...rest, ...flags }, 2);
}

/** An event, but for the attempt that an answer belongs to: that is the last one. */
export type Event = SessionEvent extends infer One
  ? One extends SessionEvent
    ? Omit<One, 'attempt'>
    : never
  : never;

/** What some events make of a state: how the session is then, and what the last one had done. */
export function send(from: SessionState, ...events: readonly Event[]) {
  let result = { state: from, effects: [] as readonly { readonly type: string }[] };
  for (const event of events) {
    const { attempt } = result.state;
    result = transition(result.state, { attempt, ...event } as SessionEvent);
  }
  const { state, effects } = result;
  return { state, session: state.session, effects, done: effects.map(({ type }) => type) };
}

export const START = { type: 'START', message: null } as const;
export const LOGOUT = { type: 'LOGOUT' } as const;
export const SIGN_IN = { type: 'SIGN_IN' } as const;
export const valid = (email: string) =>
  ({ type: 'CHECKED', found: { status: 'valid', user: userOf(email), expires: EXPIRES } }) as const;
export const refused = (status: number, now = 0) => ({ type: 'REFUSED', status, now }) as const;

export const starting = send(initialSession(null), START).state;
export const signedIn = send(starting, valid(ADA)).state;
export const actingIn = send(initialSession(AS_CARL), START, valid(CARL)).state;
export const signedOut = send(starting, {
  type: 'CHECKED',
  found: { status: 'unauthorized' },
}).state;
