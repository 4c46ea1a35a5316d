import type { OpenValue } from '../open-value';
import { type CivilDate, daysBetween } from '../time/civil-date';
import { mulDiv } from './mul-div';
import type { Period } from './period';

/** A decimal number as sent by the server, for display only (commerce §2.1): prices of usage. */
export type DecimalText = string;

/** A price in minor units; for usage, a decimal text in major units. */
export type Price = number | DecimalText;

/** A charge for a quantity over a number of days (commerce §2.2). */
export interface Charge {
  /** Quantity; negative in a credit, a decimal text for usage. */
  readonly quantity: number | DecimalText;
  /** Price of one for a whole cycle. */
  readonly unitPrice: Price;
  /** Cost of one for a whole cycle; absent for users who may not see costs. */
  readonly unitCost?: Price;
  /** First day covered. */
  readonly fromOn: CivilDate;
  /** First day no longer covered. */
  readonly untilOn: CivilDate;
  /** Number of days covered; null for usage. */
  readonly days: number | null;
  /** Number of days in the whole period; null for usage. */
  readonly ofDays: number | null;
  /** Amount without tax, in minor units; negative in a credit. */
  readonly net: number;
  /** The tax in basis points: 1900 is 19 %. */
  readonly taxBps: number;
}

/** The known kinds of charges (wire §8). */
export const CHARGE_KINDS = [
  'new',
  'recurring',
  'renewal',
  'seatsAdded',
  'seatsRemoved',
  'cancelled',
  'planChanged',
  'usage',
  'once',
  'adjustment',
] as const;

/** The kind of a charge; unknown ones are kept as text. */
export type ChargeKind = OpenValue<(typeof CHARGE_KINDS)[number]>;

/** A charge with its kind. */
export interface ChargeLine extends Charge {
  /** Kind of the charge. */
  readonly kind: ChargeKind;
}

export type Rate = Pick<Charge, 'unitCost' | 'taxBps'> & {
  /** Price of one for a whole cycle, in minor units. */
  readonly unitPrice: number;
};

/** Net amount for seats from a day (inclusive) to the end of the period (commerce §2.3.4). */
export function seatsNet(
  quantity: number,
  unitPrice: number,
  period: Period,
  fromOn: CivilDate,
): number {
  const days = daysBetween(fromOn, period.untilOn);
  return mulDiv(quantity * unitPrice, days, daysBetween(period.fromOn, period.fullUntilOn));
}

export function covered(rate: Rate, period: Period, fromOn: CivilDate) {
  const { unitPrice, unitCost, taxBps } = rate;
  return {
    unitPrice,
    ...(unitCost !== undefined && { unitCost }),
    fromOn,
    untilOn: period.untilOn,
    days: daysBetween(fromOn, period.untilOn),
    ofDays: daysBetween(period.fromOn, period.fullUntilOn),
    taxBps,
  };
}

/** Charge for seats from a day (inclusive) to the end of the period (commerce §2.3.4). */
export function seatsCharge(
  kind: ChargeKind,
  quantity: number,
  rate: Rate,
  period: Period,
  fromOn: CivilDate = period.fromOn,
): ChargeLine {
  const net = seatsNet(quantity, rate.unitPrice, period, fromOn);
  return { kind, quantity, ...covered(rate, period, fromOn), net };
}

/** The arithmetic of an amount: `quantity` × `unitPrice` × `days` ÷ `ofDays`. */
export interface Arithmetic {
  readonly quantity: number;
  /** Price of one for a whole cycle. */
  readonly unitPrice: number;
  /** Days covered. */
  readonly days: number;
  /** Days of the whole period; equal to `days` for a whole one. */
  readonly ofDays: number;
}

/**
 * The arithmetic of a charge. Null if our rules do not give the amount the server sent; no
 * arithmetic is shown then (commerce §5).
 */
export function arithmeticOf(charge: Omit<Charge, 'taxBps'>): Arithmetic | null {
  const { quantity, unitPrice, days, ofDays, net } = charge;
  if (typeof quantity !== 'number' || typeof unitPrice !== 'number') return null;
  if (days === null || ofDays === null || ofDays <= 0) return null;
  const product = quantity * unitPrice;
  if (![product, days, ofDays].every(Number.isSafeInteger)) return null;
  return mulDiv(product, days, ofDays) === net ? { quantity, unitPrice, days, ofDays } : null;
}
