import type { Clock } from '../../domain/time/clock';
import { ActivityTable } from '../db/activity-table';
import { Catalogue } from '../db/catalogue';
import type { CommerceTables } from '../db/commerce-tables';
import type { Database } from '../db/database';
import {
  CONFIRMATION_TOKEN_MS,
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
import type { Scenario } from '../world/scenarios';
import { orderHistory, seedActivity, statementHistory } from './activity';
import { seedCatalogue } from './catalogue';
import { createCommerceTables } from './commerce-tables';
import { seededCompany } from './companies';
import { seedNotifications, seedTasks } from './notifications';
import { seedRoles } from './roles';
import { seedSignIn } from './sign-in';
import { generateUsers, seedUsers } from './users';

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
