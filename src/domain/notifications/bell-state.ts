import { countOf, type Entries } from '../entries';
import { isTask, type Notification, type NotificationSeverity } from './notification';

/** How long the bell pulses when the count changes, in milliseconds (specification §9). */
export const BELL_PULSE_MS = 10_000;

/** The highest count that is shown as a number. */
export const BELL_MAX_COUNT = 99;

/** State of the bell (specification §2.4, §4). */
export interface BellState {
  /** Number of notifications, readable or not. */
  readonly count: number;
  /** Highest severity, which sets the colour of the count; null without notifications. */
  readonly severity: NotificationSeverity | null;
  /** Whether one of them is a task: the bell shows a progress line. */
  readonly hasTask: boolean;
}

/** Highest severity first. */
const WORST_FIRST = ['error', 'warning', 'info', 'success'] as const;

/** The state of the bell for these notifications. */
export function bellStateOf(notifications: Entries<Notification>): BellState {
  const count = countOf(notifications);
  const worst = WORST_FIRST.find((one) => notifications.some((n) => n.severity === one));
  return {
    count,
    // Unreadable notifications count as information, like those with an unknown severity.
    severity: worst ?? (count > 0 ? 'info' : null),
    hasTask: notifications.some(isTask),
  };
}
