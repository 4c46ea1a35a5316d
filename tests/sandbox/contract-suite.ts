import { afterAll, beforeAll, beforeEach, describe } from 'vitest';
import { Browser } from './contract/browser';
import { describeDevices } from './contract/devices';
import { describeImpersonation } from './contract/impersonation';
import { describeNotifications } from './contract/notifications';
import { describePasskeys } from './contract/passkeys';
import { describePreferences } from './contract/preferences';
import { describeRecovery } from './contract/recovery';
import { describeRoles } from './contract/roles';
import { describeSignIn } from './contract/sign-in';
import { describeUsers } from './contract/users';
import type { ContractMount } from './contract-mount';

/**
 * Asks a backend every call of specification §7 and contract §2 and §3, its good and its bad
 * answers. Whatever mounts the sandbox, the answers are the same.
 */
export function describeContract(name: string, open: () => Promise<ContractMount>): void {
  describe(name, () => {
    let browser: Browser;

    beforeAll(async () => {
      browser = new Browser(await open());
    });
    beforeEach(() => browser.reset());
    afterAll(() => browser.mount.close());

    const current = () => browser;
    describeSignIn(current);
    describeRecovery(current);
    describeUsers(current);
    describeRoles(current);
    describeDevices(current);
    describePasskeys(current);
    describeNotifications(current);
    describePreferences(current);
    describeImpersonation(current);
  });
}
