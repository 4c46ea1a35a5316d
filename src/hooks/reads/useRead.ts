import { keepPreviousData, type QueryKey, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { ApiClient } from '../../api/client';
import { type ApiError, isApiError } from '../../api/errors';
import { failureOf } from '../../api/failure-of';
import type { Freshness, Reading } from '../../domain/reading';
import { useReached } from '../auth/useAbsence';
import { useConsole } from '../console/console-context';
import { watched } from '../console/failures';

/** What {@link useRead} takes. */
export interface ReadOptions<T> {
  /** The query key. */
  readonly key: QueryKey;
  /** Reads it. Use functions of the API, whose errors are `ApiError`. */
  readonly read: (client: ApiClient, options: { readonly signal: AbortSignal }) => Promise<T>;
  /** Whether a response counts as `empty`. */
  readonly isEmpty: (data: T) => boolean;
  /** False delays the request. @default true */
  readonly isEnabled?: boolean;
  /** With a new key the previous data stays until the new one has loaded. @default false */
  readonly keepsPrevious?: boolean;
}

interface RememberedError {
  readonly key: string;
  readonly error: ApiError;
}

/**
 * The error to show. React Query clears it on a refetch; the screen keeps it until the response, so
 * that the focused "Try again" button does not vanish.
 */
function useLastError(key: string, error: unknown, isSettledWell: boolean): ApiError | null {
  const [last, setLast] = useState<RememberedError | null>(null);
  if (isApiError(error) && (last?.error !== error || last.key !== key)) setLast({ key, error });
  if (last && isSettledWell) setLast(null);
  if (isApiError(error)) return error;
  return last?.key === key && !isSettledWell ? last.error : null;
}

/** The result while signed out; a retry would not help. */
const SIGNED_OUT: Reading<never> = { status: 'failed', failure: { kind: 'unauthorized' } };
const LOADING: Reading<never> = { status: 'loading' };
const UNKNOWN: Reading<never> = { status: 'loading', isSessionUnknown: true };

/** The only way to read from the server. No request is sent while signed out. */
export function useRead<T>(options: ReadOptions<T>): Reading<T> {
  const { key, read, isEmpty, isEnabled = true, keepsPrevious = false } = options;
  const services = useConsole();
  const { absence, isUnknown, isLost, tryAgain } = useReached();
  const { data, error, isFetching, isSuccess, isPlaceholderData, refetch } = useQuery<T>({
    queryKey: key,
    queryFn: ({ signal }) => watched(services, () => read(services.client, { signal })),
    enabled: isEnabled && absence === null,
    ...(keepsPrevious && { placeholderData: keepPreviousData }),
    // A programming error belongs to the page's error boundary, not to a "Try again".
    throwOnError: (thrown) => !isApiError(thrown),
  });
  const lastError = useLastError(JSON.stringify(key), error, isSuccess && !isFetching);
  if (absence === 'signedOut') return SIGNED_OUT;
  if (absence === 'unreachable') {
    // The session is retried automatically; a press retries immediately.
    const failure = { kind: 'network', retry: tryAgain } as const;
    return { status: 'failed', failure, isSessionUnknown: true };
  }
  const retry = () => void refetch({ cancelRefetch: false });
  const lost = isLost ? ({ kind: 'network', retry } as const) : undefined;
  const failure = lastError ? failureOf(lastError, retry) : data === undefined ? undefined : lost;
  if (data === undefined) {
    return failure
      ? { status: 'failed', failure, isRefreshing: isFetching }
      : isUnknown
        ? UNKNOWN
        : LOADING;
  }
  const freshness: Freshness = {
    isStale: isLost || (failure !== undefined && !isPlaceholderData),
    failure,
    isRefreshing: isFetching,
  };
  return isEmpty(data)
    ? { ...freshness, status: 'empty' }
    : { ...freshness, status: 'ready', data, isPrevious: isPlaceholderData };
}
