import { millisecondsInHour, millisecondsInMinute } from 'date-fns/constants';
import type { ImpersonationSetting } from '../../domain/impersonation/restrictions';
import type { FaultRule } from '../faults/rules';
import {
  ADMIN_EMAIL,
  CUSTOMER_EMAIL,
  DEMO_TOTP_SECRET,
  NO_ROLE_EMAIL,
  RESELLER_EMAIL,
} from './accounts';

/** The named states of the sandbox. Each starts from the same seed and changes one thing. */
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
  | 'manyUsers'
  | 'manySubscriptions'
  | 'cartReady'
  | 'priceChanged'
  | 'partlyFailed'
  | 'unansweredOrder';

/** Differences of a scenario from the seed. */
export interface Scenario {
  /** What it demonstrates, in a few words. */
  readonly shows: string;
  /** E-mail of the signed-in user. */
  readonly signedInAs?: string;
  /** E-mail of the user that `signedInAs` impersonates. */
  readonly impersonates?: string;
  /** Writes that the server allows while impersonating (wire §1). @default none */
  readonly allowedWhileImpersonating?: readonly ImpersonationSetting[];
  /** Base32 secret of the administrator's account. */
  readonly adminTotpSecret?: string;
  /** Whether the administrator's names are missing. */
  readonly adminIsNew?: boolean;
  /** Duration of every session, in milliseconds. @default 8 hours */
  readonly sessionMs?: number;
  /** Whether lists are empty. */
  readonly isEmpty?: boolean;
  /** Whether vendors reject the last line of an order with several, on the first attempt. */
  readonly failsLastLine?: boolean;
  /** Faults that are active from the start. @default none */
  readonly faults?: readonly FaultRule[];
  /** The reseller's cart. @default empty */
  readonly cart?: SeededCart;
  /** Size of the permission catalogue. */
  readonly permissionCount?: number;
  /** Number of roles. */
  readonly roleCount?: number;
  /** Number of users. */
  readonly userCount?: number;
  /** Number of subscriptions. */
  readonly subscriptionCount?: number;
}

/** Duration of a session, in milliseconds. */
export const SESSION_MS = 8 * millisecondsInHour;
/** Duration of a session in the scenario `tokenExpiring`, in milliseconds. */
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
  manySubscriptions: {
    shows: 'the administrator is signed in; 50,000 subscriptions',
    signedInAs: ADMIN_EMAIL,
    subscriptionCount: 50_000,
  },
  cartReady: {
    shows: 'the reseller is signed in; their cart for a customer can be ordered',
    signedInAs: RESELLER_EMAIL,
    cart: 'ready',
  },
  priceChanged: {
    shows: 'the same, and a price has risen since they saw it',
    signedInAs: RESELLER_EMAIL,
    cart: 'priceChanged',
  },
  partlyFailed: {
    shows: 'the same as cartReady; the last line of an order with several fails at first',
    signedInAs: RESELLER_EMAIL,
    cart: 'ready',
    failsLastLine: true,
  },
  unansweredOrder: {
    shows: 'the same as cartReady; the first purchase is made, and its answer lost',
    signedInAs: RESELLER_EMAIL,
    cart: 'ready',
    faults: [{ match: { method: 'POST', path: '/app/orders' }, cut: 'lostAnswer', times: 1 }],
  },
};

/** The names of all scenarios, in the order of the documentation. */
export const SCENARIO_NAMES = Object.keys(SCENARIOS) as readonly ScenarioName[];

/** The seeded cart of a scenario. */
export type SeededCart = 'ready' | 'priceChanged';
