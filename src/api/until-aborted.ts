import { toApiError } from './errors';

/** The promise, or an `aborted` ApiError as soon as the signal says so. */
export function untilAborted<T>(promise: Promise<T>, signal: AbortSignal | undefined): Promise<T> {
  if (!signal) return promise;
  return new Promise((resolve, reject) => {
    const onAbort = () => reject(toApiError({ kind: 'aborted' }));
    if (signal.aborted) onAbort();
    signal.addEventListener('abort', onAbort);
    promise.then(resolve, reject).finally(() => signal.removeEventListener('abort', onAbort));
  });
}
