import type { Charge } from '../../domain/billing/charge';
import { amount, day, type FieldsOf, maybe, optional, price, rate, whole } from '../wire/fields';

/** The fields of a charge (commerce §2.2); for usage the quantity is text and there are no days. */
export const CHARGE = (): FieldsOf<Charge> => ({
  quantity: price,
  unitPrice: price,
  unitCost: optional(price),
  fromOn: day,
  untilOn: day,
  days: maybe(whole),
  ofDays: maybe(whole),
  net: amount,
  taxBps: rate,
});
