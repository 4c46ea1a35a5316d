import type { ChargeLine } from '../../src/domain/billing/charge';
import type { OrderLine, OrderState } from '../../src/domain/orders/order';
import { cycleMonths, termMonths } from '../../src/domain/products/product';
import type { SubscriptionChange } from '../../src/domain/subscriptions/change';
import { commitmentLeft } from '../../src/domain/subscriptions/commitment';
import {
  type PricedPlan,
  type SubscriptionTerms,
  startTerms,
} from '../../src/domain/subscriptions/lifecycle';
import { isLive, type Subscription } from '../../src/domain/subscriptions/subscription';
import { isRenewalLocked } from '../../src/domain/subscriptions/term';
import { addDays, addMonths, type CivilDate, civilDateOf } from '../../src/domain/time/civil-date';
import { orderStateOf, orderTransition } from '../../src/sandbox/rules/orders';
import { retriedPurchase } from '../../src/sandbox/rules/purchase';
import { changeSubscription } from '../../src/sandbox/rules/subscription-change';
import { nextChargeOn, passTime } from '../../src/sandbox/rules/subscription-time';

export const LIMITS = { min: 1, max: 300, step: 1 };
export const TAX = 1900;
export const HOUR = 3_600_000;

/** A plan of the model: two that can be changed into each other share term and cycle. */
export interface ModelPlan extends PricedPlan {
  readonly unitPrice: number;
  readonly unitCost: number;
  readonly trialDays: number | null;
  readonly upgradesTo: readonly string[];
}

function plan(
  id: string,
  term: PricedPlan['term'],
  cycle: PricedPlan['cycle'],
  more: Partial<ModelPlan> = {},
): ModelPlan {
  return {
    id,
    term,
    cycle,
    unitPrice: 1_100,
    unitCost: 800,
    cancelHours: 168,
    trialDays: null,
    upgradesTo: [],
    ...more,
  };
}

export const PLANS: readonly ModelPlan[] = [
  plan('month', 'P1M', 'month', { upgradesTo: ['month-plus'], cancelHours: 72 }),
  plan('month-plus', 'P1M', 'month', {
    unitPrice: 1_999,
    upgradesTo: ['month'],
    cancelHours: null,
  }),
  plan('year-monthly', 'P1Y', 'month', { unitPrice: 1_237, upgradesTo: ['year-plus'] }),
  plan('year-plus', 'P1Y', 'month', { unitPrice: 2_111, cancelHours: 0 }),
  plan('year', 'P1Y', 'year', { unitPrice: 13_201, cancelHours: 720 }),
  plan('three-years', 'P3Y', 'month', { unitPrice: 907, cancelHours: null }),
  plan('three-years-yearly', 'P3Y', 'year', { unitPrice: 9_999, cancelHours: 720 }),
  plan('trial', 'P1M', 'month', { trialDays: 30 }),
];

export type ModelSubscription = SubscriptionTerms & Pick<Subscription, 'changing'>;

/** Something that was bought, with its order and everything that was ever charged for it. */
export interface Bought {
  readonly id: string;
  readonly plan: ModelPlan;
  readonly quantity: number;
  /** When it was bought, or tried again on another day. */
  at: number;
  readonly endsOn: CivilDate | null;
  order: {
    state: OrderState;
    placedBy: string;
    approval: null;
    createdAt: Date;
    lines: Pick<OrderLine, 'id' | 'state' | 'failure'>[];
  };
  subscription: ModelSubscription | null;
  /** With the day on which it was booked. */
  readonly ledger: { readonly on: CivilDate; readonly line: ChargeLine }[];
  /** When it ended. */
  endedAt: number | null;
}

export type Step =
  | { do: 'buy'; plan: number; quantity: number; endsAfterDays: number | null; fails: boolean }
  | { do: 'pass'; days: number; hours: number }
  | { do: 'seats'; on: number; quantity: number; fails: boolean }
  | { do: 'plan'; on: number; fails: boolean }
  | { do: 'cancel' | 'suspend' | 'resume'; on: number }
  | { do: 'retry' | 'give up'; on: number }
  | { do: 'auto-renew'; on: number; isOn: boolean }
  | { do: 'schedule'; on: number; quantity: number | null; plan: number | null }
  | { do: 'price'; plan: number; unitPrice: number };

/** What must hold, without the price of an assertion that is made a million times. */
export function holds(isSo: boolean, what: string): void {
  if (!isSo) throw new Error(`Does not hold: ${what}`);
}

const same = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

const netOf = (lines: readonly { readonly net: number }[]) =>
  lines.reduce((sum, { net }) => sum + net, 0);

/** A company that buys, and a server that keeps to the rules. Every step checks what must hold. */
export function createWorld(start: number) {
  let now = start;
  const prices = new Map(PLANS.map(({ id, unitPrice }) => [id, unitPrice]));
  const bought: Bought[] = [];

  const today = () => civilDateOf(now);
  const priced = (id: string): ModelPlan => {
    const found = PLANS.find((each) => each.id === id);
    if (!found) throw new Error(`No plan ${id}`);
    return { ...found, unitPrice: prices.get(id) ?? found.unitPrice };
  };

  function book(item: Bought, lines: readonly ChargeLine[]): void {
    for (const line of lines) {
      const full = Number(line.quantity) * Number(line.unitPrice);
      // Invariant 4: a part is never more than the whole, and never of another sign.
      holds(Math.abs(line.net) <= Math.abs(full), 'a part is no more than the whole');
      holds(Math.sign(line.net) * Math.sign(full) >= 0, 'a part has the sign of the whole');
      // Invariant 8: after the end only credits.
      holds(item.endedAt === null || line.net <= 0, 'only credits after the end');
      item.ledger.push({ on: today(), line });
    }
    // Invariant 5: never more is given back than was charged.
    holds(netOf(item.ledger.map(({ line }) => line)) >= 0, 'credits up to the charges');
  }

  /** Everything that time does until today, after a day that was settled. */
  function catchUp(item: Bought, settledOn: CivilDate): void {
    const before = item.subscription;
    if (!before) return;
    const expectedNext = nextChargeOn(before, settledOn);
    const left = commitmentLeft(before, settledOn);
    const { terms, lines } = passTime(before, settledOn, {
      untilOn: today(),
      taxBps: TAX,
      planAt: priced,
    });
    // The next charge is on the announced day, and the rest of the term adds up to the announced sum.
    const [next] = lines;
    holds(!next || next.fromOn === expectedNext, 'charged when it was said');
    if (before.renewsOn !== null && before.renewsOn <= today() && isLive(before)) {
      const ofTerm = lines.filter(({ fromOn }) => fromOn < String(before.renewsOn));
      holds(netOf(ofTerm) === left, 'the commitment is what is charged');
    }
    if (terms.state === 'expired' && item.endedAt === null) {
      book(item, lines);
      item.endedAt = now;
    } else book(item, lines);
    item.subscription = terms;
  }

  function finish(item: Bought): void {
    const { id } = item;
    for (const type of ['BEGIN', 'FINISH'] as const) {
      item.order = orderTransition(item.order, { type, lineId: id }) ?? item.order;
    }
    holds(item.order.state === 'completed', 'a done line completes');
    const { terms, lines } = startTerms({ ...item, taxBps: TAX });
    item.subscription = { ...terms, changing: null };
    book(item, lines);
    catchUp(item, civilDateOf(item.at));
  }

  function fail(item: Bought): void {
    const failure = { code: 'vendor_refused', message: '', correlationId: '' };
    item.order = orderTransition(item.order, { type: 'BEGIN', lineId: item.id }) ?? item.order;
    const failed = orderTransition(item.order, { type: 'FAIL', lineId: item.id, failure });
    item.order = failed ?? item.order;
    holds(item.order.state === 'failed', 'a failed line fails');
  }

  function buy(step: Extract<Step, { do: 'buy' }>): void {
    const chosen = priced(PLANS[step.plan % PLANS.length]?.id ?? '');
    const regular = addMonths(today(), termMonths(chosen.term) ?? 0);
    const wanted = step.endsAfterDays === null ? null : addDays(today(), step.endsAfterDays);
    const isCoTerm = wanted !== null && wanted < regular && chosen.trialDays === null;
    const endsOn = isCoTerm && !isRenewalLocked(wanted, now) ? wanted : null;
    const id = `s-${bought.length + 1}`;
    const item: Bought = {
      id,
      plan: chosen,
      quantity: step.quantity,
      at: now,
      endsOn,
      order: {
        state: 'provisioning',
        placedBy: 'b@x.test',
        approval: null,
        createdAt: new Date(now),
        lines: [{ id, state: 'queued', failure: null }],
      },
      subscription: null,
      ledger: [],
      endedAt: null,
    };
    bought.push(item);
    if (step.fails) fail(item);
    else finish(item);
  }

  function change(item: Bought, asked: SubscriptionChange, fails: boolean): void {
    const before = item.subscription;
    if (!before) return;
    const snapshot = JSON.stringify(before);
    const ground = {
      now,
      taxBps: TAX,
      isCustomerActive: true,
      limits: LIMITS,
      plan: priced(before.planId),
      findPlan: (id: string) => (PLANS.some((each) => each.id === id) ? priced(id) : null),
    };
    const preview = changeSubscription(before, asked, ground);
    // Invariant 17: neither a preview nor a refusal changes anything.
    holds(JSON.stringify(before) === snapshot, 'a preview changes nothing');
    if (preview.status !== 'ready' || fails) return;
    // Invariant 11: the order does what the preview said.
    const done = changeSubscription(before, asked, ground);
    holds(same(done, preview), 'preview is order');
    if (preview.terms.state === 'cancelled') item.endedAt = now;
    item.subscription = preview.terms;
    book(item, preview.lines);
    // An immediate change deletes what was scheduled.
    holds(item.subscription.scheduled === null, 'a change deletes the schedule');
  }

  function reschedule(item: Bought, step: Extract<Step, { do: 'schedule' | 'auto-renew' }>): void {
    const { subscription } = item;
    if (!subscription || !isLive(subscription)) return;
    if (isRenewalLocked(subscription.renewsOn, now)) return;
    if (step.do === 'auto-renew') {
      item.subscription = { ...subscription, autoRenew: step.isOn, scheduled: null };
      return;
    }
    const planId = step.plan === null ? null : (PLANS[step.plan % PLANS.length]?.id ?? null);
    const scheduled = { quantity: step.quantity, planId, endsOn: null };
    item.subscription = { ...subscription, autoRenew: true, scheduled };
  }

  function run(step: Step): void {
    if (step.do === 'pass') {
      const settledOn = today();
      now += step.days * 24 * HOUR + step.hours * HOUR;
      for (const item of bought) catchUp(item, settledOn);
      return;
    }
    if (step.do === 'buy') {
      if (bought.length < 4) buy(step);
      return;
    }
    if (step.do === 'price') {
      prices.set(PLANS[step.plan % PLANS.length]?.id ?? '', step.unitPrice);
      return;
    }
    const item = bought[step.on % Math.max(1, bought.length)];
    if (!item) return;
    switch (step.do) {
      case 'seats':
        change(item, { kind: 'seats', quantity: step.quantity }, step.fails);
        return;
      case 'plan': {
        const [planId] = PLANS.find(({ id }) => id === item.subscription?.planId)?.upgradesTo ?? [];
        if (planId) change(item, { kind: 'plan', planId }, step.fails);
        return;
      }
      case 'cancel':
      case 'suspend':
      case 'resume':
        change(item, { kind: step.do }, false);
        return;
      case 'retry': {
        const queued = orderTransition(item.order, { type: 'RETRY', lineId: item.id });
        if (!queued) return;
        const again = retriedPurchase(item, now);
        // What it was to end with ends too soon by now: it stays as it was.
        if (!again) {
          holds(
            item.endsOn !== null && isRenewalLocked(item.endsOn, now),
            'only a near end refuses',
          );
          return;
        }
        const isSameDay = civilDateOf(item.at) === today();
        holds(again.at === (isSameDay ? item.at : now), 'it begins when it is done');
        const shown = startTerms({ ...again, taxBps: TAX });
        item.order = queued;
        item.at = again.at;
        finish(item);
        // What was shown is what is charged, from today on another day (DAY7).
        const charged = item.ledger.slice(0, shown.lines.length).map(({ line }) => line);
        holds(same(charged, shown.lines), 'the charge is the one that was shown');
        const begun = item.subscription;
        holds(isSameDay || begun?.startOn === today(), 'the term begins on that day');
        holds(
          isSameDay || begun?.batches.every(({ fromAt }) => fromAt.getTime() === now) === true,
          'the window begins then',
        );
        return;
      }
      case 'give up':
        item.order = orderTransition(item.order, { type: 'CANCEL' }) ?? item.order;
        return;
      case 'auto-renew':
      case 'schedule':
        reschedule(item, step);
    }
  }

  function check(): void {
    for (const { order, subscription, ledger } of bought) {
      // Invariant 14: an order is what its lines are.
      holds(order.state === orderStateOf(order.lines), 'an order is its lines');
      // Invariant 9: what is not done costs nothing.
      if (order.lines.some(({ state }) => state !== 'done')) {
        holds(subscription === null && ledger.length === 0, 'what is not done costs nothing');
      }
      if (!subscription) continue;
      // Invariant 10.
      const seats = subscription.batches.reduce((sum, { quantity }) => sum + quantity, 0);
      holds(seats === subscription.quantity, 'batches are the seats');
      if (!isLive(subscription)) {
        holds(commitmentLeft(subscription, today()) === 0, 'nothing is owed after the end');
        holds(nextChargeOn(subscription, today()) === null, 'no charge after the end');
      }
      for (const { cancelUntilAt } of subscription.batches) {
        // A window never outlasts the term.
        const until = civilDateOf(Number(cancelUntilAt ?? 0));
        holds(until <= (subscription.renewsOn ?? ''), 'a window ends with the term');
      }
    }
  }

  /** Invariant 7: the periods of each subscription follow each other without gap or overlap. */
  function checkPeriods(): void {
    for (const { ledger, subscription } of bought) {
      const periods = ledger
        .map(({ line }) => line)
        .filter(({ kind }) => kind === 'new' || kind === 'recurring' || kind === 'renewal')
        .map(({ fromOn, untilOn, kind }) => ({ fromOn, untilOn, kind }));
      const ends = new Map(periods.map(({ fromOn, untilOn }) => [fromOn, untilOn]));
      // A cut period may have a line a batch, all of the same days.
      for (const { fromOn, untilOn } of periods) {
        holds(ends.get(fromOn) === untilOn, 'one end a period');
      }
      const days = [...ends].sort(([one], [other]) => (one < other ? -1 : 1));
      days.forEach(([fromOn, untilOn], at) => {
        holds(fromOn < untilOn, 'a period has days');
        const [next] = days[at + 1] ?? [];
        holds(next === undefined || next === untilOn, 'no gap, no overlap');
      });
      if (subscription && isLive(subscription) && cycleMonths(subscription.cycle) !== null) {
        const [, last] = days.at(-1) ?? [];
        holds(String(last) > today(), 'today is charged');
      }
    }
  }

  return { run, check, checkPeriods, bought, today, now: () => now };
}
