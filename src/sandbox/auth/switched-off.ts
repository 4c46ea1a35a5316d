import type { UserRecord } from '../db/users-table';
import { Problem } from '../http/problem';

/**
 * Refuses deactivated accounts, but only after authentication (workday §9.7): earlier it would
 * reveal to strangers which accounts exist.
 *
 * @throws Problem 403 `account_off`
 */
export function refuseSwitchedOff({ isActive }: UserRecord): void {
  if (isActive) return;
  const message = 'This account is switched off. Ask your administrator.';
  throw new Problem(403, message, { code: 'account_off' });
}
