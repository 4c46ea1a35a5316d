import { failureOfReading, type Reading } from '../domain/reading';

/** The way to try again of a reading, as screens with an `onRetry` take it. */
export function retryProps(reading: Reading<unknown>) {
  return {
    onRetry: () => failureOfReading(reading)?.retry?.(),
    isRetrying: reading.status !== 'loading' && reading.isRefreshing === true,
  };
}
