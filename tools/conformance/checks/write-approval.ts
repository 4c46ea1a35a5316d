import { listActivity } from '../../../src/api/calls/activity';
import { endImpersonation, startImpersonation } from '../../../src/api/calls/impersonation';
import { approveOrder, getOrder, rejectOrder } from '../../../src/api/calls/orders';
import { getUser } from '../../../src/api/calls/users';
import type { Order } from '../../../src/domain/orders/order';
import type { Connection } from '../connection';
import { skipIfLeftOut } from '../optional-calls';
import { shapeOf } from '../shapes';
import type { Check, SignedIn, Suite } from '../suite';
import { answered, conflictWith } from './answered';
import { cancelSubscription } from './cancel-subscription';
import { checkEnded, followOrder } from './follow-order';
import { placeAsBuyer } from './place-as-buyer';
import { invalidIn } from './refused-as';

const BASIS = 'wire §3.4';
const WANTED = { basis: BASIS, shape: shapeOf('getOrder') };

/**
 * Has somebody buy whose orders wait for approval, and decides about them by the account of the run: one
 * is rejected, one approved and followed to its end, whose subscription is cancelled then (wire §3.4).
 */
export async function checkApproval(
  suite: Suite,
  { email }: SignedIn,
  buyer: Connection | null,
): Promise<void> {
  if (!buyer) return;
  const { own } = suite;
  const reason = `Plinth conformance ${suite.mark}`;
  let approved: Order | null = null;
  let rejectedId: string | null = null;
  let rounds = 0;

  const place = async (check: Check): Promise<Order> => {
    rounds += 1;
    const order = await placeAsBuyer(check, buyer, `approval-${rounds}-${suite.mark}`);
    const { state } = order ?? check.skip('nothing was bought');
    if (state !== 'awaitingApproval') check.skip('the orders of the buyer wait for nobody');
    return order ?? check.skip('nothing was bought');
  };
  const decided = (check: Check, order: Order | null): void => {
    if (!order) return;
    const { by, reason: said } = order.approval ?? {};
    check.expect(by === email, 'approval.by', email, by, BASIS);
    check.expect(said === reason, 'approval.reason', reason, said, BASIS);
  };

  await suite.check('rejectOrder', 'rejects the order of somebody else, once', async (check) => {
    const { id } = await place(check);
    const reject = (why: string) => own.call((client) => rejectOrder(client, { id, reason: why }));
    const silent = await reject('');
    check.skipIfForbidden(silent);
    invalidIn(check, silent, 'reason', 'required');
    const order = answered(check, await reject(reason), WANTED);
    decided(check, order);
    rejectedId = order?.id ?? null;
    check.expect(order?.state === 'rejected', 'state', 'rejected', order?.state, BASIS);
    conflictWith(check, await reject(reason), 'state_changed', {});
  });

  await suite.check('getUser', 'shows nobody whose company is not seen', async (check) => {
    const answer = await buyer.call((client) => getUser(client, { email }));
    check.refused(answer, [403, 404], 'SECURITY.md');
  });

  await suite.check('listActivity', 'names nobody whose company is not seen', async (check) => {
    const about = (id: string) =>
      buyer.call((client) =>
        listActivity(client, { pageNumber: 1, pageSize: 100, record: { type: 'user', id } }),
      );
    const own = await about(suite.options.buyer?.email ?? '');
    skipIfLeftOut(check, 'listActivity', own);
    const isNamed = own.text.toLowerCase().includes(email.toLowerCase());
    check.expect(!isNamed, 'data[].by', 'their company at most', email, 'SECURITY.md');
    const rows = (await about(email)).value?.data.length ?? 0;
    check.expect(rows === 0, 'data', 'nothing of who is not seen', `${rows} rows`, 'SECURITY.md');
  });

  await suite.check('getOrder', 'names nobody whose company is not seen', async (check) => {
    const id = rejectedId ?? check.skip('no order was rejected');
    const answer = await buyer.call((client) => getOrder(client, { id }));
    check.skipIfForbidden(answer);
    const isNamed = answer.text.toLowerCase().includes(email.toLowerCase());
    check.expect(!isNamed, 'approval.by', 'their company at most', email, 'SECURITY.md');
  });

  await suite.check(
    'approveOrder',
    'refuses an approval while impersonating the buyer',
    async (check) => {
      const { id } = await place(check);
      const asBuyer = await buyer.call((client) => approveOrder(client, { id, reason }));
      check.refused(asBuyer, [403], 'SECURITY.md');
      const who = { email: suite.options.buyer?.email ?? '', reason };
      const { value } = await own.call((client) => startImpersonation(client, who));
      if (value) {
        const { sessionId } = value;
        const acting = suite.acting(sessionId);
        const answer = await own.call((client) => approveOrder(client, { id, reason }), acting);
        check.refused(answer, [403], 'SECURITY.md');
        await own.call((client) => endImpersonation(client, { sessionId }));
      }
      await own.call((client) => rejectOrder(client, { id, reason }));
    },
  );

  await suite.check('approveOrder', 'approves the order of somebody else, once', async (check) => {
    const { id } = await place(check);
    const approve = () => own.call((client) => approveOrder(client, { id, reason }));
    const order = answered(check, await approve(), WANTED);
    decided(check, order);
    if (!order) return;
    conflictWith(check, await approve(), 'state_changed', {});
    approved = await followOrder(suite, check, id);
    if (approved) checkEnded(check, approved);
  });

  await suite.check(
    'changeSubscription',
    'cancels what was approved',
    async (check) => {
      const { lines } = approved ?? check.skip('no order was approved');
      for (const { subscriptionId } of lines) {
        if (subscriptionId !== null) await cancelSubscription(suite, check, subscriptionId);
      }
    },
    { isCleanUp: true },
  );
}
