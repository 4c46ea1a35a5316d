import { isTask, type Notification } from './notification';

/** Milliseconds that the bell pulses when the count changes (specification §9). */
export const BELL_PULSE_MS = 10_000;

/** The highest count that the bell shows in figures. */
export const BELL_MAX_COUNT = 99;

/** What the bell says about the notifications (specification §2.4, §4). */
export interface BellState {
  /** How many there are. */
  readonly count: number;
  /** At least one is an error: the bell takes its colour. */
  readonly hasError: boolean;
  /** At least one is a task: the bell shows a progress line. */
  readonly hasTask: boolean;
}

/** What the bell shows for these notifications. */
export function bellStateOf(notifications: readonly Notification[]): BellState {
  return {
    count: notifications.length,
    hasError: notifications.some(({ severity }) => severity === 'error'),
    hasTask: notifications.some(isTask),
  };
}
