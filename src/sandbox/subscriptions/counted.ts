import { commitmentLeft } from '../../domain/subscriptions/commitment';
import type { CivilDate } from '../../domain/time/civil-date';
import type { SoldSubscription } from '../db/commerce-tables';
import { recurringPerMonth } from '../rules/subscription-time';

/** What is counted of a subscription alone. */
interface Counted {
  readonly todayOn: CivilDate;
  readonly recurringPerMonth: number;
  readonly commitmentLeft: number;
}

// A change puts a new record in the place of the old one, so that nothing here is ever out of date.
const known = new WeakMap<SoldSubscription, Counted>();

/** What a subscription comes to, counted once a day: a list adds up all that it finds. */
export function countedOf(record: SoldSubscription, todayOn: CivilDate): Counted {
  const before = known.get(record);
  if (before?.todayOn === todayOn) return before;
  const counted = {
    todayOn,
    recurringPerMonth: recurringPerMonth(record),
    commitmentLeft: commitmentLeft(record, todayOn),
  };
  known.set(record, counted);
  return counted;
}
