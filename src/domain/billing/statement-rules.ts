import {
  addDays,
  type CivilDate,
  type CivilMonth,
  firstDayOf,
  parseCivilDate,
} from '../time/civil-date';
import type { Payment, Statement } from './statement';

/** Days until a statement is due (commerce §2.3.10). */
export const DUE_DAYS = 30;
/** Maximum length of a payment reference (wire §6). */
export const REFERENCE_MAX = 100;

/** Dates of a statement: issued on the first of the next month, due 30 days later. */
export function statementDates(period: CivilMonth): {
  readonly issuedOn: CivilDate;
  readonly dueOn: CivilDate;
} {
  const issuedOn = firstDayOf(period, 1);
  return { issuedOn, dueOn: addDays(issuedOn, DUE_DAYS) };
}

/** Whether payments can be recorded on a statement; on a credit they are refunds. */
export function takesPayments({ state }: Pick<Statement, 'state'>): boolean {
  return state === 'issued' || state === 'overdue';
}

/** Whether payments on a statement are refunds: on a credit that is owed. */
export function takesRefunds({ creditOf }: Pick<Statement, 'creditOf'>): boolean {
  return creditOf !== null;
}

/** A payment as sent: a refund is sent as a positive amount and stored as a negative one. */
export type SentPayment = Omit<Payment, 'kind' | 'statementId'>;

/** Why an amount cannot be paid, or paid back, of a balance (wire §6); null if it can. */
export function amountProblem(
  amount: number,
  balance: number,
): 'not_integer' | 'too_large' | 'above_balance' | null {
  if (!Number.isInteger(amount) || amount < 1) return 'not_integer';
  if (!Number.isSafeInteger(amount)) return 'too_large';
  return amount > Math.abs(balance) ? 'above_balance' : null;
}

/** Why a payment cannot be of a day (wire §6); null if it can. */
export function paidOnProblem(
  paidOn: string,
  todayOn: CivilDate,
): 'not_a_date' | 'in_the_future' | null {
  if (parseCivilDate(paidOn) === null) return 'not_a_date';
  return paidOn > todayOn ? 'in_the_future' : null;
}
