import {
  activateUser,
  deactivateUser,
  getHoldings,
  resetSecondFactor,
} from '../../../src/api/accounts';
import { exportUsers } from '../../../src/api/users';
import { readCsv } from '../../../src/domain/text/csv';
import { skipIfLeftOut, skipUnlessSeen } from '../optional-calls';
import type { SignedIn, Suite } from '../suite';

const BASIS = 'commerce-day §2';

/** What can be done to accounts: asked of the run's own account, which it is refused for. */
export async function checkAccounts(suite: Suite, { email }: SignedIn): Promise<void> {
  const { own } = suite;

  await suite.check('getHoldings', 'says what somebody leaves behind', async (check) => {
    const answer = await own.call((client) => getHoldings(client, { email }));
    skipIfLeftOut(check, 'getHoldings', answer);
    check.skipIfForbidden(answer);
    if (!check.good(answer, null, BASIS)) return;
    suite.seen.add('getHoldings');
    const unknown = Object.values(answer.value ?? {}).filter((value) => value === null).length;
    check.expect(unknown === 0, 'counts', 'a number each', `${unknown} are none`, BASIS);
  });

  const writes = { resetSecondFactor, deactivateUser, activateUser };
  for (const [name, write] of Object.entries(writes)) {
    await suite.check(name as keyof typeof writes, 'is refused for oneself', async (check) => {
      skipUnlessSeen(suite, check, 'getHoldings');
      const input = { email, reason: 'conformance' };
      check.refused(await own.call((client) => write(client, input)), [403], BASIS);
    });
  }

  await suite.check('exportUsers', 'answers the list as a file', async (check) => {
    const answer = await own.call((client) => exportUsers(client, {}));
    skipIfLeftOut(check, 'exportUsers', answer);
    check.skipIfForbidden(answer);
    if (!check.good(answer, null, BASIS)) return;
    const [header = []] = readCsv(answer.value ?? '');
    check.expect(header.includes('email'), 'header', 'a column email', header.join(), BASIS);
  });
}
