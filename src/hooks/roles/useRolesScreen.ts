import { useCallback } from 'react';
import type { RolesScreenProps } from '../../contracts/roles';
import { ALLOWED } from '../../domain/access';
import { dataOr } from '../../domain/reading';
import type { PermissionCategory, Role, RoleMember } from '../../domain/roles/role';
import { canMakeRoleChange } from '../../domain/roles/role-actions';
import type { RoleEvent } from '../../domain/roles/role-dialogs';
import { ROLES_LIST, rolesPage } from '../../domain/roles/roles-list';
import { useViewer } from '../auth/useViewer';
import type { HeldQuery } from '../reads/useList';
import { useWholeList } from '../reads/useWholeList';
import { usePermissionCatalogue } from './usePermissionCatalogue';
import { useRoleCardMembers } from './useRoleCardMembers';
import { useRoleDialogs } from './useRoleDialogs';
import { useRoles } from './useRoles';

/** Options of {@link useRolesScreen}: the state of the list, if controlled. */
export interface RolesScreenOptions extends HeldQuery {
  /** Opens a role, with the members loaded by its card. @default the menus have no "View Role" */
  readonly onView?: ((role: Role, people: readonly RoleMember[]) => void) | undefined;
  /** Why roles cannot be changed now, as a sentence. @default enabled */
  readonly changeRefusal?: string | undefined;
  /** Called with what was done, for a message to the user. @default nothing */
  readonly onDone?: ((event: RoleEvent) => void) | undefined;
}

const NONE: readonly Role[] = [];

/** A permission in two categories counts once. */
const countOf = (catalogue: readonly PermissionCategory[]) =>
  new Set(catalogue.flatMap(({ permissions }) => permissions.map(({ name }) => name))).size;

/**
 * Everything that `RolesScreen` shows and does (specification §2.6, §2.8): the roles, the members
 * of the visible cards, and the dialogs that create, edit, copy, compare and delete. No request is
 * sent before sign-in.
 *
 * @example
 * const Roles = () => <RolesScreen {...useRolesScreen()} />;
 */
export function useRolesScreen(options: RolesScreenOptions = {}): RolesScreenProps {
  const { onView, changeRefusal, onDone, query, onQueryChange } = options;
  const viewer = useViewer();
  const isEnabled = viewer !== null;
  const roles = useRoles({ isEnabled });
  const list = useWholeList({
    name: 'roles',
    all: roles,
    pageOf: rolesPage,
    start: ROLES_LIST.start,
    query,
    onQueryChange,
  });
  const catalogue = usePermissionCatalogue({ isEnabled });
  const { dialog, open } = useRoleDialogs({ roles: dataOr(roles, NONE), onDone });
  return {
    roles,
    list,
    useRoleMembers: useRoleCardMembers,
    onAction(action, role) {
      if (action !== 'view') open({ kind: action, role });
    },
    onCreate: () => open({ kind: 'create' }),
    onView,
    permissionTotal: catalogue.status === 'ready' ? countOf(catalogue.data) : undefined,
    changeRefusal,
    changeAccess: useCallback(
      (change, role) => (viewer ? canMakeRoleChange(viewer, change, role) : ALLOWED),
      [viewer],
    ),
    dialog,
  };
}
