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
  /** Without the blanks around it. */
  readonly name: string;
  /** Names of permissions, each once, one at least. */
  readonly permissions: readonly string[];
}

/** What each of these dialogs can do. */
interface Closable {
  /** Called by Cancel, Escape and the button in its corner. Close it here. */
  onClose: () => void;
}

/** Create Role, or Duplicate Role. */
export interface CreateRoleState extends WriteProgress, Closable {
  /** All permissions by category (specification §7.3). */
  catalogue: Reading<readonly PermissionCategory[]>;
  /** A role to begin with, whose permissions are selected. @default an empty form */
  copyOf?: Role | undefined;
  /** All roles there are, so that the name proposed for a copy is free. @default none */
  roles?: readonly Role[] | undefined;
  /** Called with the checked values. */
  onCreate: (role: NewRole) => void;
}

/** Edit Role. */
export interface EditRoleState extends WriteProgress, Closable {
  /** The role as the server has it now; what is changed is counted from here. */
  role: Role;
  /** All permissions by category (specification §7.3). */
  catalogue: Reading<readonly PermissionCategory[]>;
  /** The first page of the people who hold the role: the dialog says how many there are. */
  people: Reading<Page<RoleMember>>;
  /** Who edits: their first role and what it allows, for the warning. @default nobody is warned */
  editor?: {
    /** Name of their first role. */
    readonly roleName: string;
    /** Names of the permissions of that role. */
    readonly allowedActions: readonly string[];
  } | null;
  /** Called with the names of all permissions that the role shall have. */
  onUpdate: (permissions: readonly string[]) => void;
}

/** Compare Role. */
export interface CompareRolesState extends Closable {
  /** The role that is compared. */
  role: Role;
  /** All roles; the one that is compared is left out. */
  roles: readonly Role[];
}

/** The users whom a change of a role affects, page by page. */
export interface AffectedPeopleState {
  /** The page that is shown. */
  people: Reading<Page<RoleMember>>;
  /** How many people there are; null when nobody knows. */
  totalPeople: number | null;
  /** Where the list is. */
  peoplePage: PagePosition;
  /** Called with the page that was chosen. */
  onPeoplePageChange: (page: PagePosition) => void;
}

/** Delete Role: confirm, in progress, deleted (specification §4, "Role deletion"). */
export interface DeleteRoleState extends AffectedPeopleState, Closable {
  /** The role. */
  role: Role;
  /** How the deletion stands; `done` shows what the server said, or a sentence of ours. */
  deletion: WriteState<{
    /** What the server said; '' for nothing. */
    readonly message: string;
  }>;
  /** Whether the person who deletes holds the role. @default false */
  isOwnRole?: boolean | undefined;
  /** Called when the deletion is confirmed, also after a failure. */
  onDelete: () => void;
}

/** Who gives roles: they are marked, and warned before they lose their own. */
export type RoleAssigner = Pick<CurrentUser, 'email' | 'roleName'> &
  Partial<Pick<CurrentUser, 'allowedActions'>>;

/** Add Users To Role. */
export interface AddUsersModalProps extends WriteProgress, Closable {
  /** Who adds. @default nobody is warned */
  giver?: RoleAssigner | null | undefined;
  /** Whether it is open. You hold it. */
  isOpen: boolean;
  /** The role that they get. */
  role: Pick<Role, 'name'>;
  /** Who can be added. */
  candidates: Reading<Candidates>;
  /** The search for them. */
  search: {
    /** Its text. */
    text: string;
    /** The text is too short to search with. */
    isTooShort: boolean;
    /** Called with each change of the text. */
    onTextChange: (text: string) => void;
  };
  /** Who is chosen, also of earlier searches: they stay in sight. */
  chosen: readonly RoleCandidate[];
  /** Called when a user is chosen, or no longer. */
  onChoose: (user: RoleCandidate, isChosen: boolean) => void;
  /** How many of the chosen a failed try has added all the same. @default 0 */
  addedCount?: number | undefined;
  /** Called by "Add Selected Users", with the e-mails of who is chosen. */
  onAdd: (emails: readonly string[]) => void;
}

/** A user who is to lose a role. */
export interface RevokedUser {
  /** Their e-mail. */
  readonly email: string;
  /** An earlier try that failed for others has done it for this one. @default false */
  readonly isDone?: boolean | undefined;
}

/** Revoke User Role. */
export interface RevokeRoleModalProps extends WriteProgress, Closable {
  /** Whether it is open. You hold it. */
  isOpen: boolean;
  /** Who loses the role. */
  users: readonly RevokedUser[];
  /** The reader's own e-mail: when it is among them they are warned. @default none */
  ownEmail?: string | undefined;
  /** Called by YES. */
  onConfirm: () => void;
}

/** A user who is to get a role. */
export type RoleReceiver = Pick<UserRow, 'email' | 'firstname' | 'lastname' | 'isSystem' | 'roles'>;

/** Give a user another role. */
export interface GiveRoleState extends WriteProgress, Closable {
  /** Who gives. @default nobody is warned */
  giver?: RoleAssigner | null | undefined;
  /** Whether it is open. You hold it. */
  isOpen: boolean;
  /** Who gets it. */
  user: RoleReceiver;
  /** All roles there are. */
  roles: Reading<readonly Role[]>;
  /** Called with the name of the role that was chosen. */
  onGive: (role: string) => void;
}

/** What a list or a page of users needs to give them roles. */
export interface RoleGiving {
  /** Whether the viewer may give roles, and why not. @default they may */
  readonly access?: Access<RoleRefusal> | undefined;
  /** Why no role can be given now, as a sentence. @default it can */
  readonly refusal?: string | undefined;
  /** Opens the dialog for one user. */
  readonly onOpen: (user: RoleReceiver) => void;
  /** The dialog, once it was opened. */
  readonly dialog: GiveRoleState | null;
}

/** The dialog of roles that is open. */
export type OpenRoleDialog =
  | ({ readonly kind: 'create' } & CreateRoleState)
  | ({ readonly kind: 'edit' } & EditRoleState)
  | ({ readonly kind: 'compare' } & CompareRolesState)
  | ({ readonly kind: 'delete' } & DeleteRoleState);

/**
 * What reads the people of one role for its card, called by each card while it is drawn. It may be a
 * hook: so cards ask for themselves, and only those that are on screen do.
 */
export type UseRoleMembers = (
  role: string,
  options: { readonly isVisible: boolean },
) => Reading<Page<RoleMember>>;

/** Looks at the portal as a holder of a role, and whether the viewer may. */
export interface RoleViewing {
  /** Whether they may, and why not. */
  readonly access: Access<'noPermission'>;
  /** Called with the role. */
  readonly onStart: (role: Role) => void;
}

/** Changes what a role allows. */
export interface RoleEditing {
  /** Called by "Edit Permissions"; there is no button for system roles. */
  onEdit: (role: Role) => void;
  /** Whether the viewer may edit the role, and why not. @default they may */
  access?: Access<RoleRefusal> | undefined;
}

/** Deletes a role. */
export interface RoleDeletion {
  /** Called by "Delete Role"; there is no button for system roles. */
  onDelete: (role: Role) => void;
  /** Whether the viewer may delete the role, and why not. @default they may */
  access?: Access<RoleRefusal> | undefined;
}

/** Props of {@link RoleDetailScreen}. */
export interface RoleDetailScreenProps {
  /** What the role is called, known before the role is read. @default what the role says */
  name?: string | undefined;
  /** The role; `empty` when there is none of that name any more. */
  role: Reading<Role>;
  /** The users of the role: rows, search, page and selection. */
  users: RoleUsersProps;
  /** Why no role can be changed, given or taken now. @default they can */
  changeRefusal?: string | undefined;
  /** Looks at the portal as a holder of the role, and whether the viewer may. @default not offered */
  viewAs?: RoleViewing | undefined;
  /** The dialog that edits or deletes, when it is open. @default none */
  dialog?: OpenRoleDialog | null | undefined;
  /** The dialog that adds users, once it was opened. @default none */
  addUsers?: AddUsersModalProps | null | undefined;
  /** The dialog that revokes, once it was opened. @default none */
  revoke?: RevokeRoleModalProps | null | undefined;
  /** Who did what with it, such as an `ActivityFeed`. @default nothing */
  activity?: ReactNode;
  /** Changes what it allows. */
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
  /** Whether the viewer may give and take this role, and why not. @default they may */
  giveAccess?: Access<RoleRefusal> | undefined;
  /** Called with one person of a row's menu, or with all that are selected. */
  onRevoke: (members: readonly RoleMember[]) => void;
  /** Why the role can be given to nobody and taken from nobody now. @default it can */
  changeRefusal?: string | undefined;
  /** How many rows to expect: as many outlines show. @default 5 */
  expectedRows?: number | undefined;
  /** The present time in milliseconds since 1970, for "3 days ago". */
  now: number;
}

/** Props of {@link RolesScreen}. */
export interface RolesScreenProps {
  /** The roles, in the order in which they are shown. */
  roles: Reading<readonly Role[]>;
  /** What reads the people of a card, called by each card; it may be a hook. Keep it the same. */
  useRoleMembers: UseRoleMembers;
  /** Called with what was chosen in a card's menu, except to view the role. */
  onAction: (action: RoleAction, role: Role) => void;
  /** Called by the card that begins a new role. */
  onCreate: () => void;
  /**
   * Called by "View Role", with the people that the card knows. @default none, and no such entry
   */
  onView?: ((role: Role, people: readonly RoleMember[]) => void) | undefined;
  /** How many permissions there are to give: "18 of 80 permissions". @default not said */
  permissionTotal?: number | undefined;
  /**
   * Search, order and page of the list, and how its user likes it; the cards have its search.
   * @default the screen holds it, and remembers nothing
   */
  list?: ListState<Role> | undefined;
  /** Cards, or a list for many, when you hold it. @default the screen holds it, cards at first */
  view?: RolesView | undefined;
  /** Called with the view that was chosen. @default nothing */
  onViewChange?: ((view: RolesView) => void) | undefined;
  /** Why no role can be changed now, as a sentence. @default they can */
  changeRefusal?: string | undefined;
  /**
   * Whether the viewer may make a change, of a role or of none in particular, and why not; keep the
   * function the same. @default they may
   */
  changeAccess?: ((change: RoleChange, role: Role | null) => Access<RoleRefusal>) | undefined;
  /** The dialog that is open. @default none */
  dialog?: OpenRoleDialog | null | undefined;
}

/** How the roles are shown. */
export type RolesView = 'cards' | 'list';
