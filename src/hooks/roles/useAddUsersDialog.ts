import { useCallback, useState } from 'react';
import type { AddUsersModalProps } from '../../contracts/roles';
import type { Role } from '../../domain/roles/role';
import type { RoleEvent } from '../../domain/roles/role-dialogs';
import { type RoleCandidate, withoutMembers } from '../../domain/roles/role-users';
import { isSameUser } from '../../domain/users/user-actions';
import { useRefreshUser } from '../auth/useRefreshUser';
import { useViewer } from '../auth/useViewer';
import { useAssignRole } from './useAssignRole';
import { useRoleCandidates } from './useRoleCandidates';

/** Finds users and adds them to a role (specification §2.8, §8). */
export function useAddUsersDialog(
  role: Pick<Role, 'name'>,
  onDone: ((event: RoleEvent) => void) | undefined,
): { readonly addUsers: AddUsersModalProps | null; readonly open: () => void } {
  const viewer = useViewer();
  const refreshUser = useRefreshUser();
  // Null before it was opened. It stays while it closes.
  const [isOpen, setOpen] = useState<boolean | null>(null);
  const { reset: resetCandidates, ...users } = useRoleCandidates(role.name, {
    isEnabled: isOpen === true,
  });
  const assign = useAssignRole(role.name);
  const [sent, setSent] = useState<readonly RoleCandidate[]>([]);
  const { candidates, chosen } = users;
  const addedCount =
    candidates.status === 'ready'
      ? sent.length - withoutMembers(sent, candidates.data.members).length
      : 0;

  async function onAdd(emails: readonly string[]): Promise<void> {
    setSent(chosen);
    const outcome = await assign.run({ emails });
    if (outcome.status !== 'done') return;
    setOpen(false);
    onDone?.({
      kind: 'given',
      role: role.name,
      emails,
      serverMessage: outcome.result.message,
    });
    if (viewer && chosen.some((user) => isSameUser(viewer, user))) void refreshUser();
  }

  const { reset } = assign;
  return {
    addUsers:
      isOpen === null
        ? null
        : {
            ...users,
            isOpen,
            role,
            giver: viewer,
            isPending: assign.isPending,
            failure: assign.failure,
            addedCount,
            onAdd: (emails) => void onAdd(emails),
            onClose: () => setOpen(false),
          },
    open: useCallback(() => {
      reset();
      setSent([]);
      resetCandidates();
      setOpen(true);
    }, [reset, resetCandidates]),
  };
}
