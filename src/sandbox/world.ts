import type { Clock } from '../domain/time/clock';
import type { Database } from './db/database';
import type { LiveHub } from './live/hub';
import { type Scenario, SESSION_MS } from './scenarios';

/** What every room of the sandbox works on. `db` and `scenario` change at a reset. */
export interface World {
  readonly clock: Clock;
  /** Whether the clock can wake anybody up. */
  readonly hasTimers: boolean;
  readonly portalHosts: readonly string[];
  readonly live: Pick<LiveHub, 'negotiate' | 'dropClosed' | 'notify' | 'update'>;
  scenario: Scenario;
  db: Database;
}

/** When a session that is opened now ends, in milliseconds since 1970. */
export function sessionEnd(world: World): number {
  return world.clock.now() + (world.scenario.sessionMs ?? SESSION_MS);
}
