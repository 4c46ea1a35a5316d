import { activateUser, deactivateUser, resetSecondFactor } from '../../../src/api/calls/users';
import { skipUnlessSeen } from '../optional-calls';
import type { SignedIn, Suite } from '../suite';

const BASIS = 'workday §2';

/** What can be done to accounts: asked of the run's own account, which it is refused for. */
export async function checkAccountWrites(suite: Suite, { email }: SignedIn): Promise<void> {
  const writes = { resetSecondFactor, deactivateUser, activateUser };
  for (const [name, write] of Object.entries(writes)) {
    await suite.check(name as keyof typeof writes, 'is refused for oneself', async (check) => {
      skipUnlessSeen(suite, check, 'getHoldings');
      const input = { email, reason: 'conformance' };
      check.refused(await suite.own.call((client) => write(client, input)), [403], BASIS);
    });
  }
}
