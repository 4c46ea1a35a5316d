import type { WireNotification } from '../../api/calls/notifications';
import type { Clock } from '../../domain/time/clock';
import type { Database } from '../db/database';
import { type Scenario, SESSION_MS } from './scenarios';

/** What the rooms ask of the hub of live notifications. */
export interface LiveUpdates {
  /** Remembers the client that negotiates. Returns the connection token for the socket's `id`. */
  negotiate(sessionToken: string, impersonationId: string | null): string;
  /**
   * Creates a notification for a user and sends `ReceiveNotification` to their clients and to those
   * that impersonate them. One with the id of another takes its place. Returns the notification.
   */
  notify(email: string, notification?: Partial<WireNotification>): WireNotification;
  /**
   * Sends `ReceiveNotification` of a notification that has changed. It changes in the list too, unless
   * it was dismissed.
   */
  update(email: string, notification: WireNotification): void;
  /** Closes the connections whose session or impersonation is over. */
  dropClosed(): void;
}

/** What every room of the sandbox works on. `db` and `scenario` change at a reset. */
export interface World {
  readonly clock: Clock;
  /** Whether the clock can wake anybody up. */
  readonly hasTimers: boolean;
  readonly portalHosts: readonly string[];
  readonly live: LiveUpdates;
  /** Brings everything that is bought and sold to the clock's present time. */
  readonly settle: () => void;
  scenario: Scenario;
  db: Database;
}

/** When a session that is opened now ends, in milliseconds since 1970. */
export function sessionEnd(world: World): number {
  return world.clock.now() + (world.scenario.sessionMs ?? SESSION_MS);
}
