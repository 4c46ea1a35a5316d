import { deleteUser } from '../../api/calls/users';
import type { ApiClient } from '../../api/client';
import { isApiError } from '../../api/errors';
import { failureOf } from '../../api/failure-of';
import type { BulkSent } from '../../domain/bulk-run';
import type { Failures } from '../console/failures';
import { watched } from '../console/failures';

/** Statuses that mean that the user was already deleted, after a lost response or by others. */
const GONE = [404, 410];

/** Deletes one user (specification §7.2). A missing user counts as deleted. */
export function deletionCall(parts: {
  readonly client: ApiClient;
  readonly failures: Failures;
}): (email: string) => Promise<BulkSent> {
  return async (email) => {
    try {
      await watched(parts, () => deleteUser(parts.client, { email }));
      return { status: 'done' };
    } catch (error) {
      if (!isApiError(error)) throw error;
      return error.status !== null && GONE.includes(error.status)
        ? { status: 'done' }
        : { status: 'failed', failure: failureOf(error), retry: 'send' };
    }
  };
}
