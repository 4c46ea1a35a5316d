import { isIssuersPerson, STATEMENT_NEEDS } from '../../domain/billing/statement-access';
import { takesPayments, takesRefunds } from '../../domain/billing/statement-rules';
import { takesVoiding } from '../../domain/billing/statement-void';
import { civilDateOf } from '../../domain/time/civil-date';
import { recordRecord, statementSubject } from '../activity/record';
import { statementNumber } from '../commerce/post-charges';
import { conflict, refuseInvalid, refuseLongReason } from '../commerce/refusals';
import { statementNow, toStatement } from '../commerce/statement-records';
import { found, requireViewer, type Viewer } from '../commerce/viewer';
import type { StatementRecord } from '../db/commerce-records';
import { json } from '../http/answers';
import type { CallContext } from '../http/context';
import { type Fields, pathPart, readFields, textOf } from '../http/input';
import { Problem } from '../http/problem';
import type { PaymentProblem } from '../rules/statements';
import { paymentProblems, recordPayment, voidStatement } from '../rules/statements';
import type { World } from '../world/world';

const needOf = ({ permission, setting }: (typeof STATEMENT_NEEDS)['pay' | 'void']) => ({
  permissions: [permission],
  whileImpersonating: setting,
});
const PAY = needOf(STATEMENT_NEEDS.pay);
const CORRECT = needOf(STATEMENT_NEEDS.void);

/** Maximum length of an id created by a client (commerce §2.1). */
const ID_MAX = 64;

const SENTENCES: Readonly<Record<PaymentProblem['code'], string>> = {
  not_integer: 'The amount must be a whole number of minor units, 1 or more.',
  too_large: 'The amount is too large.',
  above_balance: 'The amount is above what is still to be paid, or to be paid back.',
  not_a_date: 'The day of the payment must be a day.',
  in_the_future: 'The day of the payment is in the future.',
  too_long: 'The reference has at most 100 characters.',
};

/** The statement of a call, for members of its issuer only (workday §3). */
function ownStatement(c: CallContext, viewer: Viewer, now: number): StatementRecord {
  const kept = viewer.tables.statements.get(pathPart(c, 'id'));
  const record = found(kept, ({ customerId }) => viewer.sees(customerId));
  if (!isIssuersPerson({ customerId: viewer.companyId }, record)) {
    throw new Problem(403, 'Only those who issued it may do this.', { code: 'forbidden' });
  }
  return statementNow(record, now);
}

function stateChanged(record: StatementRecord, viewer: Viewer, now: number): Problem {
  const statement = toStatement(record, viewer, now);
  const message = `This is not possible while the statement is ${statement.state}.`;
  return conflict('state_changed', message, { statement });
}

function idProblems(id: string) {
  if (id === '') return [{ field: 'id', code: 'required', message: 'The payment has no id.' }];
  const message = `The id has at most ${ID_MAX} characters.`;
  return id.length > ID_MAX ? [{ field: 'id', code: 'too_long', message }] : [];
}

function readPayment(fields: Fields) {
  return {
    id: textOf(fields, 'id'),
    // Anything but a number is not a whole number either.
    amount: typeof fields.amount === 'number' ? fields.amount : Number.NaN,
    paidOn: textOf(fields, 'paidOn'),
    reference: textOf(fields, 'reference') || null,
  };
}

/** `POST /app/statements/{id}/payments` (wire §6). */
export async function payStatement(c: CallContext, world: World): Promise<Response> {
  const viewer = requireViewer(c, world, PAY);
  const now = world.clock.now();
  const payment = { ...readPayment(await readFields(c)), by: viewer.user.email };
  const statement = ownStatement(c, viewer, now);
  if (statement.payments.some(({ id }) => id === payment.id)) {
    return json(toStatement(statement, viewer, now));
  }
  const todayOn = civilDateOf(now);
  if (!takesPayments(statement)) throw stateChanged(statement, viewer, now);
  const problems = paymentProblems(statement, payment, todayOn).map((problem) => ({
    ...problem,
    message: SENTENCES[problem.code],
  }));
  refuseInvalid([...idProblems(payment.id), ...problems]);
  const paid = recordPayment(statement, payment, todayOn) ?? statement;
  viewer.tables.statements.set(paid.id, paid);
  const action = takesRefunds(statement) ? 'payment.refunded' : 'payment.recorded';
  recordRecord(world, viewer, action, statementSubject(paid));
  return json(toStatement(paid, viewer, now), 201);
}

/** The next credit number of a month. */
function creditNumber({ statements }: Viewer['tables'], month: string): string {
  const ofMonth = ({ creditOf, period }: StatementRecord) => creditOf !== null && period === month;
  const count = [...statements.values()].filter(ofMonth).length + 1;
  return `C-${month}-${String(count).padStart(4, '0')}`;
}

/** A request to void a statement. */
interface Correction {
  readonly reason: string;
  /** Whether its lines are issued again. */
  readonly reissues: boolean;
}

/** Adds a credit for a statement, which becomes void, and a replacement. */
function takeBack(
  world: World,
  statement: StatementRecord,
  { reason, reissues }: Correction,
  viewer: Viewer,
): StatementRecord | null {
  const { statements, companies } = viewer.tables;
  const { id, period, customerId, issuerId, currency } = statement;
  const count = statements.size;
  const creditId = `st-${count + 1}`;
  const reissueId = `st-${count + 2}`;
  const taxBps = companies.get(customerId)?.taxBps ?? 0;
  const voided = voidStatement(statement, {
    ...{ id, creditId, reason, by: viewer.user.email, todayOn: civilDateOf(world.clock.now()) },
    reissue: reissues ? { id: reissueId, taxBps } : null,
  });
  if (!voided) return null;
  const parties = { customerId, issuerId, currency };
  const number = creditNumber(viewer.tables, period);
  statements.set(id, voided.statement);
  statements.set(creditId, { ...voided.credit, ...parties, id: creditId, number });
  recordRecord(world, viewer, 'statement.voided', statementSubject(statement), { reason });
  if (voided.reissue) {
    const inPlace = statementNumber(period, reissueId);
    const made = { ...voided.reissue, ...parties, id: reissueId, number: inPlace };
    statements.set(reissueId, made);
    recordRecord(world, viewer, 'statement.reissued', statementSubject(made), { reason });
  }
  return voided.statement;
}

/** `POST /app/statements/{id}/void` (wire §6, workday §3). */
export async function correctStatement(c: CallContext, world: World): Promise<Response> {
  const viewer = requireViewer(c, world, CORRECT);
  const now = world.clock.now();
  const fields = await readFields(c);
  const reason = textOf(fields, 'reason').trim();
  const statement = ownStatement(c, viewer, now);
  if (!takesVoiding(statement)) throw stateChanged(statement, viewer, now);
  const message = 'Say why the statement is taken back.';
  refuseInvalid(reason === '' ? [{ field: 'reason', code: 'required', message }] : []);
  refuseLongReason(reason);
  const correction = { reason, reissues: fields.reissue === true };
  const taken = takeBack(world, statement, correction, viewer) ?? statement;
  return json(toStatement(taken, viewer, now));
}
