import { useCallback, useEffect, useRef, useState } from 'react';
import {
  countSteps,
  DELETE_LATEST_MS,
  DELETE_UNDO_SECONDS,
  type DeletedUser,
  type DeletionCounts,
  emailsOf,
  finished,
  planDeletion,
  retried,
  type UserDeletion,
  withStep,
} from '../../domain/users/user-deletion';
import { useConsole } from '../console/console-context';
import { roleKeys } from '../roles/role-keys';
import { useCountdown } from '../timing/useCountdown';
import { useDeadline } from '../timing/useDeadline';
import { useWrite } from '../writes/useWrite';
import { deleteEach } from './delete-each';
import { userKeys } from './user-keys';

/** Deletes users, with time for an undo before anything is sent. */
export interface DeleteUsers {
  /** The deletion under way or the last one; null before the first and when it was put away. */
  readonly deletion: UserDeletion | null;
  /** Whole seconds left for an undo. */
  readonly secondsLeft: number;
  /** Whether another one may not be started yet. */
  readonly isBusy: boolean;
  /** Starts the time for an undo. Ignored while another deletion is under way. */
  readonly start: (users: readonly DeletedUser[]) => void;
  /** While it waits: nothing is sent. While it runs: what was not sent yet is kept. */
  readonly stop: () => void;
  /** Sends what failed once more, at once. */
  readonly retry: () => void;
  /** Puts a finished deletion away. */
  readonly close: () => void;
}

/** Settings of {@link useDeleteUsers}. */
export interface DeleteUsersOptions {
  /** The page was left before all was done: what was not sent by then never is. Told at the end. */
  readonly onLeft?: ((counts: DeletionCounts) => void) | undefined;
}

/**
 * Deletes users one call each (specification §7.2). Nothing is sent for 5 seconds; who leaves the
 * page in that time, or sleeps through it, has undone it. Leaving later lets the calls under way end
 * and sends no further one. The lists of users and of the people of roles are read again at the end.
 */
export function useDeleteUsers({ onLeft }: DeleteUsersOptions = {}): DeleteUsers {
  const services = useConsole();
  const { clock } = services.platform;
  const [deletion, setDeletion] = useState<UserDeletion | null>(null);
  const [deadline, setDeadline] = useState<number | null>(null);
  // Calls end after the page was left, and two presses come before one render.
  const current = useRef<UserDeletion | null>(null);
  const isStopped = useRef(false);
  const isLeft = useRef(false);
  const told = useRef(onLeft);
  useEffect(() => {
    told.current = onLeft;
  });

  const show = useCallback((next: UserDeletion | null) => {
    current.current = next;
    setDeletion(next);
  }, []);

  const { run } = useWrite(
    async (_client, emails: readonly string[]) => {
      await deleteEach(services, emails, {
        isStopped: () => isStopped.current,
        onStep: (email, step) => {
          if (current.current) show(withStep(current.current, email, step));
        },
      });
    },
    { stale: () => [userKeys.lists, roleKeys.all] },
  );

  const end = useCallback(() => {
    if (!current.current) return;
    const ended = finished(current.current);
    setDeadline(null);
    show(ended);
    if (isLeft.current) told.current?.(countSteps(ended));
  }, [show]);

  const send = useCallback(
    async (next: UserDeletion) => {
      isStopped.current = false;
      setDeadline(null);
      show(next);
      try {
        await run(emailsOf(next, 'waiting'));
      } finally {
        end();
      }
    },
    [run, show, end],
  );

  useDeadline(deadline === null ? null : DELETE_UNDO_SECONDS * 1_000, () => {
    const { current: waiting } = current;
    if (deadline === null || waiting?.phase !== 'waiting') return;
    if (clock.now() > deadline + DELETE_LATEST_MS) end();
    else void send({ ...waiting, phase: 'deleting' });
  });

  useEffect(() => {
    isLeft.current = false;
    return () => {
      isLeft.current = true;
      isStopped.current = true;
      if (current.current?.phase === 'waiting') end();
    };
  }, [end]);

  return {
    deletion,
    secondsLeft: useCountdown(deadline),
    isBusy: deletion !== null && deletion.phase !== 'finished',
    start: (users) => {
      const isBusy = current.current !== null && current.current.phase !== 'finished';
      if (isBusy || users.length === 0) return;
      show(planDeletion(users));
      setDeadline(clock.now() + DELETE_UNDO_SECONDS * 1_000);
    },
    stop: () => {
      isStopped.current = true;
      if (current.current?.phase !== 'waiting') return;
      setDeadline(null);
      show(null);
    },
    retry: () => {
      const { current: last } = current;
      if (last?.phase === 'finished') void send(retried(last));
    },
    close: () => {
      if (current.current?.phase === 'finished') show(null);
    },
  };
}
