import { millisecondsInDay, millisecondsInHour } from 'date-fns/constants';
import type { Clock } from '../../domain/time/clock';
import { ActivityTable } from '../db/activity-table';
import { Catalogue } from '../db/catalogue';
import type { SoldSubscription } from '../db/commerce-records';
import { type CommerceTables, Table } from '../db/commerce-tables';
import {
  CONFIRMATION_TOKEN_MS,
  type Database,
  EXTERNAL_TOKEN_MS,
  PASSKEY_CHALLENGE_MS,
  RESET_TOKEN_MS,
  RecoveryCodesTable,
} from '../db/database';
import { DevicesTable } from '../db/devices-table';
import { ImpersonationsTable } from '../db/impersonations-table';
import { NotificationsTable } from '../db/notifications-table';
import { OneTimeTokens } from '../db/one-time-tokens';
import { RolesTable } from '../db/roles-table';
import { SessionsTable } from '../db/sessions-table';
import { UsersTable } from '../db/users-table';
import { ADMIN_EMAIL, DEMO_RECOVERY_CODES, TWO_FACTOR_EMAIL } from '../world/accounts';
import type { Scenario } from '../world/scenarios';
import { orderHistory, seedActivity, statementHistory } from './activity';
import { seedCart } from './cart';
import { seedCatalogue } from './catalogue';
import { seedCommerce } from './commerce';
import { seededCompany } from './companies';
import { seedNotifications, seedTasks } from './notifications';
import { seedRoles } from './roles';
import { generateUsers, seededAccount, seedUsers } from './users';

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
function seedSignIn(
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

/**
 * Copies of the seeded subscriptions up to a number. They continue like the originals, but past
 * orders and statements do not include them.
 */
function copiesOf(seeded: readonly SoldSubscription[], count: number): readonly SoldSubscription[] {
  const originals = seeded.filter(({ changing }) => changing === null);
  const rounds = Math.ceil(count / Math.max(1, originals.length));
  const copies = Array.from({ length: rounds }, (_, round) =>
    originals.map((original): SoldSubscription => {
      const { id, friendlyName } = original;
      const name = friendlyName && `${friendlyName}, ${round + 1}`;
      return { ...original, id: `${id}-${round + 1}`, friendlyName: name };
    }),
  );
  return copies.flat().slice(0, Math.max(0, count - seeded.length));
}

/** Counts ids for each prefix, after those of the seed. */
function createIds(): CommerceTables['nextId'] {
  const last = new Map<string, number>();
  return (prefix) => {
    const number = (last.get(prefix) ?? 1_000) + 1;
    last.set(prefix, number);
    return `${prefix}-${number}`;
  };
}

const byId = <Row extends { readonly id: string }>(rows: readonly Row[]) =>
  new Table(rows.map((row) => [row.id, row]));

/** The commerce tables of a scenario. In an empty scenario they contain only hidden companies. */
export function createCommerceTables(scenario: Scenario, now: number): CommerceTables {
  const seed = seedCommerce(now);
  const isHidden = scenario.isEmpty === true;
  const seeded = <Row>(rows: readonly Row[]): readonly Row[] => (isHidden ? [] : rows);
  const sold = seeded(seed.sold);
  const tables: CommerceTables = {
    companies: byId(seed.companies.map((company) => ({ ...company, isHidden }))),
    products: byId(seeded(seed.products)),
    priceLists: byId(seeded(seed.priceLists)),
    tenants: byId(seeded(seed.tenants)),
    subscriptions: byId([...sold, ...copiesOf(sold, scenario.subscriptionCount ?? 0)]),
    orders: byId(seeded(seed.orders)),
    work: new Map(seeded([...seed.work])),
    statements: byId(seeded(seed.statements)),
    carts: new Map(),
    parkedCarts: new Map(),
    quotes: new Map(),
    customerKeys: new Map(),
    priceListKeys: new Map(),
    previews: new Map(),
    nextId: createIds(),
    wakesAt: null,
  };
  if (scenario.cart) seedCart(tables, scenario.cart, now);
  return tables;
}

/**
 * Fresh tables for a scenario. Times in the seed are relative to the clock; those of commerce to
 * the first access, so that some orders are in progress then.
 */
export function createDatabase(scenario: Scenario, clock: Pick<Clock, 'now'>): Database {
  const now = clock.now();
  const categories = seedCatalogue(scenario.permissionCount);
  const roles = seedRoles(categories, scenario);
  const seeded = seedUsers(scenario, now);
  const users = new UsersTable(seeded, generateUsers(scenario, now));
  const activity = new ActivityTable((email) => users.find(email)?.customerId ?? null);
  if (!scenario.isEmpty) for (const past of seedActivity(seeded, now)) activity.add(past);
  let commerce: CommerceTables | undefined;
  const signIn = {
    sessions: new SessionsTable(),
    devices: new DevicesTable(),
    recoveryCodes: new RecoveryCodesTable(),
  };
  seedSignIn(signIn, scenario, now);
  return {
    ...signIn,
    users,
    roles: new RolesTable(roles),
    catalogue: new Catalogue(categories, scenario.isEmpty),
    notifications: new NotificationsTable(
      scenario.isEmpty ? [] : seedNotifications(now),
      seedTasks(),
    ),
    activity,
    impersonations: new ImpersonationsTable(),
    resetTokens: new OneTimeTokens(RESET_TOKEN_MS),
    confirmationTokens: new OneTimeTokens(CONFIRMATION_TOKEN_MS),
    passkeys: new Map(),
    passkeyChallenges: new OneTimeTokens(PASSKEY_CHALLENGE_MS),
    externalStates: new OneTimeTokens(EXTERNAL_TOKEN_MS),
    externalCodes: new OneTimeTokens(EXTERNAL_TOKEN_MS),
    commerce: () => {
      if (!commerce) {
        const begunAt = clock.now();
        commerce = createCommerceTables(scenario, begunAt);
        const { orders, statements } = commerce;
        for (const past of orderHistory([...orders.values()])) activity.add(past);
        for (const past of statementHistory([...statements.values()], begunAt)) activity.add(past);
      }
      return commerce;
    },
    company: (id) => (commerce ? commerce.companies.get(id) : seededCompany(id)),
    outbox: [],
    preferences: new Map(),
  };
}
