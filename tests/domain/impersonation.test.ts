import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { extensionIdOf } from '../../src/domain/impersonation/extension';
import {
  announcedMinutesOf,
  minutesLeftOf,
  phaseOf,
  progressOf,
} from '../../src/domain/impersonation/impersonation';
import { mayCall, remainingMsOf, transition } from '../../src/domain/impersonation/machine';
import type {
  ImpersonationEvent,
  ImpersonationState,
} from '../../src/domain/impersonation/machine-types';
import {
  canWhileImpersonating,
  DANGEROUS_ACTIONS,
} from '../../src/domain/impersonation/restrictions';
import { lookAgain, toldBy } from '../../src/domain/impersonation/server-clock';
import {
  type ImpersonationMessage,
  readImpersonationMessage,
} from '../../src/domain/impersonation/tab-protocol';

it.each([
  [0, 'critical'],
  [2, 'critical'],
  [3, 'warning'],
  [5, 'warning'],
  [6, 'normal'],
  [30, 'normal'],
])('with %i minutes left the countdown is %s (specification §4)', (minutes, phase) => {
  expect(phaseOf(minutes)).toBe(phase);
});

// T64: minutes and seconds left, minutes shown, look, width of the bar.
it.each([
  ['31:00', 31, 'normal', 100],
  ['30:00', 30, 'normal', 100],
  ['5:01', 6, 'normal', 20],
  ['5:00', 5, 'warning', (5 / 30) * 100],
  ['2:01', 3, 'warning', 10],
  ['2:00', 2, 'critical', (2 / 30) * 100],
  ['0:02', 1, 'critical', (1 / 30) * 100],
  ['0:01', 1, 'critical', (1 / 30) * 100],
  ['0:00', 0, 'critical', 0],
])('%s left is shown as %i minutes, %s, and %d per cent', (time, minutes, phase, width) => {
  const [whole = 0, seconds = 0] = time.split(':').map(Number);
  const left = minutesLeftOf((whole * 60 + seconds) * 1_000);
  expect(left).toBe(minutes);
  expect(phaseOf(left)).toBe(phase);
  expect(progressOf(left)).toBeCloseTo(width, 10);
});

describe('what is announced', () => {
  it.each([
    [30, null],
    [6, null],
    [5, 5],
    [3, 5],
    [2, 2],
    [1, 1],
    [0, 1],
  ])('with %i minutes left it is %s', (minutes, announced) => {
    expect(announcedMinutesOf(minutes)).toBe(announced);
  });
});

it('dangerous actions are off while one acts as somebody else, but for those that are allowed', () => {
  for (const action of DANGEROUS_ACTIONS) {
    expect(canWhileImpersonating(action, false)).toEqual({ allowed: true });
    expect(canWhileImpersonating(action, true)).toEqual({
      allowed: false,
      reason: 'impersonating',
    });
    const allowed = canWhileImpersonating(action, true, ['deleteUsers']).allowed;
    expect(allowed).toBe(action === 'deleteUsers');
  }
});

it('a server names them so in allowedWhileImpersonating', () => {
  expect(DANGEROUS_ACTIONS).toEqual([
    'changePassword',
    'changeTwoFactor',
    'deleteUsers',
    'changeUsers',
    'inviteUsers',
    'manageRoles',
  ]);
});

const NOW = Date.UTC(2026, 2, 2, 9);
/** What our two clocks have moved by, look after look, and how far the server's is then. */
function clockAfter(...looks: readonly { wall: number; mono: number }[]) {
  let clock = toldBy(NOW, { wall: 0, mono: 0 });
  for (const { wall, mono } of looks) {
    const { reading } = clock;
    clock = lookAgain(clock, { wall: reading.wall + wall, mono: reading.mono + mono });
  }
  return { passed: clock.serverNow - NOW, doubt: clock.doubtMs };
}

it('half a second between our clocks is noise, and more is doubt', () => {
  expect(clockAfter({ wall: 1_500, mono: 1_000 })).toEqual({ passed: 1_500, doubt: 0 });
  expect(clockAfter({ wall: 1_501, mono: 1_000 })).toEqual({ passed: 1_501, doubt: 501 });
});

it('a clock that runs a little behind takes nothing back', () => {
  expect(clockAfter({ wall: 999, mono: 1_000 })).toEqual({ passed: 1_000, doubt: 0 });
});

it('what a clock was ahead by counts once', () => {
  const ahead = { wall: 1_400, mono: 1_000 };
  const even = { wall: 1_000, mono: 1_000 };
  expect(clockAfter(ahead, even, even)).toEqual({ passed: 3_400, doubt: 0 });
});

const whole: ImpersonationMessage[] = [
  { kind: 'hello', sessionId: 's' },
  { kind: 'ended', sessionId: 's' },
  { kind: 'parentGone', sessionId: 's', parentTabId: 'p' },
  { kind: 'session', sessionId: 's', parentTabId: 'p', email: 'a@b.example', deadline: 1 },
  { kind: 'extend', sessionId: 's', parentTabId: 'p', requestId: 'r' },
  { kind: 'extended', sessionId: 's', parentTabId: 'p', requestId: 'r', deadline: 5 },
  { kind: 'extended', sessionId: 's', parentTabId: 'p', requestId: 'r', deadline: null },
  { kind: 'refused', sessionId: 's', parentTabId: 'p', requestId: 'r', serverMessage: '' },
];

describe('a message between tabs', () => {
  it.each(whole)('$kind is read, and nothing but its own fields', (message) => {
    expect(readImpersonationMessage({ ...message, extra: 'x' })).toEqual(message);
  });

  it.each(whole)('$kind without any one of its fields is invalid', (message) => {
    for (const name of Object.keys(message)) {
      const { [name as 'kind']: _, ...rest } = message;
      expect(readImpersonationMessage(rest)).toBeNull();
      // T68: what a prototype brings along is not part of a message.
      expect(readImpersonationMessage(Object.setPrototypeOf(rest, message))).toBeNull();
    }
  });

  it.each([
    null,
    undefined,
    '',
    'hello',
    7,
    [],
    {},
    { kind: 'hello', sessionId: '' },
    { kind: 'hello', sessionId: 'x'.repeat(1_000_000) },
    { kind: 'hello', sessionId: { toString: (): string => 's' } },
    { kind: '__proto__', sessionId: 's', parentTabId: 'p', requestId: 'r', serverMessage: '' },
    { kind: 'extended', sessionId: 's', parentTabId: 'p', requestId: 'r', deadline: Number.NaN },
    { kind: 'extended', sessionId: 's', parentTabId: 'p', requestId: 'r', deadline: 1e300 },
    { kind: 'session', sessionId: 's', parentTabId: 'p', email: 'e', deadline: '5' },
    { kind: 'session', sessionId: 's', parentTabId: 'p', email: 'e', deadline: 0 },
  ])('is null for %j', (data) => {
    expect(readImpersonationMessage(data)).toBeNull();
  });

  it('may be as long as 4,096 characters, and no longer', () => {
    const hello = (length: number) => ({ kind: 'hello', sessionId: 'x'.repeat(length) });
    expect(readImpersonationMessage(hello(4_096))).toEqual(hello(4_096));
    expect(readImpersonationMessage(hello(4_097))).toBeNull();
  });

  it('never throws, whatever arrives', () => {
    fc.assert(
      fc.property(fc.anything({ withNullPrototype: true, maxDepth: 3 }), (data) => {
        readImpersonationMessage(data);
      }),
    );
  });
});

const MINUTE = 60_000;
const START = Date.UTC(2026, 2, 2, 9);
const SID = 'session-1';
/** Both clocks so much later; the wall clock can have been set forward as well. */
const at = (ms: number, setBy = 0) => ({ wall: START + ms + setBy, mono: ms });

function start(left: number) {
  const deadline = START + left;
  const event = { sessionId: SID, deadline, serverNow: START, reading: at(0) } as const;
  return transition({ status: 'idle' }, { type: 'START', ...event });
}

/** A session with so much time left, and what has happened in it. */
function sessionAfter(left: number, ...events: readonly ImpersonationEvent[]) {
  return events.reduce(({ state }, event) => transition(state, event), start(left));
}

const EXPIRED = {
  state: { status: 'expired', sessionId: SID },
  effects: [{ type: 'signOut', reason: 'expired' }],
};
const leftIn = (state: ImpersonationState) => state.status === 'active' && remainingMsOf(state);
const extensionIn = (state: ImpersonationState) => state.status === 'active' && state.extension;

describe('a session that is opened', () => {
  it.each([0, -1, Number.NaN])('%d ms before its end is over', (left) => {
    expect(start(left)).toEqual(EXPIRED);
  });

  it('to its last millisecond lets calls through, and can be extended', () => {
    const { state } = start(1);
    expect(mayCall(state)).toBe(true);
    expect(transition(state, { type: 'EXTEND' }).effects).toMatchObject([{ type: 'askParent' }]);
  });

  it('late says how little is left, and in time says nothing', () => {
    expect(start(4 * MINUTE).effects).toEqual([{ type: 'announce', minutes: 5 }]);
    expect(start(30 * MINUTE).effects).toEqual([]);
  });
});

describe('the time of the server', () => {
  const told = (serverNow: number) =>
    ({ type: 'SERVER_TIME', serverNow, reading: at(1_000) }) as const;

  it('counts to the millisecond', () => {
    const last = sessionAfter(MINUTE, told(START + MINUTE - 1)).state;
    expect(leftIn(last)).toBe(1);
    expect(sessionAfter(MINUTE, told(START + MINUTE))).toEqual(EXPIRED);
  });

  it('that is no number says nothing', () => {
    expect(leftIn(sessionAfter(MINUTE, told(Number.NaN)).state)).toBe(MINUTE);
  });

  it('that cannot be had leaves what the clocks say', () => {
    const ahead = { type: 'TICK', reading: at(1_000, 20_000) } as const;
    const failed = { type: 'SERVER_TIME_FAILED' } as const;
    expect(leftIn(sessionAfter(MINUTE, ahead, failed).state)).toBe(39_000);
    const last = { type: 'TICK', reading: at(40_000, 20_000) } as const;
    expect(sessionAfter(MINUTE, ahead, failed, last)).toEqual(EXPIRED);
    const over = { type: 'TICK', reading: at(1_000, MINUTE) } as const;
    expect(sessionAfter(MINUTE, over).state.status).toBe('active');
    expect(sessionAfter(MINUTE, over, failed)).toEqual(EXPIRED);
  });
});

it('a tab that wakes up at the very end is signed out, by either clock', () => {
  expect(sessionAfter(MINUTE, { type: 'WAKE', reading: at(1_000, 59_000) })).toEqual(EXPIRED);
});

describe('the tab that started the session', () => {
  const gone = { type: 'PARENT_GONE', sessionId: SID } as const;
  const extend = { type: 'EXTEND' } as const;
  const lost = { status: 'failed', failure: { kind: 'notFound' } };

  it('is not asked once it has gone, and is when it is back', () => {
    expect(extensionIn(sessionAfter(MINUTE, gone, extend).state)).toEqual(lost);
    const back = { type: 'PARENT_BACK', sessionId: SID } as const;
    expect(extensionIn(sessionAfter(MINUTE, gone, back, extend).state)).toMatchObject({
      status: 'sending',
    });
  });

  it('that goes while it is asked does not answer any more', () => {
    expect(extensionIn(sessionAfter(MINUTE, extend, gone).state)).toEqual(lost);
  });

  it('that goes after its answer has answered', () => {
    const state = sessionAfter(MINUTE, extend).state;
    const requestId = state.status === 'active' ? extensionIdOf(state) : '';
    const yes = { type: 'EXTENDED', sessionId: SID, requestId, deadline: null } as const;
    expect(extensionIn(sessionAfter(MINUTE, extend, yes, gone).state)).toEqual({
      status: 'extended',
    });
  });
});

it('an answer can be put away, and a question cannot', () => {
  const extend = { type: 'EXTEND' } as const;
  const ok = { type: 'ACKNOWLEDGE' } as const;
  expect(extensionIn(sessionAfter(MINUTE, extend, ok).state)).toMatchObject({ status: 'sending' });
  expect(extensionIn(sessionAfter(10 * MINUTE, extend, ok).state)).toEqual({ status: 'none' });
});

it('the tab that ends it notifies the server and its duplicates', () => {
  const ended = { status: 'ended', sessionId: SID };
  const signOut = { type: 'signOut', reason: 'ended' };
  expect(sessionAfter(MINUTE, { type: 'END' })).toEqual({
    state: ended,
    effects: [
      { type: 'endOnServer', sessionId: SID },
      { type: 'tellEnded', sessionId: SID },
      signOut,
    ],
  });
  expect(sessionAfter(MINUTE, { type: 'ENDED_ELSEWHERE', sessionId: SID })).toEqual({
    state: ended,
    effects: [signOut],
  });
});
