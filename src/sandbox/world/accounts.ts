import type { CustomerType } from '../../domain/users/user';

/** Password of all demo accounts. Demo data only. */
export const DEMO_PASSWORD = 'Plinth-2026!';

/** Base32 secret of demo accounts with a second factor; see `totpCode`. */
export const DEMO_TOTP_SECRET = 'PLINTHDEMOSECRET234567ABCDEFGHIJ';

/** Recovery codes of demo accounts with a second factor, each valid once. Demo data only. */
export const DEMO_RECOVERY_CODES: readonly string[] = [
  'k7m2p-9xq4t',
  '3hvd8-w6rbn',
  'zt5yc-2jgf9',
  'p4n8s-vx7km',
  'b6q3w-hd2yr',
  '9gtzj-5cf8n',
  'x2r7v-kp4ms',
  'wd6h3-qy9bt',
  'n8fjc-3zg5x',
  'r5vks-7mt2p',
];

/** An account that can sign in to the sandbox. */
export interface DemoAccount {
  /** E-mail for signing in. */
  readonly email: string;
  /** Its password. */
  readonly password: string;
  /** What this account demonstrates, in a few words. */
  readonly shows: string;
  /** Level in the reseller chain: 0 customer, 1 reseller, 2 provider. */
  readonly customerType: CustomerType;
  /** Base32 secret of the second factor; null without one. */
  readonly totpSecret: string | null;
  /** How to get the one-time code; '' if none is needed. */
  readonly codeHint: string;
}

function account(
  email: string,
  customerType: CustomerType,
  shows: string,
  totpSecret: string | null = null,
): DemoAccount {
  const codeHint = totpSecret
    ? `Open /app/sandbox for the present code, or add ${totpSecret} to an authenticator app`
    : '';
  return { email, password: DEMO_PASSWORD, shows, customerType, totpSecret, codeHint };
}

/** E-mail of the account in signed-in scenarios. */
export const ADMIN_EMAIL = 'ada@plinth.example';
export const RESELLER_EMAIL = 'reseller@plinth.example';
export const CUSTOMER_EMAIL = 'customer@plinth.example';
export const TWO_FACTOR_EMAIL = 'two-factor@plinth.example';
export const FIRST_LOGIN_EMAIL = 'first-login@plinth.example';
export const BUYER_EMAIL = 'buyer@plinth.example';
export const NO_ROLE_EMAIL = 'no-role@plinth.example';

/** The accounts that can sign in, the administrator first. */
export const DEMO_ACCOUNTS: readonly DemoAccount[] = [
  account(ADMIN_EMAIL, 2, 'the provider’s administrator: everything'),
  account(RESELLER_EMAIL, 1, 'a reseller: customers, marketplace, invitations, roles'),
  account(CUSTOMER_EMAIL, 0, 'a customer: marketplace to look at, nothing to manage'),
  account(TWO_FACTOR_EMAIL, 1, 'sign-in with a one-time code', DEMO_TOTP_SECRET),
  account(FIRST_LOGIN_EMAIL, 0, 'the first sign-in: the profile is still to be filled in'),
  account(NO_ROLE_EMAIL, 0, 'a user without any role'),
  account(BUYER_EMAIL, 0, 'a customer’s buyer, whose orders wait for approval'),
];
