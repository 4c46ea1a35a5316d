import type { UserRecord } from '../db/users-table';
import { Problem } from '../http/problem';

/**
 * Refuses who has proven who they are and whose account is switched off (workday §9.7). Never before
 * that: it would tell strangers who has an account here.
 *
 * @throws Problem 403 `account_off`
 */
export function refuseSwitchedOff({ isActive }: UserRecord): void {
  if (isActive) return;
  const message = 'This account is switched off. Ask your administrator.';
  throw new Problem(403, message, { code: 'account_off' });
}
