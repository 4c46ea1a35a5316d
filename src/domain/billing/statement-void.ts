import { addDays, type CivilDate } from '../time/civil-date';
import type { Payment, Statement, StatementLine } from './statement';
import {
  DUE_DAYS,
  makeStatement,
  type StatementCore,
  statementStateOn,
  withPayment,
} from './statement-rules';

/** Whether a statement can be made void: issued, and no credit itself. */
export function takesVoiding({ state, creditOf }: Pick<Statement, 'state' | 'creditOf'>): boolean {
  return state !== 'draft' && state !== 'void' && creditOf === null;
}

/** What was really paid before a statement was made void, and is owed back since (workday §3). */
export function owedBack({ creditOf, balance }: Pick<Statement, 'creditOf' | 'balance'>): number {
  return creditOf === null ? 0 : Math.max(0, 0 - balance);
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

/** Under which ids, why and by whom a statement is made void. */
export interface Voiding {
  /** Its id. */
  readonly id: string;
  /** The id of its credit. */
  readonly creditId: string;
  /** The statement in its place, with the customer's tax of today; null for none. */
  readonly reissue: { readonly id: string; readonly taxBps: number } | null;
  readonly reason: string;
  readonly todayOn: CivilDate;
  /** The e-mail of the one who does it. */
  readonly by: string;
}

/** A statement that was taken back, the one that does it, and the one in its place. */
export interface Voided<Document> {
  /** The statement, void. */
  readonly statement: Document;
  /** Its lines with the other sign. */
  readonly credit: StatementCore;
  /** The same lines, issued today; null where nothing was issued again. */
  readonly reissue: StatementCore | null;
}

/** The same lines with today's tax, issued at once; its month stays (workday §9.11). */
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
 * Takes a statement back (commerce §3, workday §3). What was open on it is settled against its credit,
 * so that it comes to nothing; what was really paid is owed back by the credit.
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
