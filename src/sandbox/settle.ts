import { civilDateOf } from '../domain/time/civil-date';
import { passSubscriptions } from './commerce/pass-time';
import { issueStatements } from './commerce/post-charges';
import { passTenants } from './customers/pass-tenants';
import { nextStep, openLines, provision } from './orders/provision';
import type { World } from './world/world';

/** Wakes the sandbox when a vendor goes on with the next line, so that live clients hear of it. */
function wakeUp(world: World): void {
  const { clock, db } = world;
  const tables = db.commerce();
  const atVendor = openLines(tables).filter(({ order }) => order.state !== 'awaitingApproval');
  const next = nextStep(atVendor);
  // A clock that only tells the time wakes nobody up: the next call settles.
  if (!world.hasTimers || !next) return;
  if (tables.wakesAt !== null && tables.wakesAt <= next.at) return;
  tables.wakesAt = next.at;
  clock.setTimeout(() => {
    tables.wakesAt = null;
    // After a reset these tables are nobody's.
    if (world.db === db) settle(world);
  }, next.at - clock.now());
}

/**
 * Brings everything to the clock's present time. Each call of commerce begins with it, so that it finds
 * what time alone has done.
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
