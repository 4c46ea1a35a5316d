import { countOf, type Entries } from '../entries';
import { isTask, type Notification, type NotificationSeverity } from './notification';

/** Milliseconds that the bell pulses when the count changes (specification §9). */
export const BELL_PULSE_MS = 10_000;

/** The highest count that the bell shows in figures. */
export const BELL_MAX_COUNT = 99;

/** What the bell says about the notifications (specification §2.4, §4). */
export interface BellState {
  /** How many there are, whether or not they can be read. */
  readonly count: number;
  /** The worst of them, whose colour the count takes; null while there are none. */
  readonly severity: NotificationSeverity | null;
  /** At least one is a task: the bell shows a progress line. */
  readonly hasTask: boolean;
}

/** From the worst on. */
const WORST_FIRST = ['error', 'warning', 'info', 'success'] as const;

/** What the bell shows for these notifications. */
export function bellStateOf(notifications: Entries<Notification>): BellState {
  const count = countOf(notifications);
  const worst = WORST_FIRST.find((one) => notifications.some((n) => n.severity === one));
  return {
    count,
    // What cannot be read counts as information, as an unknown severity does.
    severity: worst ?? (count > 0 ? 'info' : null),
    hasTask: notifications.some(isTask),
  };
}
