import { describe, expect, it } from 'vitest';
import { type BulkEvent, bulkTransition } from '../../src/domain/bulk-run';
import {
  type BulkSeatsDraft,
  beginSeatsRun,
  NO_SEATS,
  SEATS_MODES,
  type SeatsPreview,
  type SeatsRefusal,
  type SeatsRun,
  seatsAfter,
  seatsSums,
} from '../../src/domain/subscriptions/bulk-seats';
import { addedPreview, office } from '../../stories/support/subscription';

const seats = (id: string, more: Partial<typeof office> = {}) => ({ ...office, id, ...more });
const draft = (more: Partial<BulkSeatsDraft> = {}) => ({ ...NO_SEATS, ...more });

describe('the seats of several subscriptions', () => {
  const ten = { id: 's-1', quantity: 10 };

  it('are added, taken away or set, and those of one by themselves', () => {
    expect(SEATS_MODES.map((mode) => seatsAfter(ten, draft({ mode, count: 3 })))).toEqual([
      13, 7, 3,
    ]);
    expect(seatsAfter(ten, draft({ count: 3, own: { 's-1': 4 } }))).toBe(4);
    expect(seatsAfter(ten, draft({ count: 3, own: { 's-1': null } }))).toBeNull();
    expect(seatsAfter(ten, draft({ count: 3, own: { 's-2': 4 } }))).toBe(13);
  });

  it('stay as they are until a number is typed, which is one to add', () => {
    expect(SEATS_MODES.map((mode) => seatsAfter(ten, draft({ mode })))).toEqual([10, 10, 10]);
    expect(seatsAfter(ten, { ...NO_SEATS, count: 1 })).toBe(11);
  });

  it.each([
    [null, { status: 'refused', refusal: { code: 'noNumber', message: '', lowestQuantity: null } }],
    [0, { status: 'refused', refusal: { code: 'tooFew', message: '', lowestQuantity: null } }],
    [25, { status: 'refused', refusal: { code: 'unchanged', message: '', lowestQuantity: null } }],
    [1, { status: 'previewing' }],
    [26, { status: 'previewing' }],
  ])('are asked for unless it is known that they cannot be %s', (count, entry) => {
    const { run, effects } = beginSeatsRun(
      [seats('s-1', { quantity: 25 })],
      draft({ own: { 's-1': count } }),
    );
    expect(run.entries[0]).toMatchObject({ id: 's-1', ...entry });
    expect(effects.length).toBe(entry.status === 'previewing' ? 1 : 0);
  });
});

describe('what they come to', () => {
  const preview = (net: number, currency = 'EUR'): SeatsPreview => ({
    ...addedPreview,
    currency,
    net,
    tax: net / 10,
    total: net + net / 10,
    recurringBefore: 1_000,
    recurringAfter: 1_000 + net,
    holdsUntil: null,
  });
  const entry = (id: string, status: 'ready' | 'sending' | 'done' | 'kept', of: SeatsPreview) =>
    ({ id, status, preview: of, before: null, lost: null }) as const;
  const run = (entries: SeatsRun['entries']): SeatsRun => ({ phase: 'running', entries });
  const subscriptions = [
    seats('s-1', { cycle: 'month' }),
    seats('s-2', { cycle: 'month' }),
    seats('s-3', { cycle: 'year' }),
  ];

  it('is added up by currency, and by cycle what comes again', () => {
    const entries = [
      entry('s-9', 'ready', preview(70, 'USD')),
      entry('s-1', 'ready', preview(100)),
      entry('s-3', 'sending', preview(500)),
      entry('s-2', 'done', preview(300)),
    ];
    expect(seatsSums(run(entries), subscriptions)).toEqual([
      {
        currency: 'EUR',
        nets: [
          { id: 's-1', net: 100 },
          { id: 's-3', net: 500 },
          { id: 's-2', net: 300 },
        ],
        net: 900,
        tax: 90,
        total: 990,
        cycles: [
          { cycle: 'year', recurringBefore: 1_000, recurringAfter: 1_500 },
          { cycle: 'month', recurringBefore: 2_000, recurringAfter: 2_400 },
        ],
      },
      {
        currency: 'USD',
        nets: [{ id: 's-9', net: 70 }],
        net: 70,
        tax: 7,
        total: 77,
        cycles: [{ cycle: '', recurringBefore: 1_000, recurringAfter: 1_070 }],
      },
    ]);
  });

  it('counts what is sent or can be alone', () => {
    const failure = { kind: 'server' } as const;
    const refusal = { code: 'tooFew', message: '', lowestQuantity: null };
    const entries: SeatsRun['entries'] = [
      { id: 's-1', status: 'previewing', before: preview(100) },
      { id: 's-1', status: 'refused', refusal },
      { id: 's-1', status: 'failed', failure, retry: 'send', preview: preview(100) },
      entry('s-1', 'kept', preview(100)),
    ];
    expect(seatsSums(run(entries), subscriptions)).toEqual([]);
  });

  it('is of a second try what that one costs, and in the end everything', () => {
    const changed = draft({ count: 1 });
    const answer = (of: SeatsPreview) => ({ status: 'ready', preview: of }) as const;
    const failure = { kind: 'refused' } as const;
    const tell = (before: SeatsRun, event: BulkEvent<SeatsPreview, SeatsRefusal>) =>
      bulkTransition(before, event).run;
    const net = (of: SeatsRun) => seatsSums(of, subscriptions).map((sum) => sum.net);
    let now = beginSeatsRun(subscriptions, changed).run;
    for (const { id } of subscriptions) {
      now = tell(now, { type: 'PREVIEWED', id, answer: answer(preview(100)) });
    }
    expect(net(now)).toEqual([300]);
    now = tell(now, { type: 'CONFIRM' });
    now = tell(now, { type: 'SENT', id: 's-1', answer: { status: 'done' } });
    now = tell(now, {
      type: 'SENT',
      id: 's-2',
      answer: { status: 'failed', failure, retry: 'preview' },
    });
    now = tell(now, { type: 'SENT', id: 's-3', answer: { status: 'done' } });
    expect(net(now)).toEqual([200]);
    now = tell(now, { type: 'RETRY' });
    now = tell(now, { type: 'PREVIEWED', id: 's-2', answer: answer(preview(100)) });
    expect([now.phase, net(now)]).toEqual(['reviewed', [100]]);
    now = tell(now, { type: 'CONFIRM' });
    expect([now.phase, net(now)]).toEqual(['running', [100]]);
    now = tell(now, { type: 'SENT', id: 's-2', answer: { status: 'done' } });
    expect([now.phase, net(now)]).toEqual(['ended', [300]]);
  });

  it('is in the order of the currencies, whatever came first', () => {
    const of = (...currencies: string[]) =>
      seatsSums(
        run(currencies.map((currency) => entry('s-1', 'ready', preview(1, currency)))),
        subscriptions,
      ).map(({ currency }) => currency);
    expect(of('USD', 'EUR', 'NOK')).toEqual(['EUR', 'NOK', 'USD']);
    expect(of('EUR', 'NOK', 'USD')).toEqual(['EUR', 'NOK', 'USD']);
  });
});
