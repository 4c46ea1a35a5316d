import type { ApiClient } from '../../api/client';
import type { ApiError } from '../../api/errors';
import { isApiError } from '../../api/errors';
import { createListeners } from '../../platform/listeners';

/**
 * Passes on how calls end: the session has to know of a 401, a 403, and a server that does not answer.
 */
export interface Failures {
  /** Passes a failure on; null for a call that went well. */
  tell(error: ApiError | null): void;
  /** Subscribes to how calls end. Returns the function that unsubscribes. */
  subscribe(listener: (error: ApiError | null) => void): () => void;
}

/** Makes an empty channel. */
export function createFailures(): Failures {
  const { tell, add } = createListeners<ApiError | null>();
  return { tell, subscribe: add };
}

/**
 * Runs a call and reports to the session how it ended. A call of an earlier session reports nothing:
 * its 401 is not about the user who has signed in since.
 */
export async function watched<T>(
  { client, failures }: { readonly client: ApiClient; readonly failures: Failures },
  call: () => Promise<T>,
): Promise<T> {
  const { sessionEpoch } = client;
  try {
    const answer = await call();
    if (client.sessionEpoch === sessionEpoch) failures.tell(null);
    return answer;
  } catch (error) {
    if (isApiError(error) && client.sessionEpoch === sessionEpoch) failures.tell(error);
    throw error;
  }
}
