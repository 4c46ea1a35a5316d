import { exportUsers, getHoldings } from '../../../src/api/calls/users';
import { readCsv } from '../../../src/domain/text/csv';
import { skipIfLeftOut } from '../optional-calls';
import type { SignedIn, Suite } from '../suite';

const BASIS = 'workday §2';

/** The calls about accounts that change nothing; they show whether a server has those that do. */
export async function checkAccounts(suite: Suite, { email }: SignedIn): Promise<void> {
  const { own } = suite;

  await suite.check('getHoldings', 'says what somebody leaves behind', async (check) => {
    const answer = await own.call((client) => getHoldings(client, { email }));
    skipIfLeftOut(check, 'getHoldings', answer);
    check.skipIfForbidden(answer);
    if (!check.good(answer, null, BASIS)) return;
    suite.seen.add('getHoldings');
    const unknown = Object.values(answer.value ?? {}).filter((value) => value === null).length;
    check.expect(unknown === 0, 'counts', 'a number each', `${unknown} are not`, BASIS);
  });

  await suite.check('exportUsers', 'answers the list as a file', async (check) => {
    const answer = await own.call((client) => exportUsers(client, {}));
    skipIfLeftOut(check, 'exportUsers', answer);
    check.skipIfForbidden(answer);
    if (!check.good(answer, null, BASIS)) return;
    const [header = []] = readCsv(answer.value ?? '');
    check.expect(header.includes('email'), 'header', 'a column email', header.join(), BASIS);
  });
}
