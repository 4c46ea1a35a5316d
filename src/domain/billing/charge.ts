import type { OpenValue } from '../open-value';
import { type CivilDate, daysBetween } from '../time/civil-date';
import { mulDiv } from './mul-div';
import type { Period } from './period';

/** A decimal number as the server wrote it, only to be shown (commerce §2.1): prices of usage. */
export type DecimalText = string;

/** A price in whole minor units, or that of usage as a decimal text in major units. */
export type Price = number | DecimalText;

/** What is charged for some quantity over some days (commerce §2.2). */
export interface Charge {
  /** How many; negative in a credit. Of usage it is a decimal text. */
  readonly quantity: number | DecimalText;
  /** Price of one for a whole cycle. */
  readonly unitPrice: Price;
  /** Cost of one for a whole cycle; absent for those who may not see it. */
  readonly unitCost?: Price;
  /** First day that is covered. */
  readonly fromOn: CivilDate;
  /** First day that is not covered. */
  readonly untilOn: CivilDate;
  /** Days that are covered; null for usage. */
  readonly days: number | null;
  /** Days of the whole period; null for usage. */
  readonly ofDays: number | null;
  /** The amount without tax, in minor units; negative in a credit. */
  readonly net: number;
  /** The tax in basis points: 1900 is 19 %. */
  readonly taxBps: number;
}

/** What a line of a statement is about (wire §8). */
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

/** What a line of a statement is about; an unknown one is its text. */
export type ChargeKind = OpenValue<(typeof CHARGE_KINDS)[number]>;

/** A charge with what it is about. */
export interface ChargeLine extends Charge {
  /** What it is about. */
  readonly kind: ChargeKind;
}

/** Prices and tax of what is charged. */
export type Rate = Pick<Charge, 'unitCost' | 'taxBps'> & {
  /** Price of one for a whole cycle, in minor units. */
  readonly unitPrice: number;
};

/** What so many seats cost from a day of a period until its end: that day counts (commerce §2.3.4). */
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

/** The charge for seats from a day of a period until its end (commerce §2.3.4). */
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

/** How an amount comes about: `quantity` × `unitPrice` × `days` ÷ `ofDays`. */
export interface Arithmetic {
  /** How many. */
  readonly quantity: number;
  /** Price of one for a whole cycle. */
  readonly unitPrice: number;
  /** Days that are covered. */
  readonly days: number;
  /** Days of the whole period: equal to `days` for a whole one. */
  readonly ofDays: number;
}

/**
 * How a charge comes about, or null when our own rules do not come to the amount that the server
 * sent: no arithmetic is shown then (commerce §5).
 */
export function arithmeticOf(charge: Omit<Charge, 'taxBps'>): Arithmetic | null {
  const { quantity, unitPrice, days, ofDays, net } = charge;
  if (typeof quantity !== 'number' || typeof unitPrice !== 'number') return null;
  if (days === null || ofDays === null || ofDays <= 0) return null;
  const product = quantity * unitPrice;
  if (![product, days, ofDays].every(Number.isSafeInteger)) return null;
  return mulDiv(product, days, ofDays) === net ? { quantity, unitPrice, days, ofDays } : null;
}
