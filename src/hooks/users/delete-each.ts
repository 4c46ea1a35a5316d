import type { ApiClient } from '../../api/client';
import { isApiError } from '../../api/errors';
import { failureOf } from '../../api/failure-of';
import { deleteUser } from '../../api/users';
import { DELETE_CALLS_AT_A_TIME, type DeletionStep } from '../../domain/users/user-deletion';
import type { Failures } from '../console/failures';
import { watched } from '../console/failures';

/** The statuses that say that the user is gone already, by an answer that got lost or by others. */
const GONE = [404, 410];

/** The callbacks of {@link deleteEach}. */
export interface DeleteEachSteps {
  readonly onStep: (email: string, step: DeletionStep) => void;
  /** Asked before each call: whether no further one is to be sent. */
  readonly isStopped: () => boolean;
}

/**
 * Deletes users one call each, three at a time, in their order (specification §7.2). One that fails
 * does not stop the others; a user who is gone already counts as deleted.
 */
export async function deleteEach(
  parts: { readonly client: ApiClient; readonly failures: Failures },
  emails: readonly string[],
  { onStep, isStopped }: DeleteEachSteps,
): Promise<void> {
  const queue = [...emails];

  async function deleteOne(email: string): Promise<void> {
    onStep(email, { status: 'deleting' });
    try {
      await watched(parts, () => deleteUser(parts.client, { email }));
      onStep(email, { status: 'deleted' });
    } catch (error) {
      if (!isApiError(error)) throw error;
      const isGone = error.status !== null && GONE.includes(error.status);
      onStep(
        email,
        isGone ? { status: 'deleted' } : { status: 'failed', failure: failureOf(error) },
      );
    }
  }

  async function work(): Promise<void> {
    for (let email = queue.shift(); email !== undefined; email = queue.shift()) {
      if (isStopped()) return;
      await deleteOne(email);
    }
  }

  await Promise.all(Array.from({ length: DELETE_CALLS_AT_A_TIME }, work));
}
