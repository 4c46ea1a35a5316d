import type { ApiClient } from '../../api/client';
import type { ApiError } from '../../api/errors';
import { isApiError } from '../../api/errors';
import { createListeners } from '../../platform/listeners';

/** Passes on the failures of calls, so that the session hears of a 401 and a 403. */
export interface Failures {
  /** Passes a failure on. */
  tell(error: ApiError): void;
  /** Subscribes to failures. Returns the function that unsubscribes. */
  subscribe(listener: (error: ApiError) => void): () => void;
}

/** Makes an empty channel. */
export function createFailures(): Failures {
  const { tell, add } = createListeners<ApiError>();
  return { tell, subscribe: add };
}

/**
 * Runs a call and reports a failure to the session. A call of an earlier session reports nothing:
 * its 401 is not about the user who has signed in since.
 */
export async function watched<T>(
  { client, failures }: { readonly client: ApiClient; readonly failures: Failures },
  call: () => Promise<T>,
): Promise<T> {
  const { sessionEpoch } = client;
  try {
    return await call();
  } catch (error) {
    if (isApiError(error) && client.sessionEpoch === sessionEpoch) failures.tell(error);
    throw error;
  }
}
