import { useCallback, useEffect, useRef, useState } from 'react';
import {
  confirmed,
  countSteps,
  type DeletedUser,
  type DeletionControl,
  emailsOf,
  finished,
  planDeletion,
  type UserDeletion,
  withStep,
} from '../../domain/users/user-deletion';
import { useConsole } from '../console/console-context';
import { roleKeys } from '../roles/role-keys';
import { useWrite } from '../writes/useWrite';
import { deleteEach } from './delete-each';
import { userKeys } from './user-keys';

/** Deletes users after a question. */
export interface DeleteUsers {
  /** What `DeleteUsersDialog` takes; null before the first question. */
  readonly dialog: DeletionControl | null;
  /** Asks whether to delete users. Ignored for nobody, and while others are being deleted. */
  readonly ask: (users: readonly DeletedUser[]) => void;
}

/** Settings of {@link useDeleteUsers}. */
export interface DeleteUsersOptions {
  /**
   * Told the result that the dialog cannot say: all were deleted, so that it has closed; or the page
   * was left before the end. @default nobody is told
   */
  readonly onEnd?: ((deletion: UserDeletion) => void) | undefined;
}

/**
 * Deletes users one call each, three at a time, once it is confirmed (specification §4, "Alerts",
 * contract §4.21). The dialog stays while they run and keeps those that failed; it closes by itself
 * when all are gone. Who leaves the page lets the calls under way end, and no further one is sent.
 * The lists of users and of the people of roles are read again at the end.
 */
export function useDeleteUsers({ onEnd }: DeleteUsersOptions = {}): DeleteUsers {
  const services = useConsole();
  const [deletion, setDeletion] = useState<UserDeletion | null>(null);
  const [isOpen, setOpen] = useState(false);
  // Calls end after the page was left, and two presses come before one render.
  const current = useRef<UserDeletion | null>(null);
  const isStopped = useRef(false);
  const isLeft = useRef(false);
  const told = useRef(onEnd);
  useEffect(() => {
    told.current = onEnd;
  });
  useEffect(() => {
    isLeft.current = false;
    return () => {
      isLeft.current = true;
      isStopped.current = true;
    };
  }, []);

  const show = useCallback((next: UserDeletion) => {
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

  async function confirm(): Promise<void> {
    if (!isOpen || !current.current || current.current.phase === 'deleting') return;
    isStopped.current = false;
    show(confirmed(current.current));
    try {
      await run(emailsOf(current.current, 'waiting'));
    } finally {
      const ended = finished(current.current);
      const { all, deleted } = countSteps(ended);
      show(ended);
      if (deleted === all) setOpen(false);
      if (deleted === all || isLeft.current) told.current?.(ended);
    }
  }

  return {
    dialog: deletion && {
      isOpen,
      deletion,
      onConfirm: confirm,
      onClose: () => {
        isStopped.current = true;
        if (current.current?.phase !== 'deleting') setOpen(false);
      },
    },
    ask: useCallback(
      (users) => {
        if (current.current?.phase === 'deleting' || users.length === 0) return;
        show(planDeletion(users));
        setOpen(true);
      },
      [show],
    ),
  };
}
