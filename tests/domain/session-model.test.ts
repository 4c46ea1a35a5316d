import fc from 'fast-check';
import { expect, it } from 'vitest';
import {
  initialSession,
  REFUSALS_QUIET_MS,
  transition,
} from '../../src/domain/auth/session-machine';
import type {
  CheckAnswer,
  SessionEffect,
  SessionEvent,
  SessionState,
} from '../../src/domain/auth/session-machine-types';
import { type CurrentUser, toCurrentUser } from '../../src/domain/users/user';

/** `npm run test:session` raises it. */
const RUNS = Number(process.env.PLINTH_MODEL_RUNS ?? 1_000);
const ADA = 'ada@plinth.example';
const CARL = 'carl@northwind.example';
const PEOPLE = [ADA, CARL] as const;
type Person = (typeof PEOPLE)[number];

/** What may happen in the world; every step ends in events of the machine, or in none. */
type Step =
  | { do: 'start' | 'stop' | 'hold' | 'release' | 'log out' | 'skip' | 'refresh' | 'call' }
  | { do: 'answer'; pick: number; says: 'yes' | 'no' | 'fails'; who: Person; isNew: boolean }
  | { do: 'network is missing'; pick: number }
  | { do: 'call fails'; pick: number; status: 401 | 403 | 500 }
  | { do: 'sign in'; hasCode: boolean }
  | { do: 'pass'; ms: number }
  | { do: 'other tab signs out'; by: 'record' | 'channel' }
  | { do: 'other tab signs in'; who: Person }
  | { do: 'restored'; isLikely: boolean }
  | { do: 'act'; as: Person | ''; sessionId: string }
  | { do: 'end acting'; reason: 'impersonationEnded' | 'impersonationClosed' }
  | { do: 'forged'; type: 'CHECKED' | 'USER_LOADED' | 'REFRESHED' | 'REFUSED'; off: number };

/** Most answers are to the last question; the others come late. */
const pick = fc.constantFrom(0, 0, 0, 1, 2, 3);
const person = fc.constantFrom(...PEOPLE);
const simple = (name: 'start' | 'stop' | 'hold' | 'release' | 'log out' | 'skip' | 'refresh') =>
  fc.constant<Step>({ do: name });

const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 2, arbitrary: simple('start') },
  { weight: 1, arbitrary: simple('stop') },
  { weight: 1, arbitrary: simple('hold') },
  { weight: 2, arbitrary: simple('release') },
  { weight: 2, arbitrary: simple('log out') },
  { weight: 2, arbitrary: simple('skip') },
  { weight: 1, arbitrary: simple('refresh') },
  { weight: 3, arbitrary: fc.constant<Step>({ do: 'call' }) },
  {
    weight: 20,
    arbitrary: fc.record({
      do: fc.constant('answer' as const),
      pick,
      says: fc.constantFrom(
        'yes' as const,
        'yes' as const,
        'yes' as const,
        'no' as const,
        'fails' as const,
      ),
      who: person,
      isNew: fc.boolean(),
    }),
  },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('network is missing' as const), pick }) },
  {
    weight: 4,
    arbitrary: fc.record({
      do: fc.constant('call fails' as const),
      pick,
      status: fc.constantFrom(401 as const, 403 as const, 403 as const, 500 as const),
    }),
  },
  {
    weight: 4,
    arbitrary: fc.record({ do: fc.constant('sign in' as const), hasCode: fc.boolean() }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      do: fc.constant('pass' as const),
      ms: fc.constantFrom(1, 5_000, REFUSALS_QUIET_MS),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      do: fc.constant('other tab signs out' as const),
      by: fc.constantFrom('record' as const, 'channel' as const),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({ do: fc.constant('other tab signs in' as const), who: person }),
  },
  {
    weight: 2,
    arbitrary: fc.record({ do: fc.constant('restored' as const), isLikely: fc.boolean() }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      do: fc.constant('act' as const),
      as: fc.constantFrom(CARL, CARL, ADA, '' as const),
      sessionId: fc.constantFrom('i1', 'i2'),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      do: fc.constant('end acting' as const),
      reason: fc.constantFrom('impersonationEnded' as const, 'impersonationClosed' as const),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      do: fc.constant('forged' as const),
      type: fc.constantFrom(
        'CHECKED' as const,
        'USER_LOADED' as const,
        'REFRESHED' as const,
        'REFUSED' as const,
      ),
      off: fc.constantFrom(-2, -1, 1, 7),
    }),
  },
);

function userOf(email: string): CurrentUser {
  const names = { firstname: 'A', lastname: 'B', username: 'A B', phone: '' };
  const rest = {
    twoFactorEnabled: false,
    userAvatar: '',
    customerId: '',
    lastLoginDate: null,
    allowedWhileImpersonating: [],
  };
  return toCurrentUser({ email, ...names, ...rest, roles: [], isActive: true, isSystem: false }, 2);
}

/** One of the invariants, in a sentence. */
function must(sentence: string, holds: boolean): void {
  if (!holds) throw new Error(`Not so: ${sentence}.`);
}

/** Something that the server was asked, and has not answered yet. */
interface Question {
  kind: 'check' | 'loadUser' | 'tell' | 'signIn' | 'user' | 'skip';
  readonly attempt: number;
  /** How many sign-outs there had been. */
  readonly born: number;
  readonly hasCode: boolean;
}

/** A call of a screen, under way. */
interface Call {
  readonly epoch: number;
  readonly by: string;
}

/** A browser tab, its storage and a server that says whatever it likes, whenever it likes. */
function createWorld(opening: { acting: { sessionId: string; email: string } | null }) {
  let state = initialSession(opening.acting);
  let now = 1_000_000;
  let questions: Question[] = [];
  let calls: Call[] = [];
  /** The tab's own keys of acting as somebody else. */
  let kept = opening.acting;
  let record: string | null = opening.acting && ADA;
  let message: 'impersonationEnded' | 'impersonationClosed' | null = null;
  /** As the client does: calls of an earlier epoch report no failure. */
  let epoch = 0;
  let vault: string | null = null;
  let joined: string | null = null;
  /** The user on the screens, and the user whose data is cached. */
  let seen: string | null = null;
  let cached: string | null = null;
  let signOuts = 0;
  let loadedAt = Number.NEGATIVE_INFINITY;
  const been = new Set<string>();

  const ownerOf = ({ session, acting }: SessionState) =>
    session.status === 'signedIn' ? `${session.user.email} in ${acting?.sessionId ?? ''}` : null;
  const ask = (kind: Question['kind'], attempt: number, hasCode = false) =>
    questions.push({ kind, attempt, born: signOuts, hasCode });

  function carryOut(effect: SessionEffect, event: SessionEvent, before: SessionState): void {
    switch (effect.type) {
      case 'check':
        must(
          'a start that is held asks nothing, but for the way into the session of another user',
          event.type === 'ACT' || (state.isRunning && !state.isHeld),
        );
        ask('check', effect.attempt);
        return;
      case 'loadUser':
        if (event.type === 'REFUSED') {
          must(
            'however many 403s come, the user is loaded at most once in ten seconds',
            now - loadedAt >= REFUSALS_QUIET_MS,
          );
          loadedAt = now;
        }
        ask('loadUser', effect.attempt);
        return;
      case 'tellServer':
        epoch += 1;
        ask('tell', effect.attempt);
        return;
      case 'forgetToken':
        epoch += 1;
        return;
      case 'keepRecord':
      case 'removeRecord':
      case 'removeTraces':
        must('a tab that acts as somebody else never touches the shared record', kept === null);
        record = effect.type === 'keepRecord' ? effect.record.email : null;
        return;
      case 'stopActing':
        kept = null;
        return;
      case 'keepMessage':
        must(
          'only the end of an impersonation is reported to the next page',
          before.acting !== null,
        );
        message = effect.reason;
        return;
      case 'removeMessage':
        message = null;
        return;
      case 'joinTabs':
        joined = `${effect.user} in ${effect.session}`;
        return;
      case 'tellTabs':
        return;
      case 'leaveTabs':
        joined = null;
        return;
      case 'handOver':
        vault = effect.purpose;
        return;
      case 'clearVault':
        vault = null;
        return;
      case 'show':
        seen = ownerOf(state);
        if (seen === null) return;
        must(
          'nobody is seen with what was read for somebody else',
          cached === null || cached === seen,
        );
        cached = seen;
        return;
      case 'clearCache':
        must('the screens go before their data, so that none reads it again', seen === null);
        cached = null;
    }
  }

  function send(event: SessionEvent, question?: Question): void {
    const before = state;
    const result = transition(before, event);
    state = result.state;
    for (const effect of result.effects) carryOut(effect, event, before);
    been.add(state.session.status);
    if (state.session.status === 'signedIn' && state.acting) been.add('acting');
    check(before, event, result.effects, question);
  }

  function check(
    before: SessionState,
    event: SessionEvent,
    effects: readonly SessionEffect[],
    question: Question | undefined,
  ): void {
    const { session, acting, awaits, attempt } = state;
    const types = effects.map(({ type }) => type);
    if ('attempt' in event && event.attempt !== before.attempt) {
      must(
        'an answer of an attempt that is over changes nothing',
        state === before && effects.length === 0,
      );
    }
    must('an attempt never comes again', attempt >= before.attempt);
    must('what has changed is shown', types.includes('show') === (session !== before.session));
    must('what is shown is what is so', seen === ownerOf(state));
    if (session.status === 'signedIn' && before.session.status !== 'signedIn') {
      must(
        'after a sign-out no answer to an older question brings a user back',
        question?.born === signOuts,
      );
    }
    const isSignOut =
      session !== before.session &&
      session.status === 'signedOut' &&
      session.reason !== 'accountFailed';
    if (isSignOut) signOuts += 1;
    const isTold = types.filter((type) => type === 'tellServer').length;
    must('a sign-out is sent to the server at most once', isTold <= (isSignOut ? 1 : 0));
    must(
      'only a manual sign-out and a failure are sent to the server',
      isTold === 0 || ['LOGOUT', 'CHECKED', 'SIGN_IN_FAILED'].includes(event.type),
    );
    const isBeingTold = questions.some(
      ({ kind, attempt: told }) => kind === 'tell' && told === before.telling,
    );
    if (event.type === 'LOGOUT') {
      const isDone = before.session.status === 'signedOut' && isBeingTold;
      must('signing out twice is one sign-out', isTold === (isDone ? 0 : 1));
      must('a sign-out takes effect immediately', session.status === 'signedOut');
      must(
        'a sign-out leaves nothing in the shared storage',
        isDone || before.acting !== null || record === null,
      );
    }
    must('what was typed is gone with the session', !isSignOut || vault === null);
    must('the tab and its keys agree on the impersonated user', acting === kept);
    if (session.status === 'signedIn' && acting?.email && before.session.status !== 'signedIn') {
      must('a tab acts as the user it was opened for', session.user.email === acting.email);
    }
    const isStart = event.type === 'START' || event.type === 'RELEASE';
    if (isSignOut && !isStart && session.reason === 'impersonationEnded') {
      must(
        'the end of acting is no news to other tabs',
        before.acting !== null && !types.includes('tellTabs'),
      );
    }
    if (event.type === 'REFUSED' && isSignOut) {
      const reason = before.acting ? 'impersonationEnded' : 'expired';
      must('a 401 says what has ended', session.reason === reason);
    }
    const isAsked = (...kinds: Question['kind'][]) =>
      questions.some((one) => one.attempt === attempt && kinds.includes(one.kind));
    const isDue = {
      nothing: true,
      check: isAsked('check'),
      entry: isAsked('check'),
      signIn: isAsked('signIn'),
      user: isAsked('user'),
    };
    must('every attempt ends: what is awaited was asked and is not answered', isDue[awaits]);
    must('a user who is being loaded was asked for', !state.isRefreshing || isAsked('loadUser'));
    const isUnknown = session.status === 'starting' || session.status === 'waitingForNetwork';
    must(
      'nobody waits for a start that was not asked for',
      !isUnknown || !state.isRunning || state.isHeld || awaits !== 'nothing',
    );
    must(
      'only a signed-in tab subscribes to sign-outs in other tabs',
      session.status !== 'signedIn' ? joined === null : !state.isRunning || joined === seen,
    );
  }

  function take(kinds: (question: Question) => boolean, at: number): Question | undefined {
    const open = questions.filter(kinds);
    return open[open.length - 1 - (at % Math.max(1, open.length))];
  }

  function settle(question: Question): void {
    questions = questions.filter((one) => one !== question);
  }

  function answer(next: Extract<Step, { do: 'answer' }>): unknown {
    const question = take(() => true, next.pick);
    if (!question) return;
    settle(question);
    const { kind, attempt } = question;
    const user = userOf(next.who);
    const expires = new Date(now);
    const isYes = next.says === 'yes';
    switch (kind) {
      case 'check': {
        const status = next.says === 'no' ? 'unauthorized' : 'failed';
        const found: CheckAnswer = isYes ? { status: 'valid', user, expires } : { status };
        return send({ type: 'CHECKED', attempt, found }, question);
      }
      case 'signIn':
        if (isYes) {
          questions.push({ ...question, kind: 'user' });
          return send({ type: 'ACCEPTED', attempt, expires }, question);
        }
        return fail(question, next.says === 'no' && !question.hasCode);
      case 'user':
        if (!isYes) return next.isNew ? accountFails(question) : fail(question, next.says === 'no');
        return send(
          next.isNew
            ? { type: 'PROFILE_MISSING', attempt, user, password: 'secret' }
            : { type: 'USER_LOADED', attempt, user },
          question,
        );
      case 'skip':
        return isYes ? send({ type: 'USER_LOADED', attempt, user }, question) : undefined;
      case 'loadUser':
        return isYes
          ? send({ type: 'REFRESHED', attempt, user }, question)
          : send({ type: 'REFRESH_FAILED', attempt, status: next.says === 'no' ? 401 : 403 });
      case 'tell':
        return send({ type: 'TOLD', telling: attempt });
    }
  }

  function fail({ attempt, hasCode }: Question, asksForCode: boolean): void {
    const before = state;
    const credentials = asksForCode ? { email: ADA, password: 'secret' } : null;
    const isAccepted = false;
    send({ type: 'SIGN_IN_FAILED', attempt, isSecondFactor: hasCode, isAccepted, credentials });
    if (before.attempt === attempt && before.awaits === 'signIn' && hasCode) {
      must('a refused code leaves the first step as it is', state.session === before.session);
    }
  }

  function accountFails({ attempt }: Question): void {
    const before = state;
    const credentials = { email: ADA, password: 'secret' };
    send({ type: 'SIGN_IN_FAILED', attempt, isSecondFactor: false, isAccepted: true, credentials });
    if (before.attempt !== attempt || before.awaits !== 'user') return;
    must('a sign-in that was accepted is kept', vault === 'profile' && seen === null);
    been.add('accountFailed');
  }

  function callFails(next: Extract<Step, { do: 'call fails' }>): void {
    const call = calls[next.pick % Math.max(1, calls.length)];
    if (!call) return;
    calls = calls.filter((one) => one !== call);
    if (call.epoch !== epoch || !state.isRunning) return;
    const owner = ownerOf(state);
    must(
      'a 401 of an earlier session does nothing to this one',
      owner === null || owner === call.by,
    );
    send({ type: 'REFUSED', attempt: state.attempt, status: next.status, now });
  }

  function run(next: Step): unknown {
    switch (next.do) {
      case 'start':
        return state.isRunning ? undefined : send({ type: 'START', message });
      case 'stop':
        return state.isRunning ? send({ type: 'STOP' }) : undefined;
      case 'hold':
        return send({ type: 'HOLD' });
      case 'release':
        return state.isHeld ? send({ type: 'RELEASE', message }) : undefined;
      case 'log out':
        return send({ type: 'LOGOUT' });
      case 'refresh':
        return send({ type: 'REFRESH' });
      case 'skip':
        if (state.session.status !== 'profileIncomplete') return;
        // A double press.
        ask('skip', state.attempt);
        ask('skip', state.attempt);
        return;
      case 'call':
        if (seen !== null) calls.push({ epoch, by: seen });
        return;
      case 'call fails':
        return callFails(next);
      case 'answer':
        return answer(next);
      case 'network is missing': {
        const question = take(({ kind }) => kind === 'check', next.pick);
        return question && send({ type: 'NETWORK_MISSING', attempt: question.attempt });
      }
      case 'sign in':
        // The question is there before the machine is looked at; its attempt is the next one.
        questions.push({
          kind: 'signIn',
          attempt: state.attempt + 1,
          born: signOuts + (state.session.status === 'signedOut' ? 0 : 1),
          hasCode: next.hasCode,
        });
        send({ type: 'SIGN_IN' });
        epoch += 1;
        return;
      case 'pass':
        now += next.ms;
        return;
      case 'other tab signs out':
        if (next.by === 'record') {
          record = null;
          if (state.isRunning) send({ type: 'RECORD', email: null });
        } else if (joined !== null) send({ type: 'SIGNED_OUT_ELSEWHERE' });
        return;
      case 'other tab signs in':
        record = next.who;
        if (!state.isRunning) return;
        send({ type: 'RECORD', email: next.who });
        must(
          'a user whose place somebody else has taken is seen no more',
          seen === null || state.acting !== null || seen.startsWith(next.who),
        );
        return;
      case 'restored':
        if (!state.isRunning) return;
        send({ type: 'RESTORED', email: record, isLikely: record !== null && next.isLikely });
        must(
          'a page that comes back after the sign-out shows nobody',
          record !== null || seen === null,
        );
        return;
      case 'act': {
        kept = { sessionId: next.sessionId, email: next.as };
        send({ type: 'ACT', acting: kept });
        must('the impersonated user is not shown before the server confirms it', seen === null);
        return;
      }
      case 'end acting': {
        const isActing = state.acting !== null && state.session.status !== 'signedOut';
        send({ type: 'END_ACTING', reason: next.reason });
        if (isActing) {
          must('the end of acting is a sign-out', state.session.status === 'signedOut');
          must('the next page can say why', message === next.reason);
        }
        return;
      }
      case 'forged': {
        const attempt = state.attempt + next.off;
        const user = userOf(CARL);
        const forged: Record<typeof next.type, SessionEvent> = {
          CHECKED: { type: 'CHECKED', attempt, found: { status: 'valid', user, expires: null } },
          USER_LOADED: { type: 'USER_LOADED', attempt, user },
          REFRESHED: { type: 'REFRESHED', attempt, user },
          REFUSED: { type: 'REFUSED', attempt, status: 401, now },
        };
        return send(forged[next.type]);
      }
    }
  }

  return { run, been };
}

function said(says: 'yes' | 'no', who: Person, isNew = false): Step {
  return { do: 'answer', pick: 0, says, who, isNew };
}

it(`holds its invariants over ${RUNS} sequences of events`, () => {
  const counts: Record<string, number> = {};
  fc.assert(
    fc.property(
      fc.record({
        acting: fc.constantFrom(null, null, null, { sessionId: 'i1', email: CARL }),
      }),
      fc.array(step, { maxLength: 40, size: 'max' }),
      (opening, steps) => {
        const world = createWorld(opening);
        world.run({ do: 'start' });
        for (const next of steps) world.run(next);
        for (const status of world.been) counts[status] = (counts[status] ?? 0) + 1;
      },
    ),
    {
      numRuns: RUNS,
      examples: [
        // A double press on Skip, whose answers differ.
        [
          { acting: null },
          [
            said('no', ADA),
            { do: 'sign in', hasCode: false },
            said('yes', ADA),
            said('yes', ADA, true),
            { do: 'skip' },
            said('yes', ADA),
            said('yes', CARL),
          ],
        ],
      ],
    },
  );
  // The model has been where it matters.
  for (const status of [
    'signedIn',
    'signedOut',
    'profileIncomplete',
    'waitingForNetwork',
    'accountFailed',
    'acting',
  ]) {
    expect(counts[status], status).toBeGreaterThan(RUNS / 50);
  }
}, 600_000);
