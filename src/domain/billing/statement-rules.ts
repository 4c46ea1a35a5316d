import { type Access, refused } from '../access';
import {
  addDays,
  type CivilDate,
  type CivilMonth,
  firstDayOf,
  parseCivilDate,
} from '../time/civil-date';
import {
  type CommerceActor,
  canAct,
  type Need,
  type NeedRefusal,
} from '../users/permission-access';
import type { Payment, Statement, StatementLine } from './statement';
import { documentTotals } from './tax';

/** A statement has to be paid within so many days (commerce §2.3.10). */
export const DUE_DAYS = 30;
/** Longest reference of a payment (wire §6). */
export const REFERENCE_MAX = 100;

/** What the rules read and change of a statement. */
export type StatementCore = Pick<
  Statement,
  'period' | 'state' | 'issuedOn' | 'dueOn' | 'creditOf' | 'creditedBy'
> & {
  readonly net: number;
  readonly tax: number;
  readonly total: number;
  readonly paid: number;
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

/** The state of a statement that is not void, on a day (commerce §3). */
export function statementStateOn(
  { period, balance }: Pick<StatementCore, 'period' | 'balance'>,
  todayOn: CivilDate,
): 'draft' | 'issued' | 'paid' | 'overdue' {
  const { issuedOn, dueOn } = statementDates(period);
  if (todayOn < issuedOn) return 'draft';
  if (balance <= 0) return 'paid';
  return todayOn > dueOn ? 'overdue' : 'issued';
}

/** A statement of some lines, on a day. */
export function makeStatement(
  period: CivilMonth,
  lines: readonly StatementLine[],
  todayOn: CivilDate,
): StatementCore {
  const totals = documentTotals(lines);
  const sums = { ...totals, paid: 0, balance: totals.total, lines, payments: [] };
  const state = statementStateOn({ period, balance: totals.total }, todayOn);
  const dates = state === 'draft' ? { issuedOn: null, dueOn: null } : statementDates(period);
  return { period, state, ...dates, ...sums, creditOf: null, creditedBy: null };
}

function withPayment<Document extends StatementCore>(
  statement: Document,
  payment: Payment,
): Document {
  const paid = statement.paid + payment.amount;
  return {
    ...statement,
    payments: [...statement.payments, payment],
    paid,
    balance: statement.total - paid,
  };
}

/** Why a payment cannot be recorded (wire §6). */
export type PaymentProblem =
  | { readonly field: 'amount'; readonly code: 'not_integer' | 'too_large' | 'above_balance' }
  | { readonly field: 'paidOn'; readonly code: 'not_a_date' | 'in_the_future' }
  | { readonly field: 'reference'; readonly code: 'too_long' };

/** Everything that is wrong with a payment. */
export function paymentProblems(
  { balance }: Pick<Statement, 'balance'>,
  { amount, paidOn, reference }: Pick<Payment, 'amount' | 'paidOn' | 'reference'>,
  todayOn: CivilDate,
): readonly PaymentProblem[] {
  const problems: PaymentProblem[] = [];
  if (!Number.isInteger(amount) || amount < 1) {
    problems.push({ field: 'amount', code: 'not_integer' });
  } else if (!Number.isSafeInteger(amount)) problems.push({ field: 'amount', code: 'too_large' });
  else if (amount > balance) problems.push({ field: 'amount', code: 'above_balance' });
  if (parseCivilDate(paidOn) === null) problems.push({ field: 'paidOn', code: 'not_a_date' });
  else if (paidOn > todayOn) problems.push({ field: 'paidOn', code: 'in_the_future' });
  if ((reference?.length ?? 0) > REFERENCE_MAX) {
    problems.push({ field: 'reference', code: 'too_long' });
  }
  return problems;
}

/** Whether a payment can be recorded on a statement at all. */
export function takesPayments({ state }: Pick<Statement, 'state'>): boolean {
  return state === 'issued' || state === 'overdue';
}

/** Whether a statement can be made void: issued, and no credit itself. */
export function takesVoiding({ state, creditOf }: Pick<Statement, 'state' | 'creditOf'>): boolean {
  return state !== 'draft' && state !== 'void' && creditOf === null;
}

/** A statement with a payment that has no problems, on a day; null where it takes none. */
export function recordPayment<Document extends StatementCore>(
  statement: Document,
  payment: Payment,
  todayOn: CivilDate,
): Document | null {
  if (!takesPayments(statement)) return null;
  const paid = withPayment(statement, payment);
  return { ...paid, state: statementStateOn(paid, todayOn) };
}

/** Takes a charge back. */
function negated(line: StatementLine): StatementLine {
  const { quantity, net } = line;
  const taken =
    typeof quantity === 'number'
      ? 0 - quantity
      : quantity.replace(/^-?/, (sign) => (sign ? '' : '-'));
  return { ...line, quantity: taken, net: 0 - net };
}

/** A statement that was taken back, and the one that does it. */
export interface Voided<Document> {
  /** The statement, void. */
  readonly statement: Document;
  /** Its lines with the other sign. */
  readonly credit: StatementCore;
}

/** Takes a statement back (commerce §3): what was open on it is settled against its credit. */
export function voidStatement<Document extends StatementCore>(
  statement: Document,
  made: {
    readonly id: string;
    readonly creditId: string;
    readonly todayOn: CivilDate;
    readonly by: string;
  },
): Voided<Document> | null {
  if (!takesVoiding(statement)) return null;
  const { id, creditId, todayOn, by } = made;
  const open = statement.balance;
  const settle = (amount: number, of: string) => ({
    id: `${of}-settled`,
    amount,
    paidOn: todayOn,
    reference: null,
    by,
  });
  const lines = statement.lines.map(negated);
  const credit: StatementCore = {
    ...makeStatement(statement.period, lines, todayOn),
    state: 'paid',
    issuedOn: todayOn,
    dueOn: addDays(todayOn, DUE_DAYS),
    creditOf: id,
  };
  const settled = open === 0 ? statement : withPayment(statement, settle(open, id));
  return {
    statement: { ...settled, state: 'void', creditedBy: creditId },
    credit: open === 0 ? credit : withPayment(credit, settle(-open, creditId)),
  };
}

/** What can be done with a statement. */
export type StatementAction = 'pay' | 'void';

/** What each action takes (wire §6). */
export const STATEMENT_NEEDS = {
  pay: { permission: 'Billing.Pay', setting: 'recordPayments' },
  void: { permission: 'Billing.Correct', setting: 'recordPayments' },
} as const satisfies Record<StatementAction, Need>;

/** Why something cannot be done with a statement. */
export type StatementRefusal = NeedRefusal | 'notIssuer' | 'notOpen' | 'notIssued';

/** The level that may act for every issuer. */
const PROVIDER_LEVEL = 2;

/** Whether somebody is one of those who issued a statement, or may act for them. */
export function isIssuersPerson(
  { customerType, customerId }: Pick<CommerceActor, 'customerType' | 'customerId'>,
  { issuerId }: Pick<Statement, 'issuerId'>,
): boolean {
  return customerType >= PROVIDER_LEVEL || customerId === issuerId;
}

/** Whether somebody may do something with a statement, and why not (commerce §3, wire §6). */
export function canActOnStatement(
  actor: CommerceActor,
  action: StatementAction,
  statement: Pick<Statement, 'issuerId' | 'state' | 'creditOf'>,
): Access<StatementRefusal> {
  const access = canAct(actor, STATEMENT_NEEDS[action]);
  if (!access.allowed) return access;
  if (!isIssuersPerson(actor, statement)) return refused('notIssuer');
  if (action === 'pay') return takesPayments(statement) ? access : refused('notOpen');
  return takesVoiding(statement) ? access : refused('notIssued');
}
