import { logout } from '../../../src/api/calls/auth';
import { holdBack } from '../knock';
import type { Suite } from '../suite';
import { textIn } from './sign-in';

const BASIS = 'SECURITY.md';

/**
 * Whether a write is decided when it has come whole: its body is held back until the session has
 * ended. The write names nothing that is there, so that it changes nothing all the same.
 */
export async function checkHeldBodies(suite: Suite): Promise<void> {
  await suite.check(
    'startImpersonation',
    'decides about a write when its body has come',
    async (check) => {
      const { account, timeoutMs } = suite.options;
      const browser = suite.stranger();
      const signedIn = await browser.raw({
        endpoint: 'login',
        body: { email: account?.email, password: account?.password },
      });
      const token = textIn(signedIn.json, 'csrfToken');
      if (token === '') check.skip('the account needs a code for each sign-in');
      const call = { endpoint: 'startImpersonation' } as const;
      const held = holdBack(
        browser.urlOf(call),
        browser.endpointOf(call.endpoint).method,
        { Cookie: browser.cookieHeader, 'X-Csrf-Token': token },
        JSON.stringify({ email: suite.nobody }),
        timeoutMs,
      );
      await browser.call(logout);
      held.release();
      const { status, failure } = await held.answer;
      check.expect(
        status === 401,
        'status, when the session ended before the body came',
        '401',
        String(status || failure),
        BASIS,
      );
    },
  );
}
