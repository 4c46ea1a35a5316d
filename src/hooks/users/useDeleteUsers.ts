import { useQueries } from '@tanstack/react-query';
import { useCallback, useState } from 'react';
import { deleteUser } from '../../api/calls/users';
import type { ApiClient } from '../../api/client';
import { isApiError } from '../../api/errors';
import { failureOf } from '../../api/failure-of';
import type { DeleteUsersDialogProps } from '../../contracts/users';
import { type BulkSent, planBulkRun } from '../../domain/bulk-run';
import type { Reading } from '../../domain/reading';
import {
  HOLDINGS_ASKED_MAX,
  type Holdings,
  type HoldingsByEmail,
} from '../../domain/users/holdings';
import {
  countSteps,
  type DeletedUser,
  deletionOf,
  type UserDeletion,
} from '../../domain/users/user-deletion';
import { useConsole } from '../console/console-context';
import { type Failures, watched } from '../console/failures';
import { roleKeys, userKeys } from '../reads/keys';
import { useBulkRun } from '../writes/useBulkRun';
import { holdingsSource } from './user-queries';

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

/** What several users leave behind; only the first few are requested (workday §2). */
function useHoldingsOf(emails: readonly string[]): HoldingsByEmail {
  const services = useConsole();
  const firstEmails = emails.slice(0, HOLDINGS_ASKED_MAX);
  const results = useQueries({
    queries: firstEmails.map((email) => {
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
    firstEmails.map((email, at): [string, Reading<Holdings>] => {
      const { data, error } = results[at] ?? {};
      if (data) return [email, { status: 'ready', data, isStale: false }];
      const failure = isApiError(error) ? failureOf(error) : null;
      return [email, failure ? { status: 'failed', failure } : { status: 'loading' }];
    }),
  );
}

/** Deletes users after a question. */
export interface DeleteUsers {
  /** What `DeleteUsersDialog` takes; null before the first question. */
  readonly dialog: DeleteUsersDialogProps | null;
  /**
   * Opens the question before a deletion. Ignored for an empty list, and while others are being
   * deleted.
   */
  readonly ask: (users: readonly DeletedUser[]) => void;
}

/** Settings of {@link useDeleteUsers}. */
export interface DeleteUsersOptions {
  /**
   * Called with a result that no dialog shows: all were deleted, or the page was left before the
   * end. @default nothing
   */
  readonly onEnd?: ((deletion: UserDeletion) => void) | undefined;
}

const NOBODY: readonly string[] = [];
const STALE = [userKeys.lists, roleKeys.all];

/**
 * Deletes users after a confirmation, one call each, three at a time (specification §4, "Alerts",
 * contract §4.21). The dialog stays open meanwhile and keeps the failed ones; it closes
 * automatically when all are deleted. If the page is left, pending calls finish and no further ones
 * are sent. The lists of users and of role members are refetched at the end.
 */
export function useDeleteUsers({ onEnd }: DeleteUsersOptions = {}): DeleteUsers {
  const services = useConsole();
  const [isOpen, setOpen] = useState(false);
  const [users, setUsers] = useState<readonly DeletedUser[]>([]);
  const { run, current, begin, dispatch } = useBulkRun<null>({
    calls: { send: deletionCall(services) },
    stale: STALE,
    onEnd(ended, isLeft) {
      const deletion = deletionOf(ended, users);
      const { all, deleted } = countSteps(deletion);
      if (deleted === all) setOpen(false);
      if (deleted === all || isLeft) onEnd?.(deletion);
    },
  });

  // Deleted users are not requested again.
  const isAsking = isOpen && run?.phase === 'reviewed';
  const holdings = useHoldingsOf(isAsking ? users.map(({ email }) => email) : NOBODY);

  return {
    dialog: run && {
      isOpen,
      holdings,
      deletion: deletionOf(run, users),
      onConfirm: () => {
        if (isOpen) dispatch({ type: current()?.phase === 'ended' ? 'RETRY' : 'CONFIRM' });
      },
      onClose: () => {
        dispatch({ type: 'STOP' });
        if (current()?.phase !== 'running') setOpen(false);
      },
    },
    ask: useCallback(
      (asked) => {
        if (current()?.phase === 'running' || asked.length === 0) return;
        setUsers(asked);
        begin({ run: planBulkRun(asked.map(({ email }) => email)), effects: [] });
        setOpen(true);
      },
      [begin, current],
    ),
  };
}
