import { getCustomerType } from '../../../src/api/calls/customers';
import { getCurrentUser, getUser, listUsers } from '../../../src/api/calls/users';
import type { Page } from '../../../src/domain/paging';
import { isInvitationPending } from '../../../src/domain/users/invitation-dialog';
import type { RawAnswer } from '../connection';
import { fieldOf } from '../rules';
import { shapeOf } from '../shapes';
import { ANY_REFUSAL, type Check, type SignedIn, type Suite } from '../suite';

/** Whether the totals of a page agree with what it holds. */
export function checkTotals(
  check: Check,
  page: Page<unknown> | undefined,
  pageSize: number,
  basis: string,
): void {
  if (!page) return;
  const { data, totalRecords, totalPages } = page;
  check.expect(
    data.length <= pageSize,
    'data',
    `at most ${pageSize} rows, as pageSize says`,
    `${data.length} rows`,
    basis,
  );
  if (totalRecords === null || totalPages === null) return;
  check.expect(
    totalRecords >= data.length,
    'totalRecords',
    `at least the ${data.length} rows of this page`,
    String(totalRecords),
    basis,
  );
  const pages = Math.ceil(totalRecords / pageSize);
  check.expect(
    totalPages === pages || (totalRecords === 0 && totalPages === 1),
    'totalPages',
    `${pages}, for ${totalRecords} rows of which ${pageSize} go on a page`,
    String(totalPages),
    basis,
  );
}

/** Asks for a page beyond the last one, which is empty and no error. */
export function checkBeyond(check: Check, answer: RawAnswer, rows: number | undefined): void {
  if (rows !== undefined) {
    check.expect(rows === 0, 'data', 'no rows on a page after the last', `${rows} rows`, '§2.9');
  } else check.good(answer, null, '§2.9');
}

const WORKDAY = 'workday §1';
const PAGE_SIZE = 5;
/** A page number that no list reaches. */
const FAR_PAGE = 100_000;

/** The calls of users that change nothing (specification §7.2). */
export async function checkUsers(suite: Suite, signedIn: SignedIn): Promise<void> {
  const { own } = suite;
  const { email } = signedIn;
  const isOwn = (other: string) => other.toLowerCase() === email.toLowerCase();

  await suite.check('getCurrentUser', 'answers the user who is signed in', async (check) => {
    const answer = await own.call(getCurrentUser);
    if (answer.value) signedIn.user = answer.value;
    if (!check.good(answer, shapeOf('getUser'), 'contract §2') || !answer.value) return;
    check.expect(isOwn(answer.value.email), 'email', email, answer.value.email, '§7.2');
  });

  await suite.check('getUser', 'answers a user by e-mail', async (check) => {
    const answer = await own.call((client) => getUser(client, { email }));
    if (!check.good(answer, shapeOf('getUser'), 'contract §2') || !answer.value) return;
    check.expect(isOwn(answer.value.email), 'email', email, answer.value.email, '§7.2');
  });

  await suite.check('getUser', 'refuses an e-mail that nobody has', async (check) => {
    const answer = await own.call((client) => getUser(client, { email: suite.nobody }));
    check.refused(answer, [400, 403, 404], 'contract §1');
  });

  await suite.check('getCustomerType', 'answers the level of the user', async (check) => {
    const answer = await own.call(getCustomerType);
    if (!check.good(answer, shapeOf('getCustomerType'), 'contract §2')) return;
    const level = answer.value ?? 0;
    check.expect(level <= 2, 'customerType', '0, 1 or 2', String(level), 'contract §2');
  });

  const page = (pageNumber: number, searchString = '') =>
    own.call((client) => listUsers(client, { pageNumber, pageSize: PAGE_SIZE, searchString }));

  await suite.check('listUsers', 'answers a page of users', async (check) => {
    const answer = await page(1);
    check.skipIfForbidden(answer);
    if (!check.good(answer, shapeOf('listUsers'), 'contract §2')) return;
    checkTotals(check, answer.value, PAGE_SIZE, '§7.2');
  });

  await suite.check('listUsers', 'searches', async (check) => {
    const found = await page(1, email);
    check.skipIfForbidden(found);
    if (!check.good(found, shapeOf('listUsers'), '§7.2')) return;
    const hasOwn = found.value?.data.some((row) => isOwn(row.email)) ?? false;
    const isFull = (found.value?.data.length ?? 0) >= PAGE_SIZE;
    check.expect(
      hasOwn || isFull,
      'data',
      'the user whose whole e-mail is searched for',
      'other users, or none',
      '§7.2',
    );
    const none = await page(1, suite.nobody);
    if (!check.good(none, null, '§7.2')) return;
    const rows = none.value?.data.length ?? 0;
    check.expect(
      rows === 0,
      'data',
      'nobody for an e-mail that nobody has',
      `${rows} rows`,
      '§7.2',
    );
  });

  await suite.check('listUsers', 'answers an empty page after the last', async (check) => {
    const answer = await page(FAR_PAGE);
    check.skipIfForbidden(answer);
    checkBeyond(check, answer, answer.value?.data.length);
  });

  await suite.check('listUsers', 'says of the invited since when they are', async (check) => {
    const filters = { isInvited: ['true'] };
    const answer = await own.call((client) =>
      listUsers(client, { pageNumber: 1, pageSize: PAGE_SIZE, filters }),
    );
    check.skipIfForbidden(answer);
    // A server that knows no invitations ignores the filter, and says `invitedAt` of nobody.
    const rows = answer.value?.data ?? [];
    if (!rows.some(isInvitationPending)) check.skip('the server names nobody invited');
    suite.seen.add('resendInvitation');
    const isRight = rows.every(isInvitationPending);
    check.expect(isRight, 'data[].invitedAt', 'a time for each', 'none', 'contract §4.29');
  });

  await suite.check('listUsers', 'lists the people of one company', async (check) => {
    const { customerId = '', customerName } = signedIn.user ?? {};
    if (customerName === undefined) check.skip('the server names no companies of people');
    const filters = { customerId: [customerId] };
    const answer = await own.call((client) =>
      listUsers(client, { pageNumber: 1, pageSize: PAGE_SIZE, sort: 'customerName', filters }),
    );
    check.skipIfForbidden(answer);
    if (!check.good(answer, shapeOf('listUsers'), WORKDAY)) return;
    const companies = new Set(answer.value?.data.map((row) => row.customerId));
    const isRight = companies.size === 1 && companies.has(customerId);
    const got = [...companies].join(', ');
    check.expect(isRight, 'data[].customerId', customerId, got, WORKDAY);
  });

  await suite.check('listUsers', 'refuses a page that makes no sense', async (check) => {
    const query = { pageNumber: 'x', pageSize: 'x' };
    const answer = await own.raw({ endpoint: 'listUsers', query });
    // A server may as well take it for the first page; what it must not do is break.
    check.expect(
      answer.status < 500,
      'status',
      'less than 500',
      String(answer.status),
      'contract §1',
    );
    if (answer.status >= 400 && fieldOf(answer.json, 'message') === undefined) {
      check.refused(answer, ANY_REFUSAL, 'contract §1');
    }
  });
}
