import { useState } from 'react';
import type { WriteAnswer } from '../../api/calls/call';
import {
  createRole,
  type RolePermissionsInput,
  updateRolePermissions,
} from '../../api/calls/roles';
import type { CreateRoleState, EditRoleState, OpenRoleDialog } from '../../contracts/roles';
import { AFFECTED_PAGE_SIZE, type Role } from '../../domain/roles/role';
import type { RoleDialog, RoleEvent } from '../../domain/roles/role-dialogs';
import { useRefreshUser } from '../auth/useRefreshUser';
import { useViewer } from '../auth/useViewer';
import { roleKeys } from '../reads/keys';
import { useWrite, type Write } from '../writes/useWrite';
import { useAffectedMembers } from './useAffectedMembers';
import { useDeleteRoleDialog } from './useDeleteRoleDialog';
import { usePermissionCatalogue } from './usePermissionCatalogue';

/**
 * Replaces the permissions of a role (specification §7.3). The list is refetched, also after a
 * failure (§8). If the role is the signed-in user's own, `useRefreshUser` updates their
 * permissions.
 */
export function useUpdateRolePermissions(): Write<RolePermissionsInput, WriteAnswer> {
  return useWrite(updateRolePermissions, { stale: () => [roleKeys.list] });
}

interface EditRoleOptions {
  /** The role that is edited; null while the dialog is closed. */
  role: Role | null;
  onDone?: ((event: RoleEvent) => void) | undefined;
  onClose: () => void;
}

const FIRST_PAGE = { pageNumber: 1, pageSize: AFFECTED_PAGE_SIZE };

/** Edit Role (specification §2.8). */
function useEditRoleDialog({ role, onDone, onClose }: EditRoleOptions) {
  const editor = useViewer();
  const refreshUser = useRefreshUser();
  const { isPending, failure, run, reset } = useUpdateRolePermissions();
  const isEnabled = role !== null;
  const catalogue = usePermissionCatalogue({ isEnabled });
  const people = useAffectedMembers(role?.name ?? '', FIRST_PAGE, { isEnabled });
  const state: EditRoleState | null = role && {
    role,
    catalogue,
    people,
    editor,
    isPending,
    failure,
    async onUpdate(permissions) {
      const outcome = await run({ role: role.name, permissions });
      if (outcome.status !== 'done') return;
      onClose();
      onDone?.({ kind: 'updated', role: role.name, serverMessage: outcome.result.message });
      // The viewer's own permissions have changed with it.
      if (editor?.roleName === role.name) void refreshUser();
    },
    onClose,
  };
  return { state, reset };
}

/**
 * Creates a role (specification §7.3). The list is refetched, also after a failure (§8), and so are
 * the members of an earlier role of that name.
 */
export function useCreateRole(): Write<RolePermissionsInput, WriteAnswer> {
  return useWrite(createRole, {
    stale: ({ role }) => [roleKeys.list, roleKeys.members(role)],
  });
}

interface CreateRoleOptions {
  isOpen: boolean;
  copyOf?: Role | undefined;
  roles: readonly Role[];
  onDone?: ((event: RoleEvent) => void) | undefined;
  onClose: () => void;
}

/** Create Role, or Duplicate Role when there is one to copy (specification §2.8). */
function useCreateRoleDialog(options: CreateRoleOptions) {
  const { isOpen, copyOf, roles, onDone, onClose } = options;
  const { isPending, failure, run, reset } = useCreateRole();
  const catalogue = usePermissionCatalogue({ isEnabled: isOpen });
  const state: CreateRoleState = {
    catalogue,
    copyOf,
    roles,
    isPending,
    failure,
    async onCreate({ name, permissions }) {
      const outcome = await run({ role: name, permissions });
      if (outcome.status !== 'done') return;
      onClose();
      onDone?.({ kind: 'created', role: name, serverMessage: outcome.result.message });
    },
    onClose,
  };
  return { state, reset };
}

interface RoleDialogsOptions {
  /** The current list, so that the dialogs stay consistent after a refusal. */
  roles: readonly Role[];
  /** Called with what was done. */
  onDone?: ((event: RoleEvent) => void) | undefined;
  /** Called when the success view of a deletion is closed. @default the dialog closes */
  onDeleted?: (() => void) | undefined;
}

/** The dialogs of roles: create, duplicate, edit, compare, delete (specification §2.8). */
export function useRoleDialogs({ roles, onDone, onDeleted }: RoleDialogsOptions): {
  readonly dialog: OpenRoleDialog | null;
  readonly open: (dialog: RoleDialog) => void;
} {
  const [asked, setAsked] = useState<RoleDialog | null>(null);
  const onClose = () => setAsked(null);
  const given = asked && 'role' in asked ? asked.role : null;
  const role = given && (roles.find(({ name }) => name === given.name) ?? given);
  const roleFor = (kind: RoleDialog['kind']) => (asked?.kind === kind ? role : null);
  const copyOf = roleFor('duplicate') ?? undefined;
  const isOpen = asked?.kind === 'create' || copyOf !== undefined;
  const create = useCreateRoleDialog({ isOpen, copyOf, roles, onDone, onClose });
  const edit = useEditRoleDialog({ role: roleFor('edit'), onDone, onClose });
  const deletion = useDeleteRoleDialog({
    role: roleFor('delete'),
    onDone,
    onClose,
    onDeleted: onDeleted ?? onClose,
  });

  return {
    dialog: openDialog(),
    open(next) {
      if (next.kind === 'create' || next.kind === 'duplicate') create.reset();
      if (next.kind === 'edit') edit.reset();
      if (next.kind === 'delete') deletion.begin(next.role);
      setAsked(next);
    },
  };

  function openDialog(): OpenRoleDialog | null {
    if (isOpen) return { kind: 'create', ...create.state };
    if (edit.state) return { kind: 'edit', ...edit.state };
    if (deletion.state) return { kind: 'delete', ...deletion.state };
    return role ? { kind: 'compare', role, roles, onClose } : null;
  }
}
