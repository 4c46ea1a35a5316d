import { useState } from 'react';
import type { WriteAnswer } from '../../api/calls/call';
import { deleteRole, type RoleInput } from '../../api/calls/roles';
import type { DeleteRoleState } from '../../contracts/roles';
import { AFFECTED_PAGE_SIZE, GUEST_ROLE, type Role } from '../../domain/roles/role';
import type { RoleEvent } from '../../domain/roles/role-dialogs';
import { useRefreshUser } from '../auth/useRefreshUser';
import { useViewer } from '../auth/useViewer';
import { roleKeys } from '../reads/keys';
import { useWrite, type Write } from '../writes/useWrite';
import { useAffectedMembers } from './useAffectedMembers';

/**
 * Deletes a role; its members become Guest (specification §4). Roles, users and the members of
 * Guest are refetched. Those of the deleted role only after a failure: after a success the request
 * would fail.
 */
export function useDeleteRole(): Write<RoleInput, WriteAnswer> {
  return useWrite(deleteRole, {
    stale: ({ role }, result) => [
      roleKeys.list,
      ['users'],
      roleKeys.members(GUEST_ROLE),
      ...(result === null ? [roleKeys.members(role)] : []),
    ],
  });
}

interface DeleteRoleOptions {
  /** The role that is deleted; null while the dialog is closed. */
  role: Role | null;
  onDone?: ((event: RoleEvent) => void) | undefined;
  onClose: () => void;
  /** Called when the success view is closed. */
  onDeleted: () => void;
}

const FIRST_PAGE = { pageNumber: 1, pageSize: AFFECTED_PAGE_SIZE };

/** Delete Role: confirm, in progress, deleted (specification §4). */
export function useDeleteRoleDialog({ role, onDone, onClose, onDeleted }: DeleteRoleOptions) {
  const viewer = useViewer();
  const refreshUser = useRefreshUser();
  const { state: deletion, run, reset } = useDeleteRole();
  const [page, setPage] = useState(FIRST_PAGE);
  const [isOwnRole, setOwnRole] = useState(false);
  const isDone = deletion.status === 'done';
  const options = { isEnabled: role !== null && !isDone };
  const name = role?.name ?? '';
  // The first page has the total while another one is loading.
  const first = useAffectedMembers(name, { ...page, pageNumber: 1 }, options);
  const people = useAffectedMembers(name, page, options);
  const state: DeleteRoleState | null = role && {
    role,
    deletion,
    isOwnRole,
    people,
    totalPeople: first.status === 'ready' ? first.data.totalRecords : null,
    peoplePage: page,
    onPeoplePageChange: setPage,
    async onDelete() {
      const outcome = await run({ role: role.name });
      if (outcome.status !== 'done') return;
      onDone?.({ kind: 'deleted', role: role.name, serverMessage: outcome.result.message });
      if (isOwnRole) void refreshUser();
    },
    onClose: isDone ? onDeleted : onClose,
  };
  return {
    state,
    /** Opens for a role. */
    begin(next: Role) {
      reset();
      setPage(FIRST_PAGE);
      // The current role: afterwards the user is Guest.
      setOwnRole(viewer?.roleName === next.name);
    },
  };
}
