import type { ChargeLine } from '../../domain/billing/charge';
import type { SubscriptionChange } from '../../domain/subscriptions/change';
import {
  type PricedPlan,
  type SubscriptionTerms,
  startTerms,
} from '../../domain/subscriptions/lifecycle';
import type { Subscription } from '../../domain/subscriptions/subscription';
import { type CivilDate, civilDateOf } from '../../domain/time/civil-date';
import { priceBy } from '../commerce/prices';
import type {
  CompanyRecord,
  PlanRecord,
  PriceListRecord,
  ProductRecord,
} from '../db/commerce-records';
import { changeSubscription } from '../rules/subscription-change';
import { passTime } from '../rules/subscription-time';
import type { SeedLine, SeedStep } from './purchases';

const DAY_MS = 86_400_000;

/** A charge with its date. */
export interface Booked {
  readonly on: CivilDate;
  readonly line: ChargeLine;
}

/** A subscription after the simulation, with all charges so far. */
export interface History {
  readonly terms: SubscriptionTerms & Pick<Subscription, 'changing'>;
  readonly ledger: readonly Booked[];
  /** Its changes; each was an order. */
  readonly changes: readonly {
    readonly at: number;
    readonly change: SubscriptionChange;
    readonly lines: readonly ChargeLine[];
  }[];
}

/** A purchase with its prices. */
export interface HistorySeed {
  readonly line: SeedLine;
  readonly product: ProductRecord;
  readonly plan: PlanRecord;
  /** Time of purchase, in milliseconds since 1970. */
  readonly at: number;
  /** Price list of the buyer; null for the vendor's prices. */
  readonly prices: PriceListRecord | null;
  /** Price list of the seller, for the cost. */
  readonly costs: PriceListRecord | null;
  readonly payer: Pick<CompanyRecord, 'taxBps'>;
}

/** A plan at the buyer's price and the seller's cost. */
export function pricedPlan(
  plan: PlanRecord,
  prices: PriceListRecord | null,
  costs: PriceListRecord | null,
  on: CivilDate,
): PricedPlan & Pick<PlanRecord, 'trialDays'> {
  const { id, term, cycle, cancelHours, trialDays } = plan;
  const unitPrice = priceBy(prices, plan, on);
  const unitCost = priceBy(costs, plan, on);
  return { id, term, cycle, cancelHours, trialDays, unitPrice, unitCost };
}

/** The change of a step; null if it only happens at the renewal. */
function changeOf(step: SeedStep): SubscriptionChange | null {
  if (step.do === 'seats') return { kind: 'seats', quantity: step.quantity };
  return step.do === 'cancel' || step.do === 'suspend' ? { kind: step.do } : null;
}

/** Simulates a purchase until now, by the rules of commerce §2.3. */
export function liveThrough(seed: HistorySeed, now: number): History {
  const { line, plan, product, at, prices, costs, payer } = seed;
  const priced = pricedPlan(plan, prices, costs, civilDateOf(at));
  const ledger: Booked[] = [];
  const changes: History['changes'][number][] = [];
  const planAt = (id: string, on: CivilDate) =>
    pricedPlan(product.plans.find((each) => each.id === id) ?? plan, prices, costs, on);
  const passing = { taxBps: payer.taxBps, planAt };
  const started = startTerms({
    plan: priced,
    quantity: line.quantity,
    at,
    endsOn: line.endsOn,
    taxBps: payer.taxBps,
  });
  let terms: History['terms'] = { ...started.terms, changing: null };
  let settledOn = civilDateOf(at);
  for (const each of started.lines) ledger.push({ on: settledOn, line: each });

  function passUntil(untilOn: CivilDate): void {
    const after = passTime(terms, settledOn, { ...passing, untilOn });
    // A period is charged on its first day.
    for (const each of after.lines) ledger.push({ on: each.fromOn, line: each });
    terms = after.terms;
    settledOn = untilOn;
  }

  function change(asked: SubscriptionChange, when: number): void {
    const outcome = changeSubscription(terms, asked, {
      now: when,
      taxBps: payer.taxBps,
      isCustomerActive: true,
      limits: product.limits,
      plan,
      findPlan: () => null,
    });
    if (outcome.status !== 'ready') return;
    terms = outcome.terms;
    for (const each of outcome.lines) ledger.push({ on: civilDateOf(when), line: each });
    changes.push({ at: when, change: asked, lines: outcome.lines });
  }

  for (const step of line.steps) {
    const when = at + step.afterDays * DAY_MS;
    if (when > now) continue;
    passUntil(civilDateOf(when));
    const asked = changeOf(step);
    if (asked) change(asked, when);
    else if (step.do === 'schedule') {
      const scheduled = { quantity: step.quantity, planId: null, endsOn: null };
      terms = { ...terms, scheduled };
    } else terms = { ...terms, autoRenew: false };
  }
  passUntil(civilDateOf(now));
  return { terms, ledger, changes };
}
