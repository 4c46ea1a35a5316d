import { totpCode } from '../../src/sandbox/auth/totp';
import { DEMO_TOTP_SECRET } from '../../src/sandbox/world/accounts';
import { storyClock } from './sandbox';

/** The code that a demo account's authenticator shows at the stories' time. */
export function currentCode(): Promise<string> {
  return totpCode(DEMO_TOTP_SECRET, storyClock.now());
}
