import { logout } from '../../../src/api/calls/auth';
import type { RawCall } from '../connection';
import { knock } from '../knock';
import { fieldOf } from '../rules';
import { type Check, gotOf, type Suite } from '../suite';

const SECURITY = 'SECURITY.md';
const FOREIGN_HOST = 'conformance.invalid';

/** Signs in as a page of another site would, with the right password: it must not come that far. */
async function signInFromElsewhere(
  suite: Suite,
  check: Check,
  field: string,
  how: Partial<RawCall>,
): Promise<void> {
  const { account } = suite.options;
  if (!account) check.skip('no account was given');
  const stranger = suite.stranger();
  const body = JSON.stringify({ email: account.email, password: account.password });
  const answer = await stranger.raw({ endpoint: 'login', bodyText: body, ...how });
  const message = String(fieldOf(answer.json, 'message') ?? '');
  // A request for the second factor means that the password was checked.
  const isRefused = answer.status >= 400 && answer.status < 500 && !/two.?factor/i.test(message);
  const got = answer.status === 0 ? answer.failure : gotOf(answer);
  check.expect(isRefused, `status, ${field}`, 'a status from 400 to 499', got, SECURITY);
  check.expect(
    answer.headers.getSetCookie().length === 0,
    `header Set-Cookie, ${field}`,
    'none',
    'a cookie',
    SECURITY,
  );
  if (stranger.cookieHeader !== '') await stranger.call(logout);
}

/** What pages of other sites, other names for the server and other methods get: nothing. */
export async function checkStrangers(suite: Suite): Promise<void> {
  const { timeoutMs, account } = suite.options;
  const { own } = suite;

  if (account) {
    await suite.check('login', 'takes no sign-in from a form of another site', async (check) => {
      const headers = { 'Content-Type': 'text/plain' };
      await signInFromElsewhere(suite, check, 'sent as text/plain', { headers });
    });
    await suite.check('login', 'takes no sign-in from a page of another site', async (check) => {
      const headers = { Origin: `https://${FOREIGN_HOST}`, 'Sec-Fetch-Site': 'cross-site' };
      await signInFromElsewhere(suite, check, 'sent by another site', { headers });
    });
  }

  await suite.check('requestPasswordReset', 'goes by its own names only', async (check) => {
    const query = { email: suite.nobody, host: FOREIGN_HOST };
    const url = own.urlOf({ endpoint: 'requestPasswordReset', query });
    const { method } = own.endpointOf('requestPasswordReset');
    const { status, failure } = await knock(url, method, { Host: FOREIGN_HOST }, timeoutMs);
    // A server in front that ends the connection has refused as well.
    check.expect(
      status === 0 || status >= 400,
      `status, sent to Host: ${FOREIGN_HOST}`,
      'a status from 400 on',
      status === 0 ? failure : String(status),
      SECURITY,
    );
  });

  await suite.check('getCurrentUser', 'does not answer TRACE', async (check) => {
    const url = own.urlOf({ endpoint: 'getCurrentUser' });
    const mark = { 'X-Conformance': suite.mark };
    const { status, text } = await knock(url, 'TRACE', mark, timeoutMs);
    const isRefused = status === 0 || (status >= 400 && !text.includes(suite.mark));
    check.expect(isRefused, 'status of TRACE', '405', String(status), SECURITY);
  });

  await suite.check('getTask', 'protects its refusals too', async (check) => {
    const answer = await own.raw({ endpoint: 'getTask', params: { id: suite.nothing } });
    const header = (name: string) => answer.headers.get(name) ?? 'nothing';
    check.advise(
      header('X-Content-Type-Options').toLowerCase() === 'nosniff',
      'header X-Content-Type-Options',
      'nosniff',
      header('X-Content-Type-Options'),
      SECURITY,
    );
    check.advise(
      /no-store/i.test(header('Cache-Control')),
      'header Cache-Control',
      'no-store',
      header('Cache-Control'),
      SECURITY,
    );
  });
}
