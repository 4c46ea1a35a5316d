import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Product } from '../../src/domain/products/product';
import {
  CHOOSING,
  type ChangeEvent,
  changeTransition,
  orderOfChange,
} from '../../src/domain/subscriptions/change-machine';
import { otherUpgrades, planChoices } from '../../src/domain/subscriptions/plan-choices';
import {
  isRenewalChange,
  renewalCycle,
  renewalDraft,
  renewalEnds,
  scheduledOf,
} from '../../src/domain/subscriptions/renewal';
import { addedPreview, changeDrawer, NOW, office, order } from '../../stories/support/subscription';

const preview = addedPreview;
const outcome = (...events: readonly ChangeEvent[]) =>
  events.reduce(
    ({ state }, event) => changeTransition(state, event),
    changeTransition(CHOOSING, { type: 'CHOOSE' }),
  );
const SENT = { type: 'SEND', preview } as const;
const LOST = { type: 'LOST', now: NOW } as const;

describe('a change', () => {
  it('is sent at a press, once, and made when its order comes', () => {
    expect(outcome(SENT).effects).toEqual([{ type: 'send', preview }]);
    expect(outcome(SENT, SENT).effects).toEqual([]);
    expect(outcome(SENT, { type: 'MADE', order }).state).toEqual({ status: 'made', order });
  });

  it('that nobody answered is asked for every three seconds, for thirty', () => {
    expect(outcome(SENT, LOST).effects).toEqual([{ type: 'ask', preview }]);
    const tick = (seconds: number) => ({ type: 'TICK', now: NOW + seconds * 1_000 }) as const;
    expect(outcome(SENT, LOST, tick(2)).effects).toEqual([]);
    expect(outcome(SENT, LOST, tick(3)).effects).toEqual([{ type: 'ask', preview }]);
    expect(outcome(SENT, LOST, tick(30)).state).toEqual({ status: 'notMade', preview });
    const again = { type: 'SEND_AGAIN' } as const;
    expect(outcome(SENT, LOST, tick(30), again).effects).toEqual([{ type: 'send', preview }]);
    const check = { type: 'CHECK_AGAIN', now: NOW + 60_000 } as const;
    expect(outcome(SENT, LOST, tick(30), check).effects).toEqual([{ type: 'ask', preview }]);
    // For thirty seconds more.
    expect(outcome(SENT, LOST, tick(30), check, tick(89)).state.status).toBe('unanswered');
    expect(outcome(SENT, LOST, tick(30), check, tick(90)).state.status).toBe('notMade');
    expect(outcome(SENT, LOST, tick(30), tick(31)).state.status).toBe('notMade');
  });

  it('that met a conflict shows it until another change is chosen', () => {
    const conflict = { type: 'CONFLICT', code: 'window_closed' } as const;
    expect(outcome(SENT, conflict).state).toMatchObject({ conflict: 'window_closed' });
    expect(outcome(SENT, conflict, { type: 'CHOOSE' }).state).toEqual(CHOOSING);
  });

  it('is never sent by itself, whatever happens, and never under two keys at a time', () => {
    const other = { ...preview, previewId: 'pv-2' };
    const event: fc.Arbitrary<ChangeEvent> = fc.oneof(
      fc.constantFrom<ChangeEvent>(
        SENT,
        { type: 'SEND', preview: other },
        { type: 'MADE', order },
        { type: 'CONFLICT', code: 'preview_expired' },
        { type: 'REFUSED', failure: { kind: 'refused' } },
        { type: 'SEND_AGAIN' },
        { type: 'CHOOSE' },
      ),
      fc.nat(120_000).map((ms): ChangeEvent => ({ type: 'TICK', now: NOW + ms })),
      fc.nat(120_000).map((ms): ChangeEvent => ({ type: 'LOST', now: NOW + ms })),
    );
    fc.assert(
      fc.property(fc.array(event, { maxLength: 40 }), (events) => {
        let state = CHOOSING;
        let key: string | null = null;
        for (const each of events) {
          const next = changeTransition(state, each);
          for (const effect of next.effects) {
            if (effect.type !== 'send') continue;
            expect(['SEND', 'SEND_AGAIN']).toContain(each.type);
            if (each.type === 'SEND_AGAIN') expect(effect.preview.previewId).toBe(key);
            key = effect.preview.previewId;
          }
          if (state.status === 'made') expect(next.state).toBe(state);
          state = next.state;
        }
      }),
    );
  });
});

it('a change that is refused can be sent again, and says why it was', () => {
  const failure = { kind: 'refused', serverMessage: 'No.' } as const;
  const refused = outcome(SENT, { type: 'REFUSED', failure });
  expect(refused.state).toEqual({ status: 'choosing', failure, conflict: null });
  // An unrequested order does not belong to this change.
  expect(outcome({ type: 'MADE', order }).state).toEqual(CHOOSING);
});

describe('the order of a change', () => {
  const made = { ...order, total: preview.total, createdAt: new Date(NOW + 1_000) };

  it('is new, has the same total and is not older than the preview', () => {
    expect(orderOfChange([made], preview, new Set())).toBe(made);
    expect(orderOfChange([made], preview, new Set([made.id]))).toBeNull();
    expect(orderOfChange([{ ...made, total: 1 }], preview, new Set())).toBeNull();
    expect(orderOfChange([{ ...made, type: 'create' }], preview, new Set())).toBeNull();
    const old = { ...made, createdAt: new Date(NOW - 1) };
    expect(orderOfChange([old], preview, new Set())).toBeNull();
    const atOnce = { ...made, type: 'cancel', createdAt: new Date(NOW) } as const;
    expect(orderOfChange([old, atOnce], preview, new Set())).toBe(atOnce);
  });
});

describe('what is decided for the renewal', () => {
  const draft = renewalDraft(office);

  it('is a change only where something differs and can be sent', () => {
    expect(isRenewalChange(draft, office)).toBe(false);
    expect(isRenewalChange({ ...draft, autoRenew: false }, office)).toBe(true);
    expect(isRenewalChange({ ...draft, quantity: null }, office)).toBe(false);
    expect(isRenewalChange({ ...draft, quantity: 8 }, office)).toBe(true);
    expect(isRenewalChange({ ...draft, autoRenew: false, quantity: null }, office)).toBe(true);
  });

  it('leaves out what stays, and everything where it ends', () => {
    expect(scheduledOf(draft, office)).toBeNull();
    const eight = { quantity: 8, planId: null, endsOn: null };
    expect(scheduledOf({ ...draft, quantity: 8 }, office)).toEqual(eight);
    expect(scheduledOf({ ...draft, quantity: 8, autoRenew: false }, office)).toBeNull();
  });

  it('uses the price from then on, of the chosen plan', () => {
    const { choices } = changeDrawer.plans;
    if (choices.status !== 'ready') throw new Error('no plans');
    const cycle = (next: Partial<typeof draft>) =>
      renewalCycle({ ...draft, ...next }, office, choices.data);
    expect(cycle({ quantity: 8 })).toMatchObject({ unitPrice: 1_210, amount: 9_680 });
    expect(cycle({ planId: 'pl-2' })).toMatchObject({ unitPrice: 1_600, amount: 40_000 });
    expect(cycle({ planId: 'gone' })).toBeNull();
    expect(cycle({ autoRenew: false })).toBeNull();
    expect(cycle({ autoRenew: false, quantity: null })).toBeNull();
    expect(cycle({ quantity: null })).toBeNull();
  });

  it('uses the price on the day of renewal, if the server sends none', () => {
    const { choices } = changeDrawer.plans;
    if (choices.status !== 'ready' || !choices.data.current) throw new Error('no plans');
    const unpriced = { ...office, renewalUnitPrice: null, renewsOn: '2027-02-14' };
    const cycle = (fromOn: string, cycleOfPlan = 'month') => {
      const current = {
        ...choices.data.current,
        cycle: cycleOfPlan,
        unitPrice: 1_000,
        nextPrice: { unitPrice: 1_300, fromOn },
      } as typeof choices.data.current;
      return renewalCycle(draft, unpriced, { ...choices.data, current });
    };
    expect(cycle('2027-02-14')).toMatchObject({ unitPrice: 1_300 });
    expect(cycle('2027-02-15')).toMatchObject({ unitPrice: 1_000 });
    // It goes on as it is paid now.
    expect(cycle('2027-02-15', 'year')).toMatchObject({ cycle: 'month' });
    expect(renewalCycle(draft, unpriced, null)).toBeNull();
    const [other] = choices.data.plans;
    if (!other) throw new Error('no plan');
    const yearly = { ...other, plan: { ...other.plan, id: 'pl-y', cycle: 'year' } } as typeof other;
    const wanted = { ...choices.data, plans: [yearly] };
    expect(renewalCycle({ ...draft, planId: 'pl-y' }, office, wanted)).toMatchObject({
      cycle: 'year',
    });
  });

  it('can end with a month, or with something else of the vendor, within the next term', () => {
    const { choices } = changeDrawer.plans;
    const plan = choices.status === 'ready' ? choices.data.current : null;
    const shield = { ...office, id: 's-2', friendlyName: null, productName: 'Shield' };
    const others = [
      office,
      { ...shield, renewsOn: '2027-06-10' },
      { ...shield, id: 's-3', renewsOn: '2028-06-10' },
    ];
    expect(renewalEnds(office, plan, others)).toEqual([
      { endsOn: '2027-03-01', name: null },
      { endsOn: '2027-06-10', name: 'Shield' },
    ]);
    expect(renewalEnds(office, null, others)).toEqual([]);
  });
});

describe('the plans of a subscription', () => {
  const { choices } = changeDrawer.plans;
  const known = choices.status === 'ready' ? choices.data : null;
  const [upgrade, later] = known?.plans ?? [];
  if (!known?.current || !upgrade || !later) throw new Error('no plans');
  const product = {
    id: 'p-1',
    name: 'Office Business',
    limits: known.limits,
    plans: [
      known.current,
      later.plan,
      { ...later.plan, id: 'chf', currency: 'CHF' },
      { ...later.plan, id: 'use', term: 'none' },
    ],
  } as unknown as Product;
  const other = { ...product, id: 'p-2', name: 'Office Enterprise', plans: [upgrade.plan] };

  it('are its upgrades first, then the others of its product in its currency and with a term', () => {
    expect(otherUpgrades(product, 'pl-1')).toEqual(['pl-2']);
    const { plans, current } = planChoices(office, product, [other]);
    expect(current?.id).toBe('pl-1');
    expect(plans.map(({ plan, isNow }) => [plan.id, isNow])).toEqual([
      ['pl-2', true],
      ['pl-3', false],
    ]);
  });
});
