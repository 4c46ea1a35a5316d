import type { WireNotification } from '../../api/calls/notifications';
import type { Clock } from '../../domain/time/clock';
import type { Database } from '../db/database';
import { type Scenario, SESSION_MS } from './scenarios';

/** The hub of live notifications, as used by the rooms. */
export interface LiveUpdates {
  /** Registers a negotiating client. Returns the connection token for the socket's `id`. */
  negotiate(sessionToken: string, impersonationId: string | null): string;
  /**
   * Creates a notification for a user and sends `ReceiveNotification` to their clients and those
   * that impersonate them. It replaces one with the same id. Returns the notification.
   */
  notify(email: string, notification?: Partial<WireNotification>): WireNotification;
  /**
   * Sends `ReceiveNotification` for a changed notification. Also changes it in the list, unless it
   * was dismissed.
   */
  update(email: string, notification: WireNotification): void;
  /** Closes the connections of ended sessions and impersonations. */
  dropClosed(): void;
}

/** Shared state of all rooms. `db` and `scenario` change at a reset. */
export interface World {
  readonly clock: Clock;
  /** Whether the clock has timers. */
  readonly hasTimers: boolean;
  readonly portalHosts: readonly string[];
  readonly live: LiveUpdates;
  /** Brings the commerce data up to the current time. */
  readonly settle: () => void;
  scenario: Scenario;
  db: Database;
}

/** End of a session opened now, in milliseconds since 1970. */
export function sessionEnd(world: World): number {
  return world.clock.now() + (world.scenario.sessionMs ?? SESSION_MS);
}
