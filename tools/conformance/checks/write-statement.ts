import { getStatement, recordPayment, voidStatement } from '../../../src/api/calls/billing';
import type { StatementState } from '../../../src/domain/billing/statement';
import { shapeOf } from '../shapes';
import type { SignedIn, Suite } from '../suite';
import { conflictWith } from './answered';
import { findStatements } from './find-statement';
import { invalidIn } from './refused-as';

/** A day on which nobody has paid yet. */
const FAR_DAY = '2999-12-31';

/** Payments and corrections that have to be refused; nothing of a statement is changed (wire §6). */
export async function checkStatementWrites(suite: Suite, signedIn: SignedIn): Promise<void> {
  const { own } = suite;

  const find = async (states: readonly StatementState[]) =>
    (await findStatements(suite, signedIn, states))[0];
  const payment = (amount: number) => ({
    id: suite.nothing,
    amount,
    paidOn: FAR_DAY,
    reference: 'x'.repeat(101),
  });
  const pay = (id: string, amount: number) =>
    own.call((client) => recordPayment(client, { id, payment: payment(amount) }));
  const withdraw = (id: string, reason: string) =>
    own.call((client) => voidStatement(client, { id, reason }));

  await suite.check('recordPayment', 'refuses a payment that cannot be one', async (check) => {
    const { id, balance, paid } =
      (await find(['issued', 'overdue'])) ?? check.skip('no statement is to be paid');
    const answer = await pay(id, balance + 1);
    check.skipIfForbidden(answer);
    invalidIn(check, answer, 'amount', 'above_balance');
    invalidIn(check, answer, 'paidOn', 'in_the_future');
    invalidIn(check, answer, 'reference', 'too_long');
    invalidIn(check, await pay(id, 0), 'amount', 'not_integer');
    const after = (await own.call((client) => getStatement(client, { id }))).value?.paid;
    const same = `${paid}: a refused call changes nothing`;
    check.expect(after === paid, 'getStatement paid', same, after, 'wire §1');
  });

  await suite.check('recordPayment', 'refuses a payment of what is paid', async (check) => {
    const { id } = (await find(['paid', 'draft', 'void'])) ?? check.skip('every statement is open');
    // Its state is looked at before what was sent.
    const answer = await pay(id, 0);
    check.skipIfForbidden(answer);
    conflictWith(check, answer, 'state_changed', { statement: shapeOf('getStatement') });
  });

  await suite.check('voidStatement', 'asks for a reason', async (check) => {
    const { id } =
      (await find(['issued', 'overdue'])) ?? check.skip('no statement could be taken back');
    const answer = await withdraw(id, '');
    check.skipIfForbidden(answer);
    invalidIn(check, answer, 'reason', 'required');
  });

  await suite.check('voidStatement', 'takes back no draft', async (check) => {
    const { id } = (await find(['draft', 'void'])) ?? check.skip('no statement is a draft or void');
    const answer = await withdraw(id, '');
    check.skipIfForbidden(answer);
    conflictWith(check, answer, 'state_changed', { statement: shapeOf('getStatement') });
  });
}
