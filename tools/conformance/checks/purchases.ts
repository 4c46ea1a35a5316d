import { closeCustomer, getCustomer } from '../../../src/api/calls/customers';
import type { Customer } from '../../../src/domain/customers/customer';
import type { Connection } from '../connection';
import { shapeOf } from '../shapes';
import type { Check, SignedIn, Suite } from '../suite';
import { answered } from './answered';
import { cancelSubscription } from './cancel-subscription';
import type { KnownOffer } from './products';
import { checkPurchase, type Purchase } from './purchase';
import { invalidIn } from './refused-as';
import { restoreCart } from './restore-cart';
import { checkApproval } from './write-approval';
import { checkCustomer } from './write-customer';
import { checkOrder } from './write-order';
import { checkOwnPrices, checkPriceOverride } from './write-price';
import { checkSettlement } from './write-settlement';
import { checkStatementWrites } from './write-statement';
import { checkSubscription } from './write-subscription';
import { checkTenants } from './write-tenant';

const CLEANING = { isCleanUp: true };

/** What is to be ended when the run is over. */
interface Bought extends Purchase {
  readonly customer: Customer | null;
  readonly subscriptionId: string | null;
}

const NOTHING: Bought = { customer: null, subscriptionId: null, orders: [], before: null };

async function closing(suite: Suite, check: Check, customer: Customer | null) {
  const { id } = customer ?? check.skip('no customer was made');
  const { own } = suite;
  const newest = await own.call((client) => getCustomer(client, { id }));
  const revision = newest.value?.revision ?? customer?.revision ?? 0;
  return own.call((client) => closeCustomer(client, { id, revision, reason: null }));
}

/** Cancels what was bought, and closes the customer; what cannot be ended is named. */
async function cleanUp(suite: Suite, { customer, subscriptionId, before }: Bought): Promise<void> {
  await restoreCart(suite, before);

  await suite.check(
    'closeCustomer',
    'refuses for a customer with a subscription',
    async (check) => {
      if (subscriptionId === null) check.skip('no subscription was bought');
      const answer = await closing(suite, check, customer);
      check.skipIfForbidden(answer);
      invalidIn(check, answer, null, 'live_subscriptions');
    },
  );

  await suite.check(
    'changeSubscription',
    'cancels the subscription of this run',
    async (check) => {
      const id = subscriptionId ?? check.skip('no subscription was bought');
      await cancelSubscription(suite, check, id);
    },
    CLEANING,
  );

  const name = customer?.name ?? 'of this run';
  await suite.check(
    'closeCustomer',
    `closes the customer ${name}`,
    async (check) => {
      const answer = await closing(suite, check, customer);
      const closed = answered(check, answer, { basis: 'wire §4', shape: shapeOf('getCustomer') });
      if (!closed) return;
      check.expect(closed.state === 'closed', 'state', 'closed', closed.state, 'wire §4');
    },
    CLEANING,
  );
}

/**
 * Buys something for a customer of this run's own, and makes every change to what was bought (wire §3.4
 * to §6), and to a statement. In the end the subscription is cancelled and the customer closed.
 */
export async function checkPurchases(
  suite: Suite,
  signedIn: SignedIn,
  offer: KnownOffer | null,
  buyer: Connection | null,
): Promise<void> {
  let bought = NOTHING;
  try {
    const customer = await checkCustomer(suite, offer);
    bought = { ...bought, customer };
    await checkTenants(suite, customer, offer);
    await checkPriceOverride(suite, customer, offer);
    await checkOwnPrices(suite, customer);
    bought = { ...bought, ...(await checkPurchase(suite, customer, offer)) };
    await suite.check('closeCustomer', 'keeps a customer with an open order', async (check) => {
      if (bought.orders.length === 0) check.skip('nothing was bought');
      const answer = await closing(suite, check, customer);
      check.skipIfForbidden(answer);
      check.refused(answer, [409, 422], 'SECURITY.md');
    });
    const order = await checkOrder(suite, bought.orders[0]);
    const subscriptionId = order?.lines[0]?.subscriptionId ?? null;
    bought = { ...bought, subscriptionId };
    await checkSubscription(suite, subscriptionId, offer);
    await checkStatementWrites(suite, signedIn);
    await checkSettlement(suite, signedIn);
    await checkApproval(suite, signedIn, buyer);
  } finally {
    await cleanUp(suite, bought);
  }
}
