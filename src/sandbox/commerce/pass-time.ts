import { isLive } from '../../domain/subscriptions/subscription';
import { periodOf } from '../../domain/subscriptions/term';
import { type CivilDate, firstDayOf, lastDayOf, monthOf } from '../../domain/time/civil-date';
import type { SoldSubscription } from '../db/commerce-records';
import type { CommerceTables } from '../db/commerce-tables';
import { passTime } from '../rules/subscription-time';
import { offerOf, recordOf, type Side, sidesOf } from './deal';
import { type Posting, postCharges } from './post-charges';
import { currencyOf, subscriptionNames } from './records';
import { usageCharge } from './usage';

/** A subscription after time has passed, with its charges. */
interface Passed {
  readonly record: SoldSubscription;
  readonly posting: Omit<Posting, 'customerId' | 'currency' | 'productName' | 'subscriptionId'>;
}

/** First day that is not charged yet; without a term a month is charged at its end. */
export function chargedUntil(terms: Parameters<typeof periodOf>[0], on: CivilDate): CivilDate {
  return periodOf(terms, on)?.untilOn ?? firstDayOf(monthOf(on), 1);
}

/** Charges a finished month of usage. */
function useMonth(tables: CommerceTables, record: SoldSubscription): Passed {
  const untilOn = record.chargedUntilOn;
  const { sold, bought } = sidesOf(tables, record);
  const lines = ({ terms, taxBps }: Side) => [
    usageCharge(terms, taxBps, untilOn, currencyOf(tables, record)),
  ];
  return {
    record: { ...record, chargedUntilOn: firstDayOf(monthOf(untilOn), 1) },
    posting: {
      on: lastDayOf(untilOn),
      orderId: null,
      sold: lines(sold),
      bought: lines(bought),
    },
  };
}

/** Starts the next period, or ends the subscription. */
function beginPeriod(tables: CommerceTables, record: SoldSubscription): Passed {
  const on = record.chargedUntilOn;
  const pass = ({ terms, taxBps, priced }: Side) =>
    passTime(terms, lastDayOf(on), {
      untilOn: on,
      taxBps,
      planAt: (planId, day) => priced(offerOf(tables, { ...record, planId }), day),
    });
  const { sold, bought } = sidesOf(tables, record);
  const [after, cost] = [pass(sold), pass(bought)];
  const isSame = after.terms === sold.terms;
  const next = recordOf(tables, after.terms, cost.terms);
  return {
    record: {
      ...next,
      revision: next.revision + (isSame ? 0 : 1),
      chargedUntilOn: chargedUntil(next, on),
    },
    posting: { on, orderId: null, sold: after.lines, bought: cost.lines },
  };
}

/**
 * Whether something is due. A pending order comes first, with the amounts at the time of its
 * request.
 */
function isDue(record: SoldSubscription, todayOn: CivilDate): boolean {
  return record.chargedUntilOn <= todayOn && isLive(record) && record.changing === null;
}

function catchUp(tables: CommerceTables, due: SoldSubscription, todayOn: CivilDate) {
  const postings: Posting[] = [];
  let record = due;
  while (isDue(record, todayOn)) {
    const isUsed = record.cycle === 'usage';
    const passed = isUsed ? useMonth(tables, record) : beginPeriod(tables, record);
    record = passed.record;
    const { id: subscriptionId, customerId } = record;
    const { productName } = subscriptionNames(tables, record);
    const currency = currencyOf(tables, record);
    postings.push({ ...passed.posting, subscriptionId, customerId, productName, currency });
  }
  tables.subscriptions.set(record.id, record);
  return postings;
}

/**
 * Everything that time does to subscriptions (commerce §3): charges for new periods and for
 * finished months of usage, renewals with scheduled changes, ends of trials and terms.
 */
export function passSubscriptions(tables: CommerceTables, todayOn: CivilDate): void {
  const due: SoldSubscription[] = [];
  for (const record of tables.subscriptions.values()) if (isDue(record, todayOn)) due.push(record);
  if (due.length > 0) {
    postCharges(
      tables,
      due.flatMap((record) => catchUp(tables, record, todayOn)),
    );
  }
}
