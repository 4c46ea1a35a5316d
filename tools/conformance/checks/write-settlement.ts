import { getStatement, recordPayment, voidStatement } from '../../../src/api/billing';
import type { Statement } from '../../../src/domain/billing/statement';
import { statementShape } from '../record-shapes';
import type { SignedIn, Suite } from '../suite';
import { answered, conflictWith } from './answered';
import { findStatements } from './find-statement';

const BASIS = 'wire §6';
/** The least that can be paid, in minor units. */
const LEAST = 1;

/**
 * Records the least payment of the smallest open statement, and takes the statement back: neither can be
 * undone, and the credit settles both (wire §6).
 */
export async function checkSettlement(suite: Suite, signedIn: SignedIn): Promise<void> {
  const { own } = suite;
  const reference = `Plinth conformance ${suite.mark}`;
  const wanted = { basis: BASIS, shape: statementShape };
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
    const withdraw = () => own.call((client) => voidStatement(client, { id, reason: reference }));
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
    conflictWith(check, await withdraw(), 'state_changed', { statement: statementShape });
  });
}
