import { describe, expect, it } from 'vitest';
import {
  answerToExtend,
  extensionIdOf,
  isExtendable,
  lengthened,
} from '../../src/domain/impersonation/extension';
import { remainingMsOf, transition } from '../../src/domain/impersonation/machine';
import type {
  ActiveImpersonation,
  ImpersonationEvent,
  ImpersonationState,
} from '../../src/domain/impersonation/machine-types';

const MINUTE = 60_000;
const START = Date.UTC(2026, 0, 15, 12);
const SID = 'session-1';
const END = START + 30 * MINUTE;

const at = (minutes: number) => ({ wall: START + minutes * MINUTE, mono: minutes * MINUTE });

/** A session of 30 minutes, so many minutes later. */
function activeAt(minutes: number, events: readonly ImpersonationEvent[] = []) {
  let state: ImpersonationState = { status: 'idle' };
  const start = { sessionId: SID, deadline: END, serverNow: START, reading: at(0) };
  for (const event of [
    { type: 'START', ...start } as const,
    { type: 'TICK', reading: at(minutes) } as const,
    ...events,
  ]) {
    state = transition(state, event).state;
  }
  if (state.status !== 'active') throw new Error(`The session is ${state.status}`);
  return state;
}

const yesTo = (state: ActiveImpersonation, deadline: number | null) =>
  ({ type: 'EXTENDED', sessionId: SID, requestId: extensionIdOf(state), deadline }) as const;
const EXTEND = { type: 'EXTEND' } as const;

describe('more time', () => {
  it.each([
    [6 * MINUTE, false],
    [5 * MINUTE + 1, false],
    [5 * MINUTE, true],
    [1, true],
    [0, true],
  ])('with %i ms left can be asked for: %s', (left, isIt) => {
    expect(isExtendable(left)).toBe(isIt);
  });

  it('is refused before the last five minutes, and nobody is asked', () => {
    const early = transition(activeAt(24), EXTEND);
    expect(early.effects).toEqual([]);
    expect(early.state).toMatchObject({
      extension: { status: 'failed', failure: { kind: 'refused' } },
    });
    expect(transition(activeAt(25), EXTEND).effects).toEqual([
      { type: 'askParent', sessionId: SID, requestId: `${SID}:${END}` },
    ]);
  });

  it.each([
    ['what the server says', END + 60 * MINUTE, true, END + 60 * MINUTE],
    ['30 minutes when it says nothing', null, true, END + 30 * MINUTE],
    ['never less than there is', START, true, END],
    ['nothing for what is no number', Number.NaN, true, END],
    ['what the server says to others', END + 10 * MINUTE, false, END + 10 * MINUTE],
    ['at most 30 minutes of what others say', 9e15, false, END + 30 * MINUTE],
    ['30 minutes of others’ silence', null, false, END + 30 * MINUTE],
  ])('is %s', (_, told, isAsked, end) => {
    expect(lengthened(END, told, isAsked)).toBe(end);
  });
});

describe('an answer that nobody here has asked for', () => {
  it('changes nothing before the last five minutes', () => {
    const state = activeAt(24);
    for (const told of [null, 9e15, END + MINUTE]) {
      expect(transition(state, yesTo(state, told)).state).toBe(state);
    }
  });

  it('is believed once in the last minutes, and for 30 minutes at the most', () => {
    let state: ImpersonationState = activeAt(28);
    for (let time = 0; time < 8; time += 1) {
      if (state.status === 'active') state = transition(state, yesTo(state, 9e15)).state;
    }
    expect(state.status === 'active' && remainingMsOf(state)).toBe(32 * MINUTE);
  });
});

it('an answer to a question of this tab is the server’s word', () => {
  const state = activeAt(28, [EXTEND]);
  const after = transition(state, yesTo(state, START + 90 * MINUTE)).state;
  expect(after).toMatchObject({ deadline: START + 90 * MINUTE, extension: { status: 'extended' } });
});

describe('a refusal', () => {
  const no = (requestId: string, sessionId = SID) =>
    ({
      type: 'EXTEND_FAILED',
      sessionId,
      requestId,
      failure: { kind: 'refused', serverMessage: 'No' },
    }) as const;

  it('of another session, of another request, or when nothing is being sent is ignored', () => {
    const waiting = activeAt(28);
    const sending = activeAt(28, [EXTEND]);
    expect(transition(waiting, no(extensionIdOf(waiting))).state).toBe(waiting);
    expect(transition(sending, no(extensionIdOf(sending), 'session-2')).state).toBe(sending);
    expect(transition(sending, no('other')).state).toBe(sending);
    expect(transition(sending, no(extensionIdOf(sending))).state).toMatchObject({
      extension: { status: 'failed', failure: { kind: 'refused', serverMessage: 'No' } },
    });
  });
});

describe('the tab that started a session', () => {
  const ending = { sessionId: SID, deadline: END };
  const late = END - 2 * MINUTE;
  it.each([
    ['this very end, late', `${SID}:${END}`, late, 'extend'],
    ['this very end, by a clock a minute ahead', `${SID}:${END}`, END - 6 * MINUTE, 'extend'],
    ['this very end, early', `${SID}:${END}`, END - 6 * MINUTE - 1, 'refuse'],
    ['an earlier end: its answer got lost', `${SID}:${START}`, late, 'repeat'],
    ['a later end', `${SID}:${END + 1}`, late, 'refuse'],
    ['the end of time', `${SID}:9000000000000000`, late, 'refuse'],
    ['another session', `session-2:${START}`, late, 'refuse'],
    ['no end', `${SID}:`, late, 'refuse'],
    ['what is no number', `${SID}:x`, late, 'refuse'],
    ['nothing', '', late, 'refuse'],
  ])('asked for %s', (_, requestId, now, answer) => {
    expect(answerToExtend(ending, requestId, now)).toBe(answer);
  });
});
