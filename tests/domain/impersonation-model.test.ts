import fc from 'fast-check';
import { expect, it } from 'vitest';
import { minutesLeftOf, phaseOf } from '../../src/domain/impersonation/impersonation';
import {
  mayCall,
  phaseOfState,
  remainingMsOf,
  transition,
} from '../../src/domain/impersonation/machine';
import type {
  ImpersonationEffect,
  ImpersonationEvent,
  ImpersonationState,
} from '../../src/domain/impersonation/machine-types';

/** `npm run test:impersonation` raises it. */
const RUNS = Number(process.env.PLINTH_MODEL_RUNS ?? 1_000);
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const START = Date.UTC(2026, 2, 2, 9);
const SID = 'session-1';
/** What a Date header cannot say: parts of a second. */
const HEADER_MS = 1_000;

/** What may happen in the world; every step ends in events of the machine. */
type Step =
  | { do: 'pass'; ms: number; sleep: 'no' | 'mono runs' | 'mono stops'; event: 'TICK' | 'WAKE' }
  | { do: 'set clock'; by: number }
  | { do: 'server answers' }
  | { do: 'server is silent' }
  | { do: 'extend' }
  | { do: 'parent says yes'; tells: 'its end' | 'nothing' | 'less' }
  | { do: 'parent says no' }
  | { do: 'forged'; event: ImpersonationEvent }
  | { do: 'acknowledge' }
  | { do: 'parent goes' }
  | { do: 'parent is back' }
  | { do: 'end' }
  | { do: 'ended in a duplicate' }
  | { do: 'server refuses' };

const wrongId = fc.oneof(fc.constantFrom('', 'session-2', '__proto__'), fc.string());
const anyNumber = fc.oneof(fc.double(), fc.integer(), fc.constantFrom(Number.NaN, 0, -1, 8e15));
const forged: fc.Arbitrary<ImpersonationEvent> = fc.oneof(
  fc.record({
    type: fc.constant('EXTENDED' as const),
    sessionId: fc.oneof(wrongId, fc.constant(SID)),
    requestId: wrongId,
    deadline: fc.option(anyNumber),
  }),
  fc.record({
    type: fc.constant('EXTEND_FAILED' as const),
    sessionId: fc.oneof(wrongId, fc.constant(SID)),
    requestId: wrongId,
    failure: fc.record({ kind: fc.constant('refused' as const), serverMessage: fc.string() }),
  }),
  fc.record({ type: fc.constant('PARENT_GONE' as const), sessionId: wrongId }),
  fc.record({ type: fc.constant('PARENT_BACK' as const), sessionId: wrongId }),
  fc.record({ type: fc.constant('ENDED_ELSEWHERE' as const), sessionId: wrongId }),
  fc.record({
    type: fc.constant('START' as const),
    sessionId: wrongId,
    deadline: anyNumber,
    serverNow: anyNumber,
    reading: fc.record({ wall: anyNumber, mono: anyNumber }),
  }),
  fc.record({
    type: fc.constantFrom('TICK' as const, 'WAKE' as const),
    reading: fc.record({ wall: anyNumber, mono: fc.constantFrom(Number.NaN, -1, -8e15) }),
  }),
);

const step: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 12,
    arbitrary: fc.record({
      do: fc.constant('pass' as const),
      ms: fc.oneof(
        fc.constantFrom(1_000, 1_000, MINUTE, 5_000, 8 * HOUR),
        fc.integer({ min: 0, max: 12 * MINUTE }),
      ),
      sleep: fc.constantFrom('no', 'no', 'mono runs', 'mono stops'),
      event: fc.constantFrom('TICK', 'WAKE'),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      do: fc.constant('set clock' as const),
      by: fc.oneof(
        fc.constantFrom(HOUR, -HOUR, 24 * HOUR, -24 * HOUR, -START),
        fc.integer({ min: -2 * HOUR, max: 2 * HOUR }),
      ),
    }),
  },
  { weight: 3, arbitrary: fc.constant<Step>({ do: 'server answers' }) },
  { weight: 1, arbitrary: fc.constant<Step>({ do: 'server is silent' }) },
  { weight: 4, arbitrary: fc.constant<Step>({ do: 'extend' }) },
  {
    weight: 3,
    arbitrary: fc.record({
      do: fc.constant('parent says yes' as const),
      tells: fc.constantFrom('its end' as const, 'nothing' as const, 'less' as const),
    }),
  },
  { weight: 2, arbitrary: fc.constant<Step>({ do: 'parent says no' }) },
  { weight: 4, arbitrary: fc.record({ do: fc.constant('forged' as const), event: forged }) },
  { weight: 2, arbitrary: fc.constant<Step>({ do: 'acknowledge' }) },
  { weight: 1, arbitrary: fc.constant<Step>({ do: 'parent goes' }) },
  { weight: 1, arbitrary: fc.constant<Step>({ do: 'parent is back' }) },
  { weight: 1, arbitrary: fc.constant<Step>({ do: 'end' }) },
  { weight: 1, arbitrary: fc.constant<Step>({ do: 'ended in a duplicate' }) },
  { weight: 1, arbitrary: fc.constant<Step>({ do: 'server refuses' }) },
);

/** A device, a server and the tab that started the session. */
function createWorld({ skew, minutes }: { skew: number; minutes: number }) {
  let now = START;
  let wallOffset = skew;
  let monoStopped = 0;
  let expiry = START + minutes * MINUTE;
  let question: { sessionId: string; requestId: string } | null = null;
  let state: ImpersonationState = { status: 'idle' };
  let asks = 0;
  const effects: ImpersonationEffect[] = [];
  const reading = () => ({ wall: now + wallOffset, mono: now - START - monoStopped });
  const headerTime = () => Math.floor(now / HEADER_MS) * HEADER_MS;

  function send(event: ImpersonationEvent): void {
    const before = state;
    const result = transition(state, event);
    state = result.state;
    effects.push(...result.effects);
    for (const effect of result.effects) {
      if (effect.type !== 'askParent') continue;
      asks += 1;
      question = { sessionId: effect.sessionId, requestId: effect.requestId };
    }
    check(before, event, result.effects);
  }

  function check(
    before: ImpersonationState,
    event: ImpersonationEvent,
    made: readonly ImpersonationEffect[],
  ): void {
    const signOuts = effects.filter((effect) => effect.type === 'signOut').length;
    const isOver = state.status === 'expired' || state.status === 'ended';
    // 1: expired and ended are final, and exactly one sign-out goes with them.
    if (before.status === 'expired' || before.status === 'ended') {
      expect(state).toBe(before);
      expect(made).toEqual([]);
    }
    expect(signOuts).toBe(isOver ? 1 : 0);
    // 7: nothing is sent after the end.
    if (isOver) expect(mayCall(state)).toBe(false);
    if (state.status !== 'active') return;
    const left = remainingMsOf(state);
    // 2: never more than the server has, but for what its header cannot say.
    expect(left).toBeLessThanOrEqual(Math.max(0, expiry - now) + HEADER_MS);
    // 3
    expect(left).toBeGreaterThanOrEqual(0);
    // 4: the look depends on the time left and nothing else.
    expect(phaseOfState(state)).toBe(phaseOf(minutesLeftOf(left)));
    // 7: no call after the end, even while the server is asked for its time.
    if (now >= expiry + HEADER_MS) expect(mayCall(state)).toBe(false);
    if (before.status !== 'active') return;
    // 5: one question at a time.
    if (before.extension.status === 'sending') {
      expect(made.filter((effect) => effect.type === 'askParent')).toEqual([]);
    }
    // 11
    expect(state.deadline).toBeGreaterThanOrEqual(before.deadline);
    // 12: given up at the first look that is five seconds later.
    if (state.extension.status === 'sending' && (event.type === 'TICK' || event.type === 'WAKE')) {
      expect(state.clock.reading.mono).toBeLessThan(state.extension.untilMono);
    }
  }

  function run(next: Step): void {
    switch (next.do) {
      case 'pass': {
        now += next.ms;
        if (next.sleep === 'mono stops') monoStopped += next.ms;
        send({ type: next.event, reading: reading() });
        // 10: a tab that wakes up after the end is signed out immediately.
        if (next.event === 'WAKE' && now >= expiry + HEADER_MS) {
          expect(state.status).not.toBe('active');
        }
        return;
      }
      case 'set clock':
        wallOffset += next.by;
        // A device on which somebody sets the clock is awake, so that the worker ticks.
        now += 1_000;
        send({ type: 'TICK', reading: reading() });
        return;
      case 'server answers':
        if (now >= expiry) send({ type: 'SERVER_REFUSED' });
        else send({ type: 'SERVER_TIME', serverNow: headerTime(), reading: reading() });
        return;
      case 'server is silent':
        send({ type: 'SERVER_TIME_FAILED' });
        return;
      case 'extend':
        send({ type: 'EXTEND' });
        return;
      case 'parent says yes': {
        if (!question) return;
        if (now >= expiry) {
          refuse();
          return;
        }
        expiry += 30 * MINUTE;
        const told = { 'its end': expiry, nothing: null, less: START };
        const deadline = told[next.tells];
        send({ type: 'EXTENDED', ...question, deadline });
        question = null;
        return;
      }
      case 'parent says no':
        refuse();
        return;
      case 'forged': {
        const before = state;
        send(next.event);
        // 6: what is not meant for this session changes nothing.
        expect(state).toBe(before);
        return;
      }
      case 'acknowledge':
        send({ type: 'ACKNOWLEDGE' });
        return;
      case 'parent goes':
        send({ type: 'PARENT_GONE', sessionId: SID });
        return;
      case 'parent is back':
        send({ type: 'PARENT_BACK', sessionId: SID });
        return;
      case 'end':
        send({ type: 'END' });
        return;
      case 'ended in a duplicate':
        send({ type: 'ENDED_ELSEWHERE', sessionId: SID });
        return;
      case 'server refuses':
        send({ type: 'SERVER_REFUSED' });
    }
  }

  function refuse(): void {
    if (!question) return;
    send({ type: 'EXTEND_FAILED', ...question, failure: { kind: 'refused' } });
    question = null;
  }

  send({
    type: 'START',
    sessionId: SID,
    deadline: expiry,
    serverNow: headerTime(),
    reading: reading(),
  });
  return { run, state: () => state, asks: () => asks, expiry: () => expiry };
}

it(`holds its invariants over ${RUNS} sequences of events`, () => {
  let extended = 0;
  let expired = 0;
  fc.assert(
    fc.property(
      fc.record({
        skew: fc.constantFrom(0, 10 * MINUTE, -10 * MINUTE, 24 * HOUR, -START),
        minutes: fc.integer({ min: 1, max: 8 }),
      }),
      fc.array(step, { maxLength: 40 }),
      (setting, steps) => {
        const world = createWorld(setting);
        for (const next of steps) world.run(next);
        if (world.expiry() > START + setting.minutes * MINUTE) extended += 1;
        if (world.state().status === 'expired') expired += 1;
      },
    ),
    {
      numRuns: RUNS,
      examples: [
        // A sleep too short to distinguish from noise, right after a server time.
        [
          { skew: 0, minutes: 1 },
          [
            { do: 'pass', ms: 20_982, sleep: 'no', event: 'TICK' },
            { do: 'server answers' },
            { do: 'pass', ms: 19, sleep: 'mono stops', event: 'TICK' },
          ],
        ],
      ],
    },
  );
  // The model has been where it matters.
  expect(extended).toBeGreaterThan(RUNS / 100);
  expect(expired).toBeGreaterThan(RUNS / 100);
}, 600_000);

it('reaches the same state with any order and number of readings (invariant 9)', () => {
  const look = fc.record({
    type: fc.constantFrom('TICK' as const, 'WAKE' as const),
    at: fc.integer({ min: 0, max: 40 * MINUTE }),
  });
  const run = (looks: readonly { type: 'TICK' | 'WAKE'; at: number }[]) =>
    looks.reduce<ImpersonationState>(
      (state, { type, at }) =>
        transition(state, { type, reading: { wall: START + at, mono: at } }).state,
      started(),
    );
  fc.assert(
    fc.property(
      fc.array(look, { minLength: 1, maxLength: 20 }).chain((looks) =>
        fc.tuple(
          fc.constant(looks),
          fc.shuffledSubarray(looks, {
            minLength: looks.length,
            maxLength: looks.length,
          }),
        ),
      ),
      ([looks, shuffled]) => {
        const latest = Math.max(...looks.map(({ at }) => at));
        expect(run(shuffled)).toEqual(run(looks));
        expect(run(looks)).toEqual(run([{ type: 'TICK', at: latest }]));
      },
    ),
    { numRuns: 1_000 },
  );
});

it('two tabs with one session ask the same question, so that one call answers both (invariant 13)', () => {
  const reading = { wall: START + 26 * MINUTE, mono: 26 * MINUTE };
  const late = transition(started(), { type: 'TICK', reading }).state;
  const ask = () => transition(late, { type: 'EXTEND' }).effects;
  expect(ask()).toEqual([
    { type: 'askParent', sessionId: SID, requestId: expect.stringContaining(SID) },
  ]);
  expect(ask()).toEqual(ask());
});

it.each([HOUR, -HOUR, 24 * HOUR, -24 * HOUR, -START])(
  'a clock set by %i ms changes the time left by no more than a second once the server has answered',
  (by) => {
    const at = 3 * MINUTE;
    const reading = { wall: START + at + by, mono: at };
    let state = transition(started(), { type: 'TICK', reading }).state;
    state = transition(state, { type: 'SERVER_TIME', serverNow: START + at, reading }).state;
    expect(state.status === 'active' && remainingMsOf(state)).toBe(27 * MINUTE);
  },
);

it('eight hours of sleep end the session at the first look, whichever clock slept', () => {
  for (const mono of [8 * HOUR, 1_000]) {
    const reading = { wall: START + 8 * HOUR, mono };
    const { state, effects } = transition(started(), { type: 'WAKE', reading });
    expect(state.status).toBe('expired');
    expect(effects).toEqual([{ type: 'signOut', reason: 'expired' }]);
    const ticked = transition(started(), { type: 'TICK', reading });
    expect(mayCall(ticked.state)).toBe(false);
  }
});

it('announces five, two and one minutes, each once', () => {
  let state: ImpersonationState = started();
  const said: number[] = [];
  for (let second = 1; second <= 30 * 60; second += 1) {
    const reading = { wall: START + second * 1_000, mono: second * 1_000 };
    const next = transition(state, { type: 'TICK', reading });
    state = next.state;
    for (const effect of next.effects) if (effect.type === 'announce') said.push(effect.minutes);
  }
  expect(said).toEqual([5, 2, 1]);
  expect(state.status).toBe('expired');
});

function started(): ImpersonationState {
  return transition(
    { status: 'idle' },
    {
      type: 'START',
      sessionId: SID,
      deadline: START + 30 * MINUTE,
      serverNow: START,
      reading: { wall: START, mono: 0 },
    },
  ).state;
}
