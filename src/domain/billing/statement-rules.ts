import {
  addDays,
  type CivilDate,
  type CivilMonth,
  firstDayOf,
  parseCivilDate,
} from '../time/civil-date';
import type { Payment, Statement } from './statement';

/** A statement has to be paid within so many days (commerce §2.3.10). */
export const DUE_DAYS = 30;
/** Longest reference of a payment (wire §6). */
export const REFERENCE_MAX = 100;

/** What a statement says about its own end: issued on the first of the next month, due in 30 days. */
export function statementDates(period: CivilMonth): {
  /** When it is issued. */
  readonly issuedOn: CivilDate;
  /** Until when it has to be paid. */
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

/** Everything that is wrong with a payment, or with what is paid back of a credit. */
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

/** Whether a payment can be recorded on a statement at all; on a credit it is a refund. */
export function takesPayments({ state }: Pick<Statement, 'state'>): boolean {
  return state === 'issued' || state === 'overdue';
}

/** Whether what is recorded on a statement is money that goes back: on a credit that is owed. */
export function takesRefunds({ creditOf }: Pick<Statement, 'creditOf'>): boolean {
  return creditOf !== null;
}

/** A payment as it is sent: a refund is sent as a positive amount, and kept as a negative one. */
export type SentPayment = Omit<Payment, 'kind' | 'statementId'>;
