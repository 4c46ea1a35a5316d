import { describe, expect, it } from 'vitest';
import { extensionIdOf } from '../../src/domain/impersonation/extension';
import { mayCall, remainingMsOf, transition } from '../../src/domain/impersonation/machine';
import type {
  ImpersonationEvent,
  ImpersonationState,
} from '../../src/domain/impersonation/machine-types';

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

it('a tab that wakes up at the very end is out, whichever clock says so', () => {
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

it('the end is told to the server and to duplicates, by the tab in which it was chosen', () => {
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
