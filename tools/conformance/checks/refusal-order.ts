import type { EndpointName } from '../../../src/api/calls/all-calls';
import type { SignedIn, Suite } from '../suite';
import { commerceWrites, strangeWrites } from './commerce-writes';
import { refusedAs } from './refused-as';

/** Half of a JSON object. */
const BROKEN = '{"revision"';

/** Reads whose query cannot be read; that of a record, of one that is not there. */
const BAD_READS: readonly (readonly [EndpointName, Readonly<Record<string, string>>])[] = [
  ['listPriceLists', { sort: 'nothing' }],
  ['listCustomers', { pageNumber: '0' }],
  ['listOrders', { createdAtFrom: 'soon' }],
  ['listSubscriptions', { pageSize: '101' }],
  ['listStatements', { pageNumber: 'first' }],
  ['listTenants', { pageSize: '0' }],
  ['listEndDates', { customerId: 'none', planId: 'none', quantity: 'some' }],
  ['exportOrders', { createdAtTo: 'later' }],
  ['exportSubscriptions', { renewsOnFrom: 'soon' }],
  ['exportReconciliation', { period: '2026' }],
];

/** Whether the first thing that is wrong is the one that is answered (wire §1). */
export async function checkRefusalOrder(
  suite: Suite,
  { csrfToken }: Pick<SignedIn, 'csrfToken'>,
): Promise<void> {
  const { own } = suite;
  const headers = { 'X-Csrf-Token': csrfToken };

  for (const [endpoint, query] of BAD_READS) {
    await suite.check(endpoint, 'refuses a query that it cannot read', async (check) => {
      const answer = await own.raw({ endpoint, params: { id: suite.nothing }, query });
      check.skipIfForbidden(answer);
      refusedAs(check, answer, 400, 'bad_query');
    });
  }

  for (const call of strangeWrites(suite)) {
    await suite.check(call.endpoint, 'looks for the record before its content', async (check) => {
      const answer = await own.raw({ ...call, headers });
      check.skipIfForbidden(answer);
      refusedAs(check, answer, 404, 'not_found');
    });
  }

  for (const { body, ...call } of commerceWrites(suite)) {
    if (body === undefined) continue;
    await suite.check(call.endpoint, 'reads the body before anything in it', async (check) => {
      const answer = await own.raw({ ...call, bodyText: BROKEN, headers });
      check.skipIfForbidden(answer);
      refusedAs(check, answer, 400, 'bad_query');
    });
  }

  await suite.check('previewChange', 'looks for the subscription first', async (check) => {
    const query = { kind: 'seats', quantity: '0' };
    const params = { id: suite.nothing };
    const answer = await own.raw({ endpoint: 'previewChange', params, query });
    check.skipIfForbidden(answer);
    refusedAs(check, answer, 404, 'not_found');
  });
}
