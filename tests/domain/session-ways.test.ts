import { describe, expect, it } from 'vitest';
import { isTwoFactorRequired } from '../../src/domain/auth/session';
import { initialSession } from '../../src/domain/auth/session-machine';
import {
  ADA,
  AS_CARL,
  actingIn,
  CARL,
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

const check = (status: 'unauthorized' | 'failed') =>
  ({ type: 'CHECKED', found: { status } }) as const;
const out = (reason: string) => ({ status: 'signedOut', reason });

describe('a check of the session', () => {
  it('that finds nobody is silent, and one that fails ends the session on the server too', () => {
    expect(send(starting, check('unauthorized'))).toMatchObject({ session: out('none') });
    expect(send(starting, check('unauthorized')).done).toContain('forgetToken');
    expect(send(starting, check('failed')).session).toEqual(out('startFailed'));
    expect(send(starting, check('failed')).done).toContain('tellServer');
    const acting = send(initialSession(AS_CARL), START, check('unauthorized'));
    expect(acting.session).toEqual(out('impersonationEnded'));
  });

  it('that finds a user shows them, and keeps a record of them for other tabs', () => {
    const found = send(starting, valid(ADA));
    expect(found.done).toEqual(['removeMessage', 'keepRecord', 'joinTabs', 'show']);
    const record = { email: ADA, expires: EXPIRES.toISOString() };
    expect(found.effects).toContainEqual({ type: 'keepRecord', record });
    const answer = { status: 'valid', user: userOf(ADA), expires: null } as const;
    const endless = send(starting, { type: 'CHECKED', found: answer });
    expect(endless.effects).toContainEqual({
      type: 'keepRecord',
      record: { email: ADA, expires: '' },
    });
  });

  it('does not come before the page has said why it was left', () => {
    const left = { type: 'START', message: 'impersonationEnded' } as const;
    const told = send(initialSession(null), left);
    expect(told).toMatchObject({ session: out('impersonationEnded') });
    expect(told.done).toEqual(['removeMessage', 'show']);
    const held = send(initialSession(null), { type: 'HOLD' }, left);
    expect(held).toMatchObject({ session: { status: 'starting' }, done: [] });
  });
});

describe('the way into the session of another user', () => {
  const act = { type: 'ACT', acting: AS_CARL } as const;

  it('hides who was seen, and gives way to their own session when it is refused', () => {
    const entry = send(signedIn, act);
    expect(entry.session).toEqual({ status: 'starting' });
    expect(entry.done).toContain('clearCache');
    const own = send(entry.state, check('unauthorized'));
    expect(own).toMatchObject({ session: { status: 'starting' }, state: { acting: null } });
    expect(own.done).toEqual(['forgetToken', 'stopActing', 'check']);
  });

  it('leaves a sign-in form as it is until it is known to be open', () => {
    const entry = send(signedOut, act);
    expect(entry).toMatchObject({ session: signedOut.session, done: ['check'] });
    const shut = send(entry.state, check('failed'));
    expect(shut).toMatchObject({ session: signedOut.session, done: ['forgetToken', 'stopActing'] });
    expect(send(entry.state, valid(CARL)).session).toMatchObject({ status: 'signedIn' });
  });

  it('asks at once before anything is known', () => {
    const entry = send(initialSession(null), act);
    expect(entry).toMatchObject({ session: { status: 'starting' }, done: ['check'] });
    const waiting = send(starting, { type: 'NETWORK_MISSING' }, act);
    expect(waiting.done).toEqual(['check']);
  });
});

describe('what the end of a session leaves behind', () => {
  it('is the saved e-mail, unless its user signed out', () => {
    const traces = (isSignOut: boolean) => ({ type: 'removeTraces', isSignOut });
    expect(send(signedIn, LOGOUT).effects).toContainEqual(traces(true));
    expect(send(signedIn, refused(401)).effects).toContainEqual(traces(false));
  });

  it('is sent to other tabs, except for an end that they reported or that is not theirs', () => {
    expect(send(signedIn, refused(401)).done).toContain('tellTabs');
    expect(send(actingIn, refused(401)).done).not.toContain('tellTabs');
    const elsewhere = send(signedIn, { type: 'SIGNED_OUT_ELSEWHERE' }).done;
    expect(elsewhere).not.toContain('tellTabs');
    expect(elsewhere).not.toContain('removeTraces');
  });
});

describe('a sign-in', () => {
  const typed = { email: ADA, password: 'secret' };
  const accepted = { type: 'ACCEPTED', expires: EXPIRES } as const;
  const failed = (more: object) =>
    ({
      type: 'SIGN_IN_FAILED',
      isSecondFactor: false,
      isAccepted: false,
      credentials: null,
      ...more,
    }) as const;

  it('forgets who was signed in', () => {
    expect(send(signedIn, SIGN_IN).session).toEqual(out('none'));
    expect(send(signedIn, SIGN_IN).done).toContain('clearCache');
  });

  it('that is refused is over on the server, too', () => {
    const elsewhere = send(signedIn, { type: 'SIGNED_OUT_ELSEWHERE' }).state;
    const refusal = send(elsewhere, SIGN_IN, failed({}));
    expect(refusal.session).toEqual(out('none'));
    expect(refusal.done).toContain('tellServer');
    const late = send(signedOut, SIGN_IN, accepted, failed({ isSecondFactor: true }));
    expect(late.done).toContain('tellServer');
  });

  it('that needs a code hands on what was typed, and a wrong code ends nothing', () => {
    const first = send(signedOut, SIGN_IN, failed({ credentials: typed }));
    expect(first).toMatchObject({ session: signedOut.session });
    expect(first.effects).toEqual([{ type: 'handOver', purpose: 'twoFactor', ...typed }]);
    const code = send(signedOut, SIGN_IN, failed({ isSecondFactor: true, credentials: typed }));
    expect(code).toMatchObject({ session: signedOut.session, done: [] });
  });

  it('that was accepted stays so when the account cannot be loaded', () => {
    const kept = send(signedOut, SIGN_IN, accepted, failed({ isAccepted: true }));
    expect(kept).toMatchObject({ session: out('accountFailed'), done: ['show'] });
    const again = failed({ isAccepted: true, credentials: typed });
    expect(send(signedOut, SIGN_IN, accepted, again).effects).toContainEqual({
      type: 'handOver',
      purpose: 'profile',
      ...typed,
    });
  });

  it('that lacks a name hands the password on to the page that asks for it', () => {
    const asked = { type: 'PROFILE_MISSING', user: userOf(ADA), password: 'secret' } as const;
    expect(send(signedOut, SIGN_IN, accepted, asked).effects).toEqual([
      { type: 'handOver', purpose: 'profile', ...typed },
      { type: 'show' },
    ]);
  });
});

it.each([
  [400, 'Two Factor Auth is required', true],
  [400, ' two factor auth is REQUIRED. ', true],
  [400, 'Two Factor Auth', false],
  [401, 'Two Factor Auth is required', false],
])('%i with "%s" asks for a code: %s', (status, message, isIt) => {
  expect(isTwoFactorRequired(status, message)).toBe(isIt);
});
