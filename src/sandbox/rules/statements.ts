import type { Payment, Statement, StatementLine } from '../../domain/billing/statement';
import type { SentPayment } from '../../domain/billing/statement-rules';
import {
  amountProblem,
  DUE_DAYS,
  paidOnProblem,
  REFERENCE_MAX,
  statementDates,
  takesPayments,
  takesRefunds,
} from '../../domain/billing/statement-rules';
import { takesVoiding } from '../../domain/billing/statement-void';
import type { CivilDate, CivilMonth } from '../../domain/time/civil-date';
import { addDays } from '../../domain/time/civil-date';
import { documentTotals } from './totals';

/** The fields of a statement that the rules use. */
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

/**
 * The state of a statement on a day, unless it is void (commerce §3). A credit is `issued` while it
 * is owed, and never overdue (workday §9.11).
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

/** Fields of a statement without corrections. */
const UNCORRECTED = {
  creditOf: null,
  creditedBy: null,
  reissueOf: null,
  reissuedBy: null,
  reason: null,
  voidedBy: null,
} as const;

/** Creates a statement from lines, on a day. */
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

/** Adds a payment to a statement; a settlement moves no money (workday §9.11). */
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

/** Adds a valid payment on a day; null if the statement accepts none. */
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

/** Negates a charge. */
function negated(line: StatementLine): StatementLine {
  const { quantity, net } = line;
  const taken =
    typeof quantity === 'number'
      ? 0 - quantity
      : quantity.replace(/^-?/, (sign) => (sign ? '' : '-'));
  return { ...line, quantity: taken, net: 0 - net };
}

/** Parameters of voiding a statement. */
export interface Voiding {
  /** Id of the statement. */
  readonly id: string;
  readonly creditId: string;
  /** The replacement, with the customer's current tax rate; null for none. */
  readonly reissue: { readonly id: string; readonly taxBps: number } | null;
  readonly reason: string;
  readonly todayOn: CivilDate;
  /** E-mail of the user. */
  readonly by: string;
}

/** The result of voiding a statement. */
export interface Voided<Document> {
  readonly statement: Document;
  /** The credit, with negated lines. */
  readonly credit: StatementCore;
  /** The replacement with the same lines, issued today; null for none. */
  readonly reissue: StatementCore | null;
}

/** The same lines with today's tax, issued immediately for the same month (workday §9.11). */
function reissued(
  { period, lines }: StatementCore,
  taxBps: number,
  { id, todayOn }: Voiding,
): StatementCore {
  const taxed = lines.map((line) => ({ ...line, taxBps }));
  const made = {
    ...makeStatement(period, taxed, todayOn),
    issuedOn: todayOn,
    dueOn: addDays(todayOn, DUE_DAYS),
    reissueOf: id,
  };
  return { ...made, state: statementStateOn(made, todayOn) };
}

/**
 * Voids a statement (commerce §3, workday §3). The open balance is settled against the credit;
 * payments received are owed back by the credit.
 */
export function voidStatement<Document extends StatementCore>(
  statement: Document,
  voiding: Voiding,
): Voided<Document> | null {
  if (!takesVoiding(statement)) return null;
  const { id, creditId, reissue, todayOn, by, reason } = voiding;
  const open = statement.balance;
  const settled = <Kept extends StatementCore>(one: Kept, of: string, against: string): Kept => {
    if (open === 0) return one;
    const amount = one.creditOf === null ? open : 0 - open;
    const payment: Payment = {
      id: `${of}-settled`,
      kind: 'settlement',
      statementId: against,
      amount,
      paidOn: todayOn,
      reference: null,
      by,
    };
    return withPayment(one, payment);
  };
  const said = { reason, voidedBy: by };
  const made: StatementCore = {
    ...makeStatement(statement.period, statement.lines.map(negated), todayOn),
    issuedOn: todayOn,
    dueOn: addDays(todayOn, DUE_DAYS),
    creditOf: id,
    ...said,
  };
  const credit = settled(made, creditId, id);
  const reissuedBy = reissue?.id ?? null;
  return {
    statement: {
      ...settled(statement, id, creditId),
      ...{ state: 'void', creditedBy: creditId, reissuedBy, ...said },
    },
    credit: { ...credit, state: statementStateOn(credit, todayOn) },
    reissue: reissue && reissued(statement, reissue.taxBps, voiding),
  };
}

/** Why a field of a payment is refused (wire §6). */
export interface PaymentProblem {
  readonly field: 'amount' | 'paidOn' | 'reference';
  readonly code: NonNullable<ReturnType<typeof amountProblem | typeof paidOnProblem>> | 'too_long';
}

/** All problems of a payment, or of a refund on a credit. */
export function paymentProblems(
  { balance }: Pick<Statement, 'balance'>,
  { amount, paidOn, reference }: Pick<Payment, 'amount' | 'paidOn' | 'reference'>,
  todayOn: CivilDate,
): readonly PaymentProblem[] {
  const codes = {
    amount: amountProblem(amount, balance),
    paidOn: paidOnProblem(paidOn, todayOn),
    reference: (reference?.length ?? 0) > REFERENCE_MAX ? ('too_long' as const) : null,
  };
  return (['amount', 'paidOn', 'reference'] as const).flatMap((field) => {
    const code = codes[field];
    return code === null ? [] : { field, code };
  });
}
