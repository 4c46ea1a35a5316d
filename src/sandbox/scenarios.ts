import { millisecondsInHour, millisecondsInMinute } from 'date-fns/constants';
import {
  ADMIN_EMAIL,
  CUSTOMER_EMAIL,
  DEMO_TOTP_SECRET,
  NO_ROLE_EMAIL,
  RESELLER_EMAIL,
} from './accounts';

/** The named states of the sandbox. Each one starts from the same seed and changes one thing. */
export type ScenarioName =
  | 'signedOut'
  | 'signedIn'
  | 'twoFactor'
  | 'firstLogin'
  | 'reseller'
  | 'customer'
  | 'noRoles'
  | 'impersonated'
  | 'tokenExpiring'
  | 'emptyEverything'
  | 'manyPermissions'
  | 'manyRoles'
  | 'manyUsers';

/** What a scenario changes about the seed. */
export interface Scenario {
  /** What it shows, in a few words. */
  readonly shows: string;
  /** E-mail of the user that the first page finds signed in. */
  readonly signedInAs?: string;
  /** E-mail of the user that `signedInAs` impersonates. */
  readonly impersonates?: string;
  /** Base32 secret that the administrator's account gets. */
  readonly adminTotpSecret?: string;
  /** The administrator's names are still missing. */
  readonly adminIsNew?: boolean;
  /** Length of every session, in milliseconds. @default 8 hours */
  readonly sessionMs?: number;
  /** Lists have no rows. */
  readonly isEmpty?: boolean;
  /** Size of the permission catalogue. */
  readonly permissionCount?: number;
  /** Number of roles. */
  readonly roleCount?: number;
  /** Number of users. */
  readonly userCount?: number;
}

/** Length of a session. */
export const SESSION_MS = 8 * millisecondsInHour;
/** Length of a session in the scenario `tokenExpiring`. */
export const EXPIRING_SESSION_MS = millisecondsInMinute;

/** All scenarios, by name. */
export const SCENARIOS: Readonly<Record<ScenarioName, Scenario>> = {
  signedOut: { shows: 'nobody is signed in' },
  signedIn: { shows: 'the administrator is signed in', signedInAs: ADMIN_EMAIL },
  twoFactor: {
    shows: 'nobody is signed in; the administrator’s account asks for a one-time code too',
    adminTotpSecret: DEMO_TOTP_SECRET,
  },
  firstLogin: {
    shows: 'nobody is signed in; the administrator’s profile is still to be filled in',
    adminIsNew: true,
  },
  reseller: { shows: 'the reseller is signed in', signedInAs: RESELLER_EMAIL },
  customer: { shows: 'the customer is signed in', signedInAs: CUSTOMER_EMAIL },
  noRoles: { shows: 'a user without any role is signed in', signedInAs: NO_ROLE_EMAIL },
  impersonated: {
    shows: 'the administrator is signed in and acts as the customer',
    signedInAs: ADMIN_EMAIL,
    impersonates: CUSTOMER_EMAIL,
  },
  tokenExpiring: {
    shows: 'the administrator is signed in; every session ends after 60 seconds',
    signedInAs: ADMIN_EMAIL,
    sessionMs: EXPIRING_SESSION_MS,
  },
  emptyEverything: {
    shows: 'the administrator is signed in; every list is empty',
    signedInAs: ADMIN_EMAIL,
    isEmpty: true,
  },
  manyPermissions: {
    shows: 'the administrator is signed in; 10,000 permissions in 50 categories',
    signedInAs: ADMIN_EMAIL,
    permissionCount: 10_000,
  },
  manyRoles: {
    shows: 'the administrator is signed in; 500 roles, some with awkward names',
    signedInAs: ADMIN_EMAIL,
    roleCount: 500,
  },
  manyUsers: {
    shows: 'the administrator is signed in; 100,000 users',
    signedInAs: ADMIN_EMAIL,
    userCount: 100_000,
  },
};

/** The names of all scenarios, in the order of the documentation. */
export const SCENARIO_NAMES = Object.keys(SCENARIOS) as readonly ScenarioName[];
