export type { ManualClock } from '../domain/time/manual-clock';
export {
  createTestConsole,
  type TestConsole,
  type TestConsoleOptions,
} from './create-test-console';
export type { SentCall } from './sent-calls';
