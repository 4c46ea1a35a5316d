import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  BULK_CALLS_AT_A_TIME,
  type BulkEffect,
  type BulkEvent,
  type BulkRun,
  type BulkTransition,
  beginBulkRun,
  bulkTransition,
} from '../../src/domain/bulk-run';

/** A key and a total. */
interface Preview {
  readonly key: string;
  readonly total: number;
}
type Run = BulkRun<Preview, string>;
type Event = BulkEvent<Preview, string>;

const failure = { kind: 'server' } as const;
const open = (ids: readonly string[]) =>
  beginBulkRun<Preview, string>(ids.map((id) => ({ id, refusal: null })));
const idsOf = (effects: readonly BulkEffect<Preview>[]) => effects.map(({ id }) => id);
const countOf = ({ entries }: Run, status: string) =>
  entries.filter((entry) => entry.status === status).length;

/** Answers everything that a run asks for, in its order. */
function drive(
  begun: BulkTransition<Preview, string>,
  answer: (effect: BulkEffect<Preview>) => Event,
): { readonly run: Run; readonly asked: readonly BulkEffect<Preview>[] } {
  let { run } = begun;
  const queue = [...begun.effects];
  const asked: BulkEffect<Preview>[] = [];
  for (let effect = queue.shift(); effect; effect = queue.shift()) {
    asked.push(effect);
    const next = bulkTransition(run, answer(effect));
    run = next.run;
    queue.push(...next.effects);
  }
  return { run, asked };
}

const ready = ({ id }: { id: string }): Event => ({
  type: 'PREVIEWED',
  id,
  answer: { status: 'ready', preview: { key: `key of ${id}`, total: 100 } },
});
const done = ({ id }: { id: string }): Event => ({ type: 'SENT', id, answer: { status: 'done' } });
const either = (effect: BulkEffect<Preview>) =>
  effect.type === 'preview' ? ready(effect) : done(effect);

describe('a run over many records', () => {
  const ten = Array.from({ length: 10 }, (_, at) => `s-${at}`);

  it('of ten, of which two are refused and one fails, does seven, and tries again that one', () => {
    const refused = new Set(['s-1', 's-2']);
    const reviewed = drive(open(ten), (effect) =>
      refused.has(effect.id)
        ? { type: 'PREVIEWED', id: effect.id, answer: { status: 'refused', refusal: 'Too late' } }
        : ready(effect),
    );
    expect(reviewed.run.phase).toBe('reviewed');
    expect(reviewed.asked.every(({ type }) => type === 'preview')).toBe(true);
    expect(bulkTransition(reviewed.run, { type: 'RETRY' }).run).toBe(reviewed.run);
    const ended = drive(bulkTransition(reviewed.run, { type: 'CONFIRM' }), (effect) =>
      effect.id === 's-5'
        ? { type: 'SENT', id: 's-5', answer: { status: 'failed', failure, retry: 'send' } }
        : done(effect),
    );
    expect(ended.run.phase).toBe('ended');
    expect(['done', 'refused', 'failed'].map((status) => countOf(ended.run, status))).toEqual([
      7, 2, 1,
    ]);
    const again = drive(bulkTransition(ended.run, { type: 'RETRY' }), either);
    expect(again.asked).toEqual([
      { type: 'send', id: 's-5', preview: { key: 'key of s-5', total: 100 } },
    ]);
    expect([again.run.phase, countOf(again.run, 'done')]).toEqual(['ended', 8]);
  });

  it('has three calls under way at a time, and begins one for each that ends', () => {
    const begun = open(ten);
    expect(idsOf(begun.effects)).toEqual(['s-0', 's-1', 's-2']);
    expect(idsOf(bulkTransition(begun.run, ready({ id: 's-1' })).effects)).toEqual(['s-3']);
  });

  it('does not ask for what is refused from the start', () => {
    const begun = beginBulkRun<Preview, string>([
      { id: 'a', refusal: 'It has them already' },
      { id: 'b', refusal: null },
    ]);
    expect(idsOf(begun.effects)).toEqual(['b']);
    expect(drive(begun, either).run.phase).toBe('reviewed');
  });

  it('previews again what does not hold any longer, and keeps the previous preview', () => {
    const reviewed = drive(open(['a']), either).run;
    const expired = bulkTransition(reviewed, { type: 'EXPIRED' });
    expect(expired.effects).toEqual([{ type: 'preview', id: 'a' }]);
    const again = drive(expired, ({ id }) => ({
      type: 'PREVIEWED',
      id,
      answer: { status: 'ready', preview: { key: 'another', total: 120 } },
    })).run;
    expect(again.entries).toMatchObject([
      { status: 'ready', preview: { total: 120 }, before: { total: 100 } },
    ]);
    expect(bulkTransition(expired.run, { type: 'CONFIRM' }).run).toBe(expired.run);
  });

  it('says of what it kept after a lost answer that nobody knows, not that it was not sent', () => {
    const reviewed = drive(open(ten.slice(0, 5)), either).run;
    const ended = drive(bulkTransition(reviewed, { type: 'CONFIRM' }), ({ id }) => ({
      type: 'SENT',
      id,
      answer: { status: 'failed', failure, retry: 'send' },
    })).run;
    const again = bulkTransition(ended, { type: 'RETRY' }).run;
    const stopped = bulkTransition(again, { type: 'STOP' }).run;
    expect(stopped.entries.map(({ status }) => status)).toEqual([
      ...['sending', 'sending', 'sending'],
      ...['failed', 'failed'],
    ]);
  });
});

describe('what is in a run', () => {
  const reviewed = drive(open(['a', 'b']), (effect) =>
    effect.id === 'b'
      ? { type: 'PREVIEWED', id: 'b', answer: { status: 'refused', refusal: 'Too late' } }
      : ready(effect),
  ).run;
  const preview = { key: 'key of a', total: 100 };
  const b = { id: 'b', status: 'refused', refusal: 'Too late' };
  const sent = bulkTransition(reviewed, { type: 'CONFIRM' }).run;
  const failedBy = (retry: 'send' | 'preview') =>
    bulkTransition(sent, { type: 'SENT', id: 'a', answer: { status: 'failed', failure, retry } })
      .run;
  const tell = (run: Run, event: Event) => bulkTransition(run, event);

  it('contains a record’s preview, refusal or result', () => {
    const a = { id: 'a', preview, before: null, lost: null };
    expect(reviewed).toEqual({ phase: 'reviewed', entries: [{ ...a, status: 'ready' }, b] });
    expect(sent).toEqual({ phase: 'running', entries: [{ ...a, status: 'sending' }, b] });
    expect(tell(sent, done({ id: 'a' })).run).toEqual({
      phase: 'ended',
      entries: [{ ...a, status: 'done' }, b],
    });
    expect(failedBy('send')).toEqual({
      phase: 'ended',
      entries: [{ id: 'a', status: 'failed', failure, retry: 'send', preview }, b],
    });
  });

  it('is previewed again after a certain failure, and keeps the previous preview', () => {
    const again = tell(failedBy('preview'), { type: 'RETRY' });
    expect(again).toEqual({
      run: {
        phase: 'previewing',
        entries: [{ id: 'a', status: 'previewing', before: preview }, b],
      },
      effects: [{ type: 'preview', id: 'a' }],
    });
    const lost = tell(again.run, {
      type: 'PREVIEWED',
      id: 'a',
      answer: { status: 'failed', failure },
    });
    expect(lost.run).toEqual({
      phase: 'reviewed',
      entries: [{ id: 'a', status: 'failed', failure, retry: 'preview', preview }, b],
    });
    expect(tell(lost.run, { type: 'RETRY' }).effects).toEqual([{ type: 'preview', id: 'a' }]);
  });

  it('is first settled where it may have been done, then previewed where it was not', () => {
    const both = drive(open(['a', 'b']), either).run;
    const ended = drive(tell(both, { type: 'CONFIRM' }), ({ id }) => ({
      type: 'SENT',
      id,
      answer: { status: 'failed', failure, retry: id === 'a' ? 'send' : 'preview' },
    })).run;
    const again = tell(ended, { type: 'RETRY' });
    expect(again.run.phase).toBe('running');
    expect(again.effects).toMatchObject([{ type: 'send', id: 'a' }]);
    const settled = tell(again.run, done({ id: 'a' }));
    expect(settled.run.phase).toBe('previewing');
    expect(settled.effects).toEqual([{ type: 'preview', id: 'b' }]);
  });

  it('is kept when it is stopped, and may have been done where its answer was lost', () => {
    const five = drive(open(['a', 'b', 'c', 'd', 'e']), either).run;
    const stopped = tell(tell(five, { type: 'CONFIRM' }).run, { type: 'STOP' }).run;
    expect(stopped.phase).toBe('running');
    expect(stopped.entries.slice(3)).toMatchObject([{ status: 'kept' }, { status: 'kept' }]);
    const lost = drive(tell(five, { type: 'CONFIRM' }), ({ id }) => ({
      type: 'SENT',
      id,
      answer: { status: 'failed', failure, retry: 'send' },
    })).run;
    const again = tell(tell(lost, { type: 'RETRY' }).run, { type: 'STOP' }).run;
    expect(again.entries[3]).toEqual(lost.entries[3]);
  });

  it('is not changed by an answer to nothing, or by what comes at a wrong time', () => {
    const ended = tell(sent, done({ id: 'a' })).run;
    const begun = open(['a']).run;
    const changeNothing: readonly (readonly [Run, Event])[] = [
      [reviewed, ready({ id: 'a' })],
      [reviewed, done({ id: 'a' })],
      [reviewed, ready({ id: 'b' })],
      [reviewed, ready({ id: 'gone' })],
      [reviewed, { type: 'STOP' }],
      [begun, done({ id: 'a' })],
      [begun, { type: 'CONFIRM' }],
      [begun, { type: 'EXPIRED' }],
      [begun, { type: 'STOP' }],
      [begun, { type: 'RETRY' }],
      [sent, ready({ id: 'a' })],
      [sent, { type: 'CONFIRM' }],
      [sent, { type: 'EXPIRED' }],
      [sent, { type: 'RETRY' }],
      [ended, done({ id: 'a' })],
      [ended, { type: 'CONFIRM' }],
      [ended, { type: 'EXPIRED' }],
      [ended, { type: 'STOP' }],
      [ended, { type: 'RETRY' }],
    ];
    for (const [run, event] of changeNothing) {
      const next = tell(run, event);
      expect([next.run === run, next.effects, event]).toEqual([true, [], event]);
    }
  });

  it('is never sent before the confirmation, also when its preview is tried again', () => {
    const lost = drive(open(['a', 'b']), (effect) =>
      effect.id === 'b'
        ? { type: 'PREVIEWED', id: 'b', answer: { status: 'failed', failure } }
        : ready(effect),
    ).run;
    const again = tell(lost, { type: 'RETRY' });
    expect(again.effects).toEqual([{ type: 'preview', id: 'b' }]);
    expect(again.run.entries[0]).toBe(lost.entries[0]);
  });
});

type Outcome = 'fine' | 'lostAfter' | 'lostBefore' | 'refused' | 'expired';
const outcome = fc.constantFrom<Outcome>('fine', 'lostAfter', 'lostBefore', 'refused', 'expired');
const press = fc.constantFrom('CONFIRM', 'RETRY', 'EXPIRED', 'STOP', 'answer', 'answer', 'answer');

it('nothing is done twice or unconfirmed, whatever is pressed, lost, refused and in what order', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 7 }),
      fc.array(fc.tuple(press, fc.nat(), outcome), { maxLength: 60 }),
      (count, steps) => {
        const ids = Array.from({ length: count }, (_, at) => String(at));
        // The server: a key is done once, however often it comes.
        const doneBy = new Map<string, string>();
        let keys = 0;
        let confirmed = 0;
        const begun = open(ids);
        let { run } = begun;
        let underWay = [...begun.effects];

        function tell(event: Event): void {
          const before = run.phase;
          const next = bulkTransition(run, event);
          run = next.run;
          underWay.push(...next.effects);
          if (event.type === 'CONFIRM' && before === 'reviewed') confirmed += 1;
          if (next.effects.some(({ type }) => type === 'send'))
            expect(confirmed).toBeGreaterThan(0);
        }
        function answer(effect: BulkEffect<Preview>, how: Outcome): void {
          const { id } = effect;
          if (effect.type === 'preview') {
            // What may have been done is never priced under another key.
            expect(doneBy.has(id)).toBe(false);
            keys += 1;
            const answers = {
              fine: { status: 'ready', preview: { key: `k${keys}`, total: keys } },
              refused: { status: 'refused', refusal: 'no' },
              other: { status: 'failed', failure },
            } as const;
            const which = how === 'fine' || how === 'refused' ? how : 'other';
            tell({ type: 'PREVIEWED', id, answer: answers[which] });
            return;
          }
          const { key } = effect.preview;
          const isLost = how === 'lostAfter' || how === 'lostBefore';
          const isDone = doneBy.get(id) === key;
          expect(doneBy.has(id) && !isDone).toBe(false);
          if (isDone || how === 'fine' || how === 'lostAfter') doneBy.set(id, key);
          const sent = isLost
            ? ({ status: 'failed', failure, retry: 'send' } as const)
            : doneBy.has(id)
              ? ({ status: 'done' } as const)
              : ({ status: 'failed', failure, retry: 'preview' } as const);
          tell({ type: 'SENT', id, answer: sent });
        }
        function check(): void {
          expect(run.entries.map(({ id }) => id)).toEqual(ids);
          expect(underWay.length).toBeLessThanOrEqual(BULK_CALLS_AT_A_TIME);
          const isWaiting = run.phase === 'reviewed' || run.phase === 'ended';
          expect(underWay.length > 0).toBe(!isWaiting);
          if (isWaiting) expect(countOf(run, 'waiting')).toBe(0);
          if (run.phase === 'ended') expect(countOf(run, 'ready')).toBe(0);
          for (const { id, status } of run.entries) {
            if (status === 'done') expect(doneBy.has(id)).toBe(true);
            if (status === 'kept' || status === 'refused') expect(doneBy.has(id)).toBe(false);
          }
        }
        for (const [what, at, how] of steps) {
          if (what !== 'answer') tell({ type: what });
          else {
            const effect = underWay[at % Math.max(underWay.length, 1)];
            underWay = underWay.filter((one) => one !== effect);
            if (effect) answer(effect, how);
          }
          check();
        }
        // If the server answers, the run ends, and a retry settles lost answers.
        for (let presses = 0; presses < 6; presses += 1) {
          for (let effect = underWay.shift(); effect; effect = underWay.shift()) {
            answer(effect, 'fine');
          }
          tell({ type: 'CONFIRM' });
          tell({ type: 'RETRY' });
        }
        expect(countOf(run, 'failed')).toBe(0);
        expect(run.phase === 'ended' || countOf(run, 'ready') === 0).toBe(true);
      },
    ),
    { numRuns: Number(process.env.PLINTH_MODEL_RUNS ?? 500) },
  );
});
