import { getStatement, recordPayment, voidStatement } from '../../../src/api/calls/billing';
import type { Statement } from '../../../src/domain/billing/statement';
import { shapeOf } from '../shapes';
import type { Check, SignedIn, Suite } from '../suite';
import { answered, conflictWith } from './answered';
import { findStatements } from './find-statement';

const BASIS = 'wire §6';
const CORRECTED = 'workday §9.11';
/** The least that can be paid, in minor units. */
const LEAST = 1;

/**
 * Records the least payment of the smallest open statement, takes the statement back and, where the
 * server can, has it issued again; the credit owes back what was paid (wire §6, workday §9.11).
 */
export async function checkSettlement(suite: Suite, signedIn: SignedIn): Promise<void> {
  const { own } = suite;
  const reference = `Plinth conformance ${suite.mark}`;
  const wanted = { basis: BASIS, shape: shapeOf('getStatement') };
  let paid: Statement | null = null;

  await suite.check('recordPayment', 'records a payment, once', async (check) => {
    const open = await findStatements(suite, signedIn, ['issued', 'overdue']);
    const before =
      open.find(({ balance, issuedOn }) => balance > LEAST && issuedOn !== null) ??
      check.skip('no statement is to be paid');
    const { id, issuedOn } = before;
    const payment = { id: suite.nothing, amount: LEAST, paidOn: issuedOn ?? '', reference };
    const pay = (amount: number) =>
      own.call((client) => recordPayment(client, { id, payment: { ...payment, amount } }));
    paid = answered(check, await pay(LEAST), { ...wanted, status: 201 });
    if (!paid) return;
    const sum = before.paid + LEAST;
    const left = before.balance - LEAST;
    check.expect(paid.paid === sum, 'paid', `${sum}`, paid.paid, BASIS);
    check.expect(paid.balance === left, 'balance', `${left}`, paid.balance, BASIS);
    const kept = paid.payments?.find((each) => each.id === payment.id);
    check.expect(kept?.reference === reference, 'payments', reference, kept?.reference, BASIS);
    // Whatever else the body says: the id was seen before.
    const again = answered(check, await pay(2 * LEAST), wanted);
    if (again) check.expect(again.paid === sum, 'paid, sent again', `${sum}`, again.paid, BASIS);
  });

  await suite.check('voidStatement', 'takes back a statement, once', async (check) => {
    const { id, total } = paid ?? check.skip('no payment was recorded');
    const before = paid;
    const reissue = before?.reissuedBy !== undefined;
    const withdraw = () =>
      own.call((client) => voidStatement(client, { id, reason: reference, reissue }));
    const gone = answered(check, await withdraw(), wanted);
    if (!gone) return;
    check.expect(gone.state === 'void', 'state', 'void', gone.state, BASIS);
    check.expect(gone.balance === 0, 'balance', '0', gone.balance, BASIS);
    const creditId = gone.creditedBy ?? '';
    if (!check.expect(creditId !== '', 'creditedBy', 'the id of a credit', 'none', BASIS)) return;
    const answer = await own.call((client) => getStatement(client, { id: creditId }));
    const credit = answered(check, answer, wanted);
    if (!credit) return;
    check.expect(credit.creditOf === id, 'creditOf of the credit', id, credit.creditOf, BASIS);
    const negated = credit.total === -total;
    check.expect(negated, 'total of the credit', `${-total}`, credit.total, BASIS);
    if (before && reissue) await checkCorrection(check, before, gone, credit);
    conflictWith(check, await withdraw(), 'state_changed', { statement: shapeOf('getStatement') });
  });

  /** What follows from it: settlements are no money, the credit is paid back, the lines are issued again. */
  async function checkCorrection(
    check: Check,
    before: Statement,
    gone: Statement,
    credit: Statement,
  ): Promise<void> {
    const same = `${before.paid}: a settlement is no money`;
    check.expect(gone.paid === before.paid, 'paid', same, gone.paid, CORRECTED);
    const owed = -before.paid;
    check.expect(
      credit.balance === owed,
      'balance of the credit',
      `${owed}`,
      credit.balance,
      CORRECTED,
    );
    check.expect(
      credit.state === 'issued',
      'state of the credit',
      'issued',
      credit.state,
      CORRECTED,
    );
    const said = credit.reason ?? 'nothing';
    check.expect(said === reference, 'reason of the credit', reference, said, CORRECTED);
    const payment = {
      ...{ id: `${suite.nothing}-back`, amount: before.paid, reference },
      paidOn: credit.issuedOn ?? '',
    };
    const refund = await own.call((client) => recordPayment(client, { id: credit.id, payment }));
    const back = answered(check, refund, { ...wanted, status: 201 });
    if (back) check.expect(back.balance === 0, 'balance paid back', '0', back.balance, CORRECTED);
    const answer = await own.call((client) => getStatement(client, { id: gone.reissuedBy ?? '' }));
    const again = answered(check, answer, wanted);
    if (!again) return;
    const { reissueOf, net } = again;
    check.expect(reissueOf === gone.id, 'reissueOf', gone.id, reissueOf, CORRECTED);
    check.expect(net === gone.net, 'net of the reissue', `${gone.net}`, net, CORRECTED);
  }
}
