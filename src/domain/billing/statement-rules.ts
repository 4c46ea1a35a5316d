import {
  addDays,
  type CivilDate,
  type CivilMonth,
  firstDayOf,
  parseCivilDate,
} from '../time/civil-date';
import type { Payment, Statement, StatementLine } from './statement';
import { documentTotals } from './tax';

/** A statement has to be paid within so many days (commerce §2.3.10). */
export const DUE_DAYS = 30;
/** Longest reference of a payment (wire §6). */
export const REFERENCE_MAX = 100;

/** What the rules read and change of a statement. */
export type StatementCore = Pick<
  Statement,
  | 'period'
  | 'state'
  | 'issuedOn'
  | 'dueOn'
  | 'creditOf'
  | 'creditedBy'
  | 'reissueOf'
  | 'reissuedBy'
  | 'reason'
  | 'voidedBy'
> & {
  readonly net: number;
  readonly tax: number;
  readonly total: number;
  readonly paid: number;
  readonly settled: number;
  readonly balance: number;
  readonly lines: readonly StatementLine[];
  readonly taxes: Statement['taxes'];
  readonly payments: readonly Payment[];
};

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

/**
 * The state of a statement that is not void, on a day (commerce §3). A credit is `issued` while it is
 * owed, and is never overdue (workday §9.11).
 */
export function statementStateOn(
  {
    period,
    balance,
    dueOn,
    creditOf,
  }: Pick<StatementCore, 'period' | 'balance' | 'dueOn' | 'creditOf'>,
  todayOn: CivilDate,
): 'draft' | 'issued' | 'paid' | 'overdue' {
  const dates = statementDates(period);
  if (todayOn < dates.issuedOn) return 'draft';
  if (creditOf !== null) return balance < 0 ? 'issued' : 'paid';
  if (balance <= 0) return 'paid';
  return todayOn > (dueOn ?? dates.dueOn) ? 'overdue' : 'issued';
}

/** A statement that nothing was corrected of. */
const UNCORRECTED = {
  creditOf: null,
  creditedBy: null,
  reissueOf: null,
  reissuedBy: null,
  reason: null,
  voidedBy: null,
} as const;

/** A statement of some lines, on a day. */
export function makeStatement(
  period: CivilMonth,
  lines: readonly StatementLine[],
  todayOn: CivilDate,
): StatementCore {
  const totals = documentTotals(lines);
  const sums = { ...totals, paid: 0, settled: 0, balance: totals.total, lines, payments: [] };
  const open = { period, balance: totals.total, dueOn: null, creditOf: null };
  const state = statementStateOn(open, todayOn);
  const dates = state === 'draft' ? { issuedOn: null, dueOn: null } : statementDates(period);
  return { period, state, ...sums, ...UNCORRECTED, ...dates };
}

/** A statement with one more payment; what was settled is no money (workday §9.11). */
export function withPayment<Document extends StatementCore>(
  statement: Document,
  payment: Payment,
): Document {
  const { amount, kind } = payment;
  const isMoney = kind !== 'settlement';
  return {
    ...statement,
    payments: [...statement.payments, payment],
    paid: statement.paid + (isMoney ? amount : 0),
    settled: statement.settled + (isMoney ? 0 : amount),
    balance: statement.balance - amount,
  };
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

/** A statement with a payment that has no problems, on a day; null where it takes none. */
export function recordPayment<Document extends StatementCore>(
  statement: Document,
  { amount, ...sent }: SentPayment,
  todayOn: CivilDate,
): Document | null {
  if (!takesPayments(statement)) return null;
  const money = takesRefunds(statement)
    ? ({ kind: 'refund', amount: 0 - amount } as const)
    : ({ kind: 'payment', amount } as const);
  const paid = withPayment(statement, { ...sent, ...money, statementId: null });
  return { ...paid, state: statementStateOn(paid, todayOn) };
}
