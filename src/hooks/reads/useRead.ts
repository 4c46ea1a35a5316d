import { keepPreviousData, type QueryKey, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { ApiClient } from '../../api/client';
import { type ApiError, isApiError } from '../../api/errors';
import { useConsole } from '../console/console-context';
import { watched } from '../console/failures';

/** What every reading can do. */
export interface ReadingActions {
  /** Asks again. What is on screen stays meanwhile. */
  readonly retry: () => void;
  /** Whether it is being asked again, after a failure or for newer data. */
  readonly isRetrying: boolean;
  /** What is shown is the answer of the key before, see `keepsPrevious`. */
  readonly isPrevious: boolean;
}

/**
 * How something that is read stands. `ready` and `empty` keep the last good answer while it is read
 * again; `refreshError` then says that the last try to do so failed.
 */
export type Reading<T> = ReadingActions &
  (
    | { readonly status: 'loading' }
    | { readonly status: 'error'; readonly error: ApiError }
    | { readonly status: 'empty'; readonly refreshError: ApiError | null }
    | { readonly status: 'ready'; readonly data: T; readonly refreshError: ApiError | null }
  );

/** What {@link useRead} takes. */
export interface ReadOptions<T> {
  readonly key: QueryKey;
  readonly read: (client: ApiClient, options: { readonly signal: AbortSignal }) => Promise<T>;
  readonly isEmpty: (data: T) => boolean;
  /** False waits with asking. @default true */
  readonly isEnabled?: boolean;
  /** With a new key the last answer stays until the new one is there. @default false */
  readonly keepsPrevious?: boolean;
}

interface RememberedError {
  readonly key: string;
  readonly error: ApiError;
}

/**
 * The error to show. React Query forgets it as soon as it asks again; the screen keeps it until the
 * answer is there, so that the "Try again" button that has the focus does not vanish.
 */
function useLastError(key: string, error: unknown, isSettledWell: boolean): ApiError | null {
  const [last, setLast] = useState<RememberedError | null>(null);
  if (isApiError(error) && (last?.error !== error || last.key !== key)) setLast({ key, error });
  if (last && isSettledWell) setLast(null);
  if (isApiError(error)) return error;
  return last?.key === key && !isSettledWell ? last.error : null;
}

/** The one way to read something from the server. */
export function useRead<T>(options: ReadOptions<T>): Reading<T> {
  const { key, read, isEmpty, isEnabled = true, keepsPrevious = false } = options;
  const console = useConsole();
  const { data, error, isFetching, isSuccess, isPlaceholderData, refetch } = useQuery<T>({
    queryKey: key,
    queryFn: ({ signal }) => watched(console, () => read(console.client, { signal })),
    enabled: isEnabled,
    ...(keepsPrevious && { placeholderData: keepPreviousData }),
    // A programming error belongs to the page's error boundary, not to a "Try again".
    throwOnError: (thrown) => !isApiError(thrown),
  });
  const lastError = useLastError(JSON.stringify(key), error, isSuccess && !isFetching);
  const actions: ReadingActions = {
    retry: () => void refetch({ cancelRefetch: false }),
    isRetrying: isFetching && (data !== undefined || lastError !== null),
    isPrevious: isPlaceholderData,
  };
  if (data === undefined) {
    return lastError
      ? { ...actions, status: 'error', error: lastError }
      : { ...actions, status: 'loading' };
  }
  return isEmpty(data)
    ? { ...actions, status: 'empty', refreshError: lastError }
    : { ...actions, status: 'ready', data, refreshError: lastError };
}
