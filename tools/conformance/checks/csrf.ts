import { skipUnlessSeen } from '../optional-calls';
import { describeValue } from '../rules';
import type { SignedIn, Suite } from '../suite';
import { harmlessWrites } from './harmless-writes';

/** Whether every write asks for the token of the session (contract §1, "CSRF"). */
export async function checkCsrf(suite: Suite, { csrfToken }: SignedIn): Promise<void> {
  for (const call of harmlessWrites(suite)) {
    await suite.check(call.endpoint, 'asks for the CSRF token', async (check) => {
      skipUnlessSeen(suite, check, call.endpoint);
      const send = (token: string | null) =>
        suite.own.raw({ ...call, headers: token === null ? {} : { 'X-Csrf-Token': token } });
      const right = await send(csrfToken);
      for (const token of [null, suite.nothing]) {
        const answer = await send(token);
        const isRefused = check.expect(
          answer.status === 403,
          `header X-Csrf-Token, sent: ${token === null ? 'none' : 'a made-up one'}`,
          '403',
          String(answer.status || answer.failure),
          'contract §1',
        );
        if (!isRefused) return;
        if (right.status === 403 && right.text === answer.text) {
          check.skip('it cannot be told: with the right token the call is refused in the same way');
        }
        check.advise(
          /csrf|xsrf|anti-?forgery/i.test(answer.text),
          'message',
          'a text with CSRF in it, by which the client knows to renew a stale token',
          describeValue(answer.text),
          'contract §1',
        );
      }
    });
  }
}
