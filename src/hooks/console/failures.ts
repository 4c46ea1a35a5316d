import type { ApiClient } from '../../api/client';
import type { ApiError } from '../../api/errors';
import { isApiError } from '../../api/errors';
import { createListeners } from '../../platform/listeners';

/**
 * Publishes the outcome of calls: the session depends on a 401, a 403, and an unreachable server.
 */
export interface Failures {
  /** Publishes a failure; null for success. */
  tell(error: ApiError | null): void;
  /** Subscribes to outcomes. Returns the function that unsubscribes. */
  subscribe(listener: (error: ApiError | null) => void): () => void;
}

/** Makes an empty channel. */
export function createFailures(): Failures {
  const { emit, add } = createListeners<ApiError | null>();
  return { tell: emit, subscribe: add };
}

/**
 * Runs a call and reports its outcome to the session. A call of an earlier session reports nothing:
 * its 401 does not concern the current user.
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
