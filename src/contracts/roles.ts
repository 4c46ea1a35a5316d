import type { ReactNode } from 'react';
import type { Access } from '../domain/access';
import type { Page, PagePosition } from '../domain/paging';
import type { Reading } from '../domain/reading';
import type { PermissionCategory, Role, RoleMember } from '../domain/roles/role';
import type { RoleAction, RoleChange, RoleRefusal } from '../domain/roles/role-actions';
import type { Candidates, RoleCandidate } from '../domain/roles/role-users';
import type { CurrentUser } from '../domain/users/user';
import type { UserRow } from '../domain/users/user-row';
import type { WriteProgress, WriteState } from '../domain/write-state';
import type { ListState } from './list';

/** What a new role is made of. */
export interface NewRole {
  /** Trimmed. */
  readonly name: string;
  /** Names of permissions: at least one, without duplicates. */
  readonly permissions: readonly string[];
}

/** Props of each of these dialogs. */
interface Closable {
  /** Called by Cancel, Escape and the close button. Close it here. */
  onClose: () => void;
}

/** Create Role, or Duplicate Role. */
export interface CreateRoleState extends WriteProgress, Closable {
  /** All permissions by category (specification §7.3). */
  catalogue: Reading<readonly PermissionCategory[]>;
  /** A role to copy, whose permissions are preselected. @default an empty form */
  copyOf?: Role | undefined;
  /** All roles, so that the suggested name of a copy is unique. @default none */
  roles?: readonly Role[] | undefined;
  /** Called with the validated values. */
  onCreate: (role: NewRole) => void;
}

/** Edit Role. */
export interface EditRoleState extends WriteProgress, Closable {
  /** The role on the server; changes are counted against it. */
  role: Role;
  /** All permissions by category (specification §7.3). */
  catalogue: Reading<readonly PermissionCategory[]>;
  /** The first page of the role's members; the dialog shows the total. */
  people: Reading<Page<RoleMember>>;
  /** The editor's first role and its permissions, for the warning. @default no warning warned */
  editor?: {
    /** Name of their first role. */
    readonly roleName: string;
    /** Names of the permissions of that role. */
    readonly allowedActions: readonly string[];
  } | null;
  /** Called with the names of all permissions of the edited role. */
  onUpdate: (permissions: readonly string[]) => void;
}

/** Compare Role. */
export interface CompareRolesState extends Closable {
  /** The role that is compared. */
  role: Role;
  /** All roles; the compared one is left out. */
  roles: readonly Role[];
}

/** The users affected by a change of a role, page by page. */
export interface AffectedPeopleState {
  /** The page that is shown. */
  people: Reading<Page<RoleMember>>;
  /** The number of members; null if unknown. */
  totalPeople: number | null;
  /** State of the list. */
  peoplePage: PagePosition;
  /** Called with the page that was chosen. */
  onPeoplePageChange: (page: PagePosition) => void;
}

/** Delete Role: confirm, in progress, deleted (specification §4, "Role deletion"). */
export interface DeleteRoleState extends AffectedPeopleState, Closable {
  /** The role. */
  role: Role;
  /** State of the deletion; `done` shows the server's message, or ours. */
  deletion: WriteState<{
    /** The server's message; '' for none. */
    readonly message: string;
  }>;
  /** Whether the viewer holds the role. @default false */
  isOwnRole?: boolean | undefined;
  /** Called when the deletion is confirmed, also after a failure. */
  onDelete: () => void;
}

/** The viewer: marked in lists, and warned before losing their own role. */
export type RoleAssigner = Pick<CurrentUser, 'email' | 'roleName'> &
  Partial<Pick<CurrentUser, 'allowedActions'>>;

/** Add Users To Role. */
export interface AddUsersModalProps extends WriteProgress, Closable {
  /** Who adds. @default nothing warned */
  giver?: RoleAssigner | null | undefined;
  /** Whether it is open (controlled). */
  isOpen: boolean;
  /** The role to assign. */
  role: Pick<Role, 'name'>;
  /** The candidates. */
  candidates: Reading<Candidates>;
  /** The search for candidates. */
  search: {
    /** Its text. */
    text: string;
    /** The text is too short to search with. */
    isTooShort: boolean;
    /** Called with each change of the text. */
    onTextChange: (text: string) => void;
  };
  /** The selected users, also of earlier searches; they stay visible. */
  chosen: readonly RoleCandidate[];
  /** Called when a user is selected or deselected. */
  onChoose: (user: RoleCandidate, isChosen: boolean) => void;
  /** How many of the selected users a failed attempt has added. @default 0 */
  addedCount?: number | undefined;
  /** Called by "Add Selected Users", with the e-mails of the selected users. */
  onAdd: (emails: readonly string[]) => void;
}

/** A user who is to lose a role. */
export interface RevokedUser {
  /** Their e-mail. */
  readonly email: string;
  /** Whether an earlier attempt that failed for others succeeded for this user. @default false */
  readonly isDone?: boolean | undefined;
}

/** Revoke User Role. */
export interface RevokeRoleModalProps extends WriteProgress, Closable {
  /** Whether it is open (controlled). */
  isOpen: boolean;
  /** The users who lose the role. */
  users: readonly RevokedUser[];
  /** The viewer's e-mail: they are warned if they are among the users. @default none */
  ownEmail?: string | undefined;
  /** Called by YES. */
  onConfirm: () => void;
}

/** A user who is to get a role. */
export type RoleReceiver = Pick<UserRow, 'email' | 'firstname' | 'lastname' | 'isSystem' | 'roles'>;

/** Give a user another role. */
export interface GiveRoleState extends WriteProgress, Closable {
  /** Who gives. @default nothing warned */
  giver?: RoleAssigner | null | undefined;
  /** Whether it is open (controlled). */
  isOpen: boolean;
  /** The user who gets the role. */
  user: RoleReceiver;
  /** All roles. */
  roles: Reading<readonly Role[]>;
  /** Called with the name of the role that was chosen. */
  onGive: (role: string) => void;
}

/** Assigning roles from a list or a page of users. */
export interface RoleGiving {
  /** Whether the viewer may assign roles, and why not. @default allowed */
  readonly access?: Access<RoleRefusal> | undefined;
  /** Why roles cannot be assigned now, as a sentence. @default enabled */
  readonly refusal?: string | undefined;
  /** Opens the dialog for one user. */
  readonly onOpen: (user: RoleReceiver) => void;
  /** The open dialog. */
  readonly dialog: GiveRoleState | null;
}

/** The open dialog of the roles. */
export type OpenRoleDialog =
  | ({ readonly kind: 'create' } & CreateRoleState)
  | ({ readonly kind: 'edit' } & EditRoleState)
  | ({ readonly kind: 'compare' } & CompareRolesState)
  | ({ readonly kind: 'delete' } & DeleteRoleState);

/**
 * Reads the members of one role for its card; called by each card while it renders. It may be a
 * hook, so that only visible cards request their members.
 */
export type UseRoleMembers = (
  role: string,
  options: { readonly isVisible: boolean },
) => Reading<Page<RoleMember>>;

/** Views the portal as a holder of a role, and whether the viewer may. */
export interface RoleViewing {
  /** Whether they may, and why not. */
  readonly access: Access<'noPermission'>;
  /** Called with the role. */
  readonly onStart: (role: Role) => void;
}

/** Editing the permissions of a role. */
export interface RoleEditing {
  /** Called by "Edit Permissions"; there is no button for system roles. */
  onEdit: (role: Role) => void;
  /** Whether the viewer may edit the role, and why not. @default allowed */
  access?: Access<RoleRefusal> | undefined;
}

/** Deletes a role. */
export interface RoleDeletion {
  /** Called by "Delete Role"; there is no button for system roles. */
  onDelete: (role: Role) => void;
  /** Whether the viewer may delete the role, and why not. @default allowed */
  access?: Access<RoleRefusal> | undefined;
}

/** Props of {@link RoleDetailScreen}. */
export interface RoleDetailScreenProps {
  /** The name of the role, if known before it has loaded. @default from the role */
  name?: string | undefined;
  /** The role; `empty` if it no longer exists. */
  role: Reading<Role>;
  /** The users of the role: rows, search, page and selection. */
  users: RoleUsersProps;
  /** Why roles cannot be changed, assigned or revoked now. @default enabled */
  changeRefusal?: string | undefined;
  /** Views the portal as a holder of the role, and whether the viewer may. @default not offered */
  viewAs?: RoleViewing | undefined;
  /** The open edit or delete dialog. @default none */
  dialog?: OpenRoleDialog | null | undefined;
  /** The open dialog that adds users. @default none */
  addUsers?: AddUsersModalProps | null | undefined;
  /** The open dialog that revokes the role. @default none */
  revoke?: RevokeRoleModalProps | null | undefined;
  /** Its activity, such as an `ActivityFeed`. @default none */
  activity?: ReactNode;
  /** Edits its permissions. */
  readonly editing: RoleEditing;
  /** Deletes it. */
  readonly deletion: RoleDeletion;
}

/** Props of the users' card of the role detail page. Keep the functions stable. */
export interface RoleUsersProps {
  /** The list. */
  readonly list: ListState<RoleMember>;
  /** Called by "Add Users To Role". */
  onAddUsers: () => void;
  /** Whether the viewer may assign and revoke this role, and why not. @default allowed */
  giveAccess?: Access<RoleRefusal> | undefined;
  /** Called with one user from a row's menu, or with all selected users. */
  onRevoke: (members: readonly RoleMember[]) => void;
  /** Why the role cannot be assigned or revoked now. @default enabled */
  changeRefusal?: string | undefined;
  /** The expected number of rows, for placeholders. @default 5 */
  expectedRows?: number | undefined;
  /** The present time in milliseconds since 1970, for "3 days ago". */
  now: number;
}

/** Props of {@link RolesScreen}. */
export interface RolesScreenProps {
  /** The roles, in the order in which they are shown. */
  roles: Reading<readonly Role[]>;
  /** Reads the members for a card; called by each card, may be a hook. Keep it stable. */
  useRoleMembers: UseRoleMembers;
  /** Called with the action chosen in a card's menu, except View Role. */
  onAction: (action: RoleAction, role: Role) => void;
  /** Called by the card that creates a role. */
  onCreate: () => void;
  /** Called by "View Role", with the members loaded by the card. @default no such entry */
  onView?: ((role: Role, people: readonly RoleMember[]) => void) | undefined;
  /** The total number of permissions: "18 of 80 permissions". @default not shown */
  permissionTotal?: number | undefined;
  /**
   * State of the list and the user's settings of it; the cards have its search.
   * @default uncontrolled, nothing is stored
   */
  list?: ListState<Role> | undefined;
  /** Cards or a list (controlled). @default uncontrolled, initially cards */
  view?: RolesView | undefined;
  /** Called with the selected view. @default none */
  onViewChange?: ((view: RolesView) => void) | undefined;
  /** Why roles cannot be changed now, as a sentence. @default enabled */
  changeRefusal?: string | undefined;
  /**
   * Whether the viewer may make a change, of one role or in general, and why not; keep the function
   * stable. @default allowed
   */
  changeAccess?: ((change: RoleChange, role: Role | null) => Access<RoleRefusal>) | undefined;
  /** The dialog that is open. @default none */
  dialog?: OpenRoleDialog | null | undefined;
}

/** How the roles are shown. */
export type RolesView = 'cards' | 'list';
