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

/** Why a payment cannot be recorded (wire §6). */
export type PaymentProblem =
  | { readonly field: 'amount'; readonly code: 'not_integer' | 'too_large' | 'above_balance' }
  | { readonly field: 'paidOn'; readonly code: 'not_a_date' | 'in_the_future' }
  | { readonly field: 'reference'; readonly code: 'too_long' };

/** All problems of a payment, or of a refund on a credit. */
export function paymentProblems(
  { balance }: Pick<Statement, 'balance'>,
  { amount, paidOn, reference }: Pick<Payment, 'amount' | 'paidOn' | 'reference'>,
  todayOn: CivilDate,
): readonly PaymentProblem[] {
  const problems: PaymentProblem[] = [];
  if (!Number.isInteger(amount) || amount < 1) {
    problems.push({ field: 'amount', code: 'not_integer' });
  } else if (!Number.isSafeInteger(amount)) problems.push({ field: 'amount', code: 'too_large' });
  else if (amount > Math.abs(balance)) problems.push({ field: 'amount', code: 'above_balance' });
  if (parseCivilDate(paidOn) === null) problems.push({ field: 'paidOn', code: 'not_a_date' });
  else if (paidOn > todayOn) problems.push({ field: 'paidOn', code: 'in_the_future' });
  if ((reference?.length ?? 0) > REFERENCE_MAX) {
    problems.push({ field: 'reference', code: 'too_long' });
  }
  return problems;
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
