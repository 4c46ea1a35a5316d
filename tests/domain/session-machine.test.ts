import { describe, expect, it } from 'vitest';
import { initialSession } from '../../src/domain/auth/session-machine';
import {
  ADA,
  AS_CARL,
  actingIn,
  CARL,
  type Event,
  EXPIRES,
  LOGOUT,
  refused,
  SIGN_IN,
  START,
  send,
  signedIn,
  signedOut,
  starting,
  userOf,
  valid,
} from './session-events';

const REFRESH = { type: 'REFRESH' } as const;

describe('a user who is signed in', () => {
  it('is out after a 401, with the reason of the tab', () => {
    expect(send(signedIn, refused(401)).session).toMatchObject({ reason: 'expired' });
    expect(send(actingIn, refused(401)).session).toMatchObject({ reason: 'impersonationEnded' });
    expect(send(signedIn, refused(500))).toMatchObject({ state: signedIn, done: [] });
  });

  it('is loaded again after a 403, once in ten seconds', () => {
    const first = send(signedIn, refused(403, 5), { type: 'REFRESHED', user: userOf(ADA) }).state;
    expect(send(signedIn, refused(403, 5)).done).toEqual(['loadUser']);
    expect(send(first, refused(403, 10_004)).done).toEqual([]);
    expect(send(first, refused(403, 10_005)).done).toEqual(['loadUser']);
    expect(send(first, REFRESH).done).toEqual(['loadUser']);
  });

  it('is loaded by one call at a time', () => {
    const loading = send(signedIn, REFRESH);
    expect(loading.done).toEqual(['loadUser']);
    expect(send(loading.state, REFRESH).done).toEqual([]);
    const failed = { type: 'REFRESH_FAILED', status: 403 } as const;
    expect(send(loading.state, failed, REFRESH).done).toEqual(['loadUser']);
    const over = { type: 'REFRESH_FAILED', status: 401 } as const;
    expect(send(loading.state, over).session).toMatchObject({ reason: 'expired' });
  });

  it('is seen as they are now, and never as somebody else', () => {
    const newer = { ...userOf(ADA), firstname: 'Augusta' };
    const loaded = send(signedIn, REFRESH, { type: 'REFRESHED', user: newer });
    expect(loaded).toMatchObject({ session: { user: newer }, done: ['show'] });
    const other = send(signedIn, REFRESH, { type: 'REFRESHED', user: userOf(CARL) });
    expect(other.session).toEqual({ status: 'starting' });
    expect(other.done).toContain('check');
  });

  it('receives events of other tabs again once the session is shown again', () => {
    const stopped = send(signedIn, { type: 'STOP' });
    expect(stopped).toMatchObject({
      session: { status: 'signedIn' },
      done: ['leaveTabs', 'clearVault'],
    });
    expect(send(stopped.state, START).done).toEqual(['joinTabs']);
    const left = send(stopped.state, START, { type: 'RECORD', email: CARL });
    expect(left.done).toContain('check');
    expect(send(stopped.state, { type: 'RECORD', email: CARL }).done).not.toContain('check');
  });
});

describe('in another tab', () => {
  it('a sign-out ends the session of this one', () => {
    const event = { type: 'SIGNED_OUT_ELSEWHERE' } as const;
    expect(send(signedIn, event).session).toMatchObject({ reason: 'elsewhere' });
    expect(send(actingIn, event).session).toMatchObject({ reason: 'impersonationClosed' });
    const gone = send(signedIn, { type: 'RECORD', email: null });
    expect(gone.session).toMatchObject({ reason: 'elsewhere' });
  });

  it('a sign-in of somebody else starts this one over', () => {
    const other = send(signedIn, { type: 'RECORD', email: CARL });
    expect(other.session).toEqual({ status: 'starting' });
    expect(send(signedIn, { type: 'RECORD', email: ADA }).done).toEqual([]);
    // The record names the administrator, who is somebody else in a tab that acts.
    expect(send(actingIn, { type: 'RECORD', email: ADA })).toMatchObject({ state: actingIn });
  });
});

describe('a page that comes back', () => {
  const restored = (email: string | null, isLikely: boolean) =>
    ({ type: 'RESTORED', email, isLikely }) as const;

  it('asks whose session it is', () => {
    expect(send(signedIn, restored(ADA, true)).done).toEqual(['loadUser']);
    expect(send(actingIn, restored(ADA, true)).done).toEqual(['loadUser']);
    expect(send(signedIn, restored(CARL, true)).done).toContain('check');
  });

  it('starts over where somebody is likely to be signed in by now', () => {
    expect(send(signedOut, restored(ADA, true)).done).toContain('check');
    expect(send(signedOut, restored(null, false)).done).toEqual([]);
    expect(send(starting, restored(ADA, true)).done).toEqual([]);
  });
});

describe('a start', () => {
  const missing = { type: 'NETWORK_MISSING' } as const;

  it('waits for the network, and reports it once', () => {
    const waiting = send(starting, missing);
    expect(waiting).toMatchObject({ session: { status: 'waitingForNetwork' }, done: ['show'] });
    expect(send(waiting.state, missing).done).toEqual([]);
    expect(send(waiting.state, valid(ADA)).session.status).toBe('signedIn');
    expect(send(signedOut, missing).done).toEqual([]);
  });

  it('that is held asks nothing until it is let go', () => {
    const held = send(initialSession(null), { type: 'HOLD' }, START);
    expect(held.done).toEqual([]);
    const free = { type: 'RELEASE', message: null } as const;
    expect(send(held.state, free).done).toEqual(['check']);
    expect(send(initialSession(null), { type: 'HOLD' }, free).done).toEqual([]);
    expect(send(held.state, { type: 'STOP' }, free).done).toEqual([]);
  });
});

describe('a sign-out', () => {
  it('is sent to the server once until it succeeds', () => {
    const out = send(signedIn, LOGOUT);
    expect(out.session).toEqual({ status: 'signedOut', reason: 'signedOut' });
    expect(out.done).toContain('tellServer');
    expect(send(out.state, LOGOUT).done).toEqual([]);
    const telling = out.state.telling ?? -1;
    expect(send(out.state, { type: 'TOLD', telling: telling - 1 }, LOGOUT).done).toEqual([]);
    expect(send(out.state, { type: 'TOLD', telling }, LOGOUT).done).toContain('tellServer');
    expect(send(actingIn, LOGOUT).session).toMatchObject({ reason: 'impersonationClosed' });
  });

  it('takes the record that all tabs share with it when it is forgotten, but for a tab that acts', () => {
    expect(send(signedOut, { type: 'FORGET_RECORD' }).done).toEqual(['removeRecord']);
    expect(send(actingIn, { type: 'FORGET_RECORD' }).done).toEqual([]);
  });

  it('of a tab that acts as somebody else happens once', () => {
    const end = { type: 'END_ACTING', reason: 'impersonationEnded' } as const;
    const out = send(actingIn, end);
    expect(out.session).toMatchObject({ reason: 'impersonationEnded' });
    expect(send(out.state, end).done).toEqual([]);
    expect(send(signedIn, end).done).toEqual([]);
    // On its way in it has nothing to end yet.
    expect(send(signedOut, { type: 'ACT', acting: AS_CARL }, end).done).toEqual([]);
  });
});

describe('an answer that nobody waits for changes nothing', () => {
  const user = userOf(CARL);
  const failed = { isSecondFactor: false, isAccepted: false, credentials: null };
  it.each<Event>([
    valid(CARL),
    { type: 'ACCEPTED', expires: EXPIRES },
    { type: 'PROFILE_MISSING', user, password: 'secret' },
    { type: 'USER_LOADED', user },
    { type: 'SIGN_IN_FAILED', ...failed },
  ])('$type', (event) => {
    expect(send(signedOut, event)).toMatchObject({ state: signedOut, done: [] });
  });

  it('but the user who is loaded past the profile page is signed in', () => {
    const accepted = { type: 'ACCEPTED', expires: EXPIRES } as const;
    const asked = { type: 'PROFILE_MISSING', user, password: 'secret' } as const;
    const profile = send(signedOut, SIGN_IN, accepted, asked);
    expect(profile.session).toMatchObject({ status: 'profileIncomplete', email: CARL });
    const loaded = send(profile.state, { type: 'USER_LOADED', user });
    expect(loaded.session).toMatchObject({ status: 'signedIn' });
  });
});
