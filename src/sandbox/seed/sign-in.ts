import { millisecondsInDay, millisecondsInHour } from 'date-fns/constants';
import type { Database } from '../db/database';
import { ADMIN_EMAIL, DEMO_RECOVERY_CODES, TWO_FACTOR_EMAIL } from '../world/accounts';
import type { Scenario } from '../world/scenarios';
import { seededAccount } from './users';

/** The administrator's other devices: user agent, place and time. */
const DEVICES = [
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_3 like Mac OS X) AppleWebKit/605.1.15 Version/18.3 Mobile Safari/604.1',
    'Copenhagen, Denmark',
    2 * millisecondsInHour,
  ],
  [
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:135.0) Gecko/20100101 Firefox/135.0',
    'Aarhus, Denmark',
    3 * millisecondsInDay,
  ],
] as const;

/** Duration of those sessions, longer than any demonstration. */
const KEPT_MS = 30 * millisecondsInDay;

/**
 * Sessions on other devices, and recovery codes of accounts with a second factor (contract §4.28).
 */
export function seedSignIn(
  { sessions, devices, recoveryCodes }: Pick<Database, 'sessions' | 'devices' | 'recoveryCodes'>,
  { isEmpty, adminTotpSecret }: Scenario,
  now: number,
): void {
  const accountId = seededAccount(ADMIN_EMAIL);
  recoveryCodes.put(seededAccount(TWO_FACTOR_EMAIL), DEMO_RECOVERY_CODES);
  if (adminTotpSecret) recoveryCodes.put(accountId, DEMO_RECOVERY_CODES);
  if (isEmpty) return;
  for (const [userAgent, place, agoMs] of DEVICES) {
    const session = sessions.open({
      accountId,
      expires: now + KEPT_MS,
      isExternal: false,
      isTwoFactorPending: false,
    });
    devices.add({
      accountId,
      userAgent,
      place,
      lastSeen: now - agoMs,
      sessionToken: session.token,
    });
  }
}
