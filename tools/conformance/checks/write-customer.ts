import {
  createCustomer,
  createTenant,
  getCustomer,
  type NewCustomer,
  resumeCustomer,
  suspendCustomer,
  updateCustomer,
} from '../../../src/api/calls/customers';
import { listPriceLists } from '../../../src/api/calls/products';
import type { Customer } from '../../../src/domain/customers/customer';
import { shapeOf } from '../shapes';
import type { Check, Suite } from '../suite';
import { answered, conflictWith } from './answered';
import type { KnownOffer } from './products';
import { invalidIn } from './refused-as';

const BASIS = 'wire §4';
const PAGE = { pageNumber: 1, pageSize: 100 };

/** Makes a customer that is there for this run only, and changes it. Null when none was made. */
export async function checkCustomer(
  suite: Suite,
  offer: KnownOffer | null,
): Promise<Customer | null> {
  const { own } = suite;
  const parentId = suite.signedIn?.user?.customerId;
  let customer: Customer | null = null;

  /** What the customer is made of: they live where somebody does who can buy the offer. */
  const findInput = async (check: Check, known: KnownOffer): Promise<NewCustomer> => {
    const lists = await own.call((client) => listPriceLists(client, PAGE));
    const { country, currency } = known.customer;
    const usable = lists.value?.data.find(
      (list) => list.ownerId === parentId && list.currency === currency,
    );
    return {
      key: suite.nothing,
      name: `Plinth conformance ${suite.mark}`,
      country,
      currency,
      level: 0,
      vatId: null,
      priceListId: usable?.id ?? check.skip('there is no price list of the caller’s to see'),
      creditLimit: null,
      contact: { name: 'Plinth', email: `plinth-${suite.mark}@example.com`, phone: null },
      acceptAgreement: true,
    };
  };

  await suite.check('createCustomer', 'makes a customer, once a key', async (check) => {
    const input = await findInput(check, offer ?? check.skip('there is nothing to buy'));
    const answer = await own.call((client) => createCustomer(client, input));
    const made = answered(check, answer, {
      basis: BASIS,
      shape: shapeOf('getCustomer'),
      status: 201,
    });
    if (!made) return;
    customer = made;
    check.expect(made.name === input.name, 'name', input.name, made.name, BASIS);
    check.expect(made.state === 'active', 'state', 'active', made.state, BASIS);
    check.expect(made.level === 0, 'level', '0', made.level, BASIS);
    const isAccepted = made.agreementAcceptedAt !== null;
    check.expect(isAccepted, 'agreementAcceptedAt', 'the time, as it was accepted', 'none', BASIS);
    if (parentId) {
      const isOurs = made.parentId === parentId;
      check.expect(isOurs, 'parentId', `${parentId}, the caller's`, made.parentId, BASIS);
    }
    // Whatever else the body says: the key was seen before.
    const again = await own.call((client) => createCustomer(client, { ...input, name: '' }));
    const same = answered(check, again, { basis: 'wire §1', shape: shapeOf('getCustomer') });
    if (same) check.expect(same.id === made.id, 'id, sent again', made.id, same.id, 'wire §1');
  });

  await suite.check('createCustomer', 'refuses one without a name', async (check) => {
    const input = await findInput(check, offer ?? check.skip('there is nothing to buy'));
    const nameless = { ...input, key: `${suite.nothing}-x`, name: '' };
    const answer = await own.call((client) => createCustomer(client, nameless));
    check.skipIfForbidden(answer);
    invalidIn(check, answer, 'name', 'required');
  });

  await suite.check('updateCustomer', 'changes the newest state only', async (check) => {
    const { id, revision } = customer ?? check.skip('no customer was made');
    const change = (seen: number, changes: Parameters<typeof updateCustomer>[1]['changes']) =>
      own.call((client) => updateCustomer(client, { id, revision: seen, changes }));
    const vatId = suite.mark.toUpperCase();
    const answer = await change(revision, { vatId });
    const changed = answered(check, answer, { basis: BASIS, shape: shapeOf('getCustomer') });
    if (!changed) return;
    customer = changed;
    check.expect(changed.vatId === vatId, 'vatId', vatId, changed.vatId, BASIS);
    const isLater = changed.revision > revision;
    check.expect(isLater, 'revision', `more than ${revision}`, changed.revision, BASIS);
    // What was seen is looked at before what was sent.
    const stale = await change(revision, { name: '' });
    conflictWith(check, stale, 'customer_changed', { customer: shapeOf('getCustomer') });
    invalidIn(check, await change(changed.revision, { name: '' }), 'name', 'required');
  });

  await suite.check('updateCustomer', 'refuses an amount beyond 2^53', async (check) => {
    const { id, revision } = customer ?? check.skip('no customer was made');
    const changes = { creditLimit: 2 ** 53 };
    const answer = await own.call((client) => updateCustomer(client, { id, revision, changes }));
    check.refused(answer, [400, 422], 'commerce §2.1');
  });

  await suite.check('updateCustomer', 'knows no customer without prices', async (check) => {
    const { id, revision } = customer ?? check.skip('no customer was made');
    const changes = { priceListId: null };
    const answer = await own.call((client) => updateCustomer(client, { id, revision, changes }));
    invalidIn(check, answer, 'priceListId', 'required');
  });

  await suite.check('updateCustomer', 'leaves to the seller what it decides', async (check) => {
    const id = parentId ?? check.skip('the company of the account is not known');
    const { value } = await own.call((client) => getCustomer(client, { id }));
    const { revision, country } = value ?? check.skip('one’s own company is not shown');
    // As it is: a server that lets it through changes nothing.
    const answer = await own.call((client) =>
      updateCustomer(client, { id, revision, changes: { country } }),
    );
    check.refused(answer, [403], BASIS);
  });

  await suite.check('suspendCustomer', 'suspends a customer, once', async (check) => {
    const { id, revision } = customer ?? check.skip('no customer was made');
    const suspend = (seen: number) =>
      own.call((client) => suspendCustomer(client, { id, revision: seen, reason: null }));
    const wanted = { basis: BASIS, shape: shapeOf('getCustomer') };
    const suspended = answered(check, await suspend(revision), wanted);
    if (!suspended) return;
    customer = suspended;
    check.expect(suspended.state === 'suspended', 'state', 'suspended', suspended.state, BASIS);
    const again = await suspend(suspended.revision);
    conflictWith(check, again, 'state_changed', { customer: shapeOf('getCustomer') });
  });

  await suite.check('createTenant', 'gives a suspended customer nothing new', async (check) => {
    const { id, state } = customer ?? check.skip('no customer was made');
    if (state !== 'suspended') check.skip('the customer was not suspended');
    const vendorId = offer?.product.vendor.id ?? '';
    const domain = `plinth-late-${suite.mark}.example`;
    const answer = await own.call((client) => createTenant(client, { id, vendorId, domain }));
    invalidIn(check, answer, 'customerId', 'customer_suspended');
  });

  await suite.check('resumeCustomer', 'lets a suspended customer buy again', async (check) => {
    const { id, revision, state } = customer ?? check.skip('no customer was made');
    if (state !== 'suspended') check.skip('the customer was not suspended');
    const answer = await own.call((client) =>
      resumeCustomer(client, { id, revision, reason: null }),
    );
    const resumed = answered(check, answer, { basis: BASIS, shape: shapeOf('getCustomer') });
    if (!resumed) return;
    customer = resumed;
    check.expect(resumed.state === 'active', 'state', 'active', resumed.state, BASIS);
  });

  return customer;
}
