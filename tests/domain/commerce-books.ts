import fc from 'fast-check';
import type { Statement } from '../../src/domain/billing/statement';
import { owedBack } from '../../src/domain/billing/statement-void';
import {
  paymentProblems,
  recordPayment,
  type StatementCore,
  voidStatement,
} from '../../src/sandbox/rules/statements';
import { holds } from './commerce-world';

/*
 * What issuers do with statements: payments, refunds, corrections with and without reissue, each with
 * what has to hold afterwards (workday §3). Added up by other means than the rules'.
 */

/** Something that is done with one of the documents. */
export type BillingAct =
  | { readonly do: 'pay'; readonly on: number; readonly bps: number; readonly tooMuch: boolean }
  | {
      readonly do: 'void';
      readonly on: number;
      readonly reissue: boolean;
      readonly taxBps: number;
    };

export const billingAct: fc.Arbitrary<BillingAct> = fc.oneof(
  fc.record({
    do: fc.constant('pay' as const),
    on: fc.nat({ max: 40 }),
    bps: fc.oneof(fc.constant(10_000), fc.integer({ min: 1, max: 10_000 })),
    tooMuch: fc.integer({ min: 0, max: 4 }).map((roll) => roll === 0),
  }),
  fc.record({
    do: fc.constant('void' as const),
    on: fc.nat({ max: 40 }),
    reissue: fc.boolean(),
    taxBps: fc.constantFrom(0, 810, 887.5, 1_900, 2_500),
  }),
);

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);

/** Invariant 1, and that what was settled is no money. */
export function checkStatement(statement: StatementCore): void {
  const { lines, net, tax, total, paid, settled, balance, taxes, payments } = statement;
  const amounts = (...kinds: readonly string[]) =>
    sum(payments.flatMap(({ kind, amount }) => (kinds.includes(kind) ? [amount] : [])));
  holds(net === sum(lines.map((line) => line.net)), 'net');
  holds(tax === sum((taxes ?? []).map((each) => each.tax)), 'tax');
  holds(net + tax === total, 'total');
  holds(paid === amounts('payment', 'refund'), 'paid');
  holds(settled === amounts('settlement'), 'settled');
  holds(total - paid - settled === balance, 'balance');
}

interface Document {
  readonly id: string;
  readonly core: StatementCore;
}

/** What the model has seen. */
export interface SeenBooks {
  refunds: number;
  reissues: number;
}

/** Does some acts with some statements, one after the other, and looks at all documents after each. */
export function checkBooks(
  statements: readonly Statement[],
  acts: readonly BillingAct[],
  todayOn: string,
): SeenBooks {
  const books = new Map(
    statements.map((statement) => [statement.id, statement as Statement & StatementCore]),
  ) as Map<string, StatementCore>;
  const seen = { refunds: 0, reissues: 0 };
  /** What was really paid, and paid back: the model's own till. */
  let till = 0;

  function pay({ id, core }: Document, act: Extract<BillingAct, { do: 'pay' }>): void {
    const open = Math.abs(core.balance);
    const amount = act.tooMuch ? open + 1 : Math.floor((open * act.bps) / 10_000);
    const payment = { id: `p-${till}`, amount, paidOn: todayOn, reference: null, by: 'x' };
    const isRefused = paymentProblems(core, payment, todayOn).length > 0;
    holds(isRefused === (amount < 1 || amount > open), 'refused beyond what is open');
    const after = isRefused ? null : recordPayment(core, payment, todayOn);
    if (!after) return;
    const isBack = core.creditOf !== null;
    till += isBack ? -amount : amount;
    if (isBack) seen.refunds += 1;
    holds(after.settled === core.settled, 'a payment settles nothing');
    holds(Math.abs(after.balance) === open - amount, 'less is open');
    holds((after.state === 'paid') === (after.balance === 0), 'paid to the last cent');
    books.set(id, after);
  }

  function correct({ id, core }: Document, act: Extract<BillingAct, { do: 'void' }>): void {
    const ids = { creditId: `c-${books.size}`, reissueId: `r-${books.size}` };
    const voided = voidStatement(core, {
      ...{ id, creditId: ids.creditId, todayOn, by: 'x', reason: 'Wrong' },
      reissue: act.reissue ? { id: ids.reissueId, taxBps: act.taxBps } : null,
    });
    if (!voided) return;
    const { statement, credit, reissue } = voided;
    holds(statement.balance === 0 && statement.state === 'void', 'void is settled');
    holds(statement.total + credit.total === 0, 'a credit takes all back');
    holds(statement.net + credit.net === 0, 'without tax too');
    holds(statement.settled + credit.settled === 0, 'settled on both sides');
    // What had been paid is what there is to give back, no more.
    holds(statement.paid === core.paid && credit.paid === 0, 'no money moves');
    holds(credit.balance === 0 - core.paid, 'paid is given back');
    holds(owedBack(credit) === Math.max(0, core.paid), 'and is said');
    holds((credit.state === 'issued') === core.paid > 0, 'a credit that is owed is issued');
    holds((reissue !== null) === act.reissue, 'issued again where it is asked for');
    books.set(id, statement);
    books.set(ids.creditId, credit);
    if (!reissue) return;
    seen.reissues += 1;
    holds(reissue.net === core.net && reissue.period === core.period, 'the same charges');
    holds(reissue.paid === 0 && reissue.settled === 0, 'nothing is paid of it yet');
    holds(
      reissue.lines.every(({ taxBps }) => taxBps === act.taxBps),
      'taxed as today',
    );
    books.set(ids.reissueId, reissue);
  }

  const nets = sum(statements.map(({ net }) => net));
  let reissuedNet = 0;
  for (const act of acts) {
    const all = [...books].map(([id, core]): Document => ({ id, core }));
    const document = all[act.on % Math.max(all.length, 1)];
    if (!document) break;
    const before = books.size;
    if (act.do === 'pay') pay(document, act);
    else correct(document, act);
    const isVoided = books.size > before;
    if (isVoided) reissuedNet += (books.size - before === 2 ? 0 : -1) * document.core.net;
    const after = [...books.values()];
    after.forEach(checkStatement);
    // Over all documents: the money is the till's, settlements cancel out, and nothing is charged twice.
    holds(sum(after.map(({ paid }) => paid)) === till, 'the till');
    holds(sum(after.map(({ settled }) => settled)) === 0, 'settlements cancel out');
    holds(sum(after.map(({ net }) => net)) === nets + reissuedNet, 'nets');
  }
  return seen;
}
