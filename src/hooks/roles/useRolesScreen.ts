import { dataOr, type Reading } from '../../domain/reading';
import type { Role, RoleMember } from '../../domain/roles/role';
import type { RoleAction } from '../../domain/roles/role-actions';
import type { OpenRoleDialog, RoleEvent, UseRoleMembers } from '../../domain/roles/role-dialogs';
import { useViewer } from '../auth/useViewer';
import { useRoleCardMembers } from './useRoleCardMembers';
import { useRoleDialogs } from './useRoleDialogs';
import { useRoles } from './useRoles';

/** Options of {@link useRolesScreen}. */
export interface RolesScreenOptions {
  /**
   * Leads to a role; the people are those that its card knows. @default the menus have no "View Role"
   */
  readonly onView?: ((role: Role, people: readonly RoleMember[]) => void) | undefined;
  /** Why no role can be changed now, as a sentence. @default they can */
  readonly changeRefusal?: string | undefined;
  /** Told what was done, for a message to the user. @default nobody is told */
  readonly onDone?: ((event: RoleEvent) => void) | undefined;
}

/** What {@link useRolesScreen} returns: the props of `RolesScreen`. */
export interface RolesScreenModel {
  /** The roles, in the server's order. */
  readonly roles: Reading<readonly Role[]>;
  /** Reads the people of one card. */
  readonly useRoleMembers: UseRoleMembers;
  /** Does what a card's menu offers, except to lead to the role. */
  readonly onAction: (action: RoleAction, role: Role) => void;
  /** Opens the dialog of a new role. */
  readonly onCreate: () => void;
  /** Leads to a role. */
  readonly onView: ((role: Role, people: readonly RoleMember[]) => void) | undefined;
  /** Why no role can be changed now. */
  readonly changeRefusal: string | undefined;
  /** The dialog that is open. */
  readonly dialog: OpenRoleDialog | null;
}

const NONE: readonly Role[] = [];

/**
 * Everything that `RolesScreen` shows and does (specification §2.6, §2.8): the roles, the people of
 * the cards on screen, and the dialogs that create, edit, copy, compare and delete. No call is made
 * before a user is signed in.
 *
 * @example
 * const Roles = () => <RolesScreen {...useRolesScreen()} />;
 */
export function useRolesScreen(options: RolesScreenOptions = {}): RolesScreenModel {
  const { onView, changeRefusal, onDone } = options;
  const roles = useRoles({ isEnabled: useViewer() !== null });
  const { dialog, open } = useRoleDialogs({ roles: dataOr(roles, NONE), onDone });
  return {
    roles,
    useRoleMembers: useRoleCardMembers,
    onAction(action, role) {
      if (action !== 'view') open({ kind: action, role });
    },
    onCreate: () => open({ kind: 'create' }),
    onView,
    changeRefusal,
    dialog,
  };
}
