import { civilDateOf } from '../domain/time/civil-date';
import { passSubscriptions } from './commerce/pass-time';
import { issueStatements } from './commerce/post-charges';
import { passTenants } from './customers/pass-tenants';
import { nextStep, openLines, provision } from './orders/provision';
import type { World } from './world/world';

/** Sets a timer for the next step of a vendor, so that live clients are notified. */
function wakeUp(world: World): void {
  const { clock, db } = world;
  const tables = db.commerce();
  const atVendor = openLines(tables).filter(({ order }) => order.state !== 'awaitingApproval');
  const next = nextStep(atVendor);
  // A clock without timers: the next call settles.
  if (!world.hasTimers || !next) return;
  if (tables.wakesAt !== null && tables.wakesAt <= next.at) return;
  tables.wakesAt = next.at;
  clock.setTimeout(() => {
    tables.wakesAt = null;
    // After a reset these tables are no longer in use.
    if (world.db === db) settle(world);
  }, next.at - clock.now());
}

/**
 * Applies everything that the clock does up to the present time. Every commerce call starts with
 * it.
 */
export function settle(world: World): void {
  const now = world.clock.now();
  const tables = world.db.commerce();
  const todayOn = civilDateOf(now);
  provision(world, now);
  passSubscriptions(tables, todayOn);
  issueStatements(tables, todayOn);
  passTenants(tables, now);
  wakeUp(world);
}
