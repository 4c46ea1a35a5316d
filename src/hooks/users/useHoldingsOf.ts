import { useQueries } from '@tanstack/react-query';
import { isApiError } from '../../api/errors';
import { failureOf } from '../../api/failure-of';
import type { Reading } from '../../domain/reading';
import {
  HOLDINGS_ASKED_MAX,
  type Holdings,
  type HoldingsByEmail,
} from '../../domain/users/holdings';
import { useConsole } from '../console/console-context';
import { watched } from '../console/failures';
import { holdingsSource } from './user-queries';

/** What several people leave behind; only the first few are asked about (workday §2). */
export function useHoldingsOf(emails: readonly string[]): HoldingsByEmail {
  const services = useConsole();
  const asked = emails.slice(0, HOLDINGS_ASKED_MAX);
  const results = useQueries({
    queries: asked.map((email) => {
      const { key, read } = holdingsSource(email);
      return {
        queryKey: key,
        queryFn: (call: { readonly signal: AbortSignal }) =>
          watched(services, () => read(services.client, call)),
        throwOnError: (thrown: unknown) => !isApiError(thrown),
      };
    }),
  });
  return Object.fromEntries(
    asked.map((email, at): [string, Reading<Holdings>] => {
      const { data, error } = results[at] ?? {};
      if (data) return [email, { status: 'ready', data, isStale: false }];
      const failure = isApiError(error) ? failureOf(error) : null;
      return [email, failure ? { status: 'failed', failure } : { status: 'loading' }];
    }),
  );
}
