import type { Access } from '../access';
import type { Page, PagePosition } from '../paging';
import type { Reading } from '../reading';
import type { CurrentUser } from '../users/user';
import type { UserRow } from '../users/user-row';
import type { WriteProgress, WriteState } from '../write-state';
import type { PermissionCategory, Role, RoleMember } from './role';
import type { RoleRefusal } from './role-actions';
import type { Candidates, RoleCandidate } from './role-users';

/** Which dialog of a role to open, and for which role. */
export type RoleDialog =
  | { readonly kind: 'create' }
  | {
      readonly kind: 'edit' | 'duplicate' | 'compare' | 'delete';
      /** The role it is about. */
      readonly role: Role;
    };

/** What was done about roles, for the code that tells the user. */
export type RoleEvent =
  | {
      readonly kind: 'created' | 'updated' | 'deleted';
      /** Name of the role. */
      readonly role: string;
      /** What the server said; '' for nothing. */
      readonly serverMessage: string;
    }
  | {
      readonly kind: 'given' | 'revoked';
      /** Name of the role. */
      readonly role: string;
      /** Who has it now, or had it. */
      readonly emails: readonly string[];
      /** What the server said; '' for nothing. */
      readonly serverMessage: string;
    };

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
export interface AddUsersState extends WriteProgress, Closable {
  /** Who adds. @default nobody is warned */
  giver?: RoleAssigner | null | undefined;
  /** Whether it is open. You hold it. */
  isOpen: boolean;
  /** The role that they get. */
  role: Pick<Role, 'name'>;
  /** Who can be added. */
  candidates: Reading<Candidates>;
  /** The text of the search. */
  searchText: string;
  /** Called with each change of the text. */
  onSearchTextChange: (text: string) => void;
  /** The text is too short to search with. */
  isSearchTooShort: boolean;
  /** Who is chosen, also of earlier searches: they stay in sight. */
  chosen: readonly RoleCandidate[];
  /** Called when a user is chosen, or no longer. */
  onChoose: (user: RoleCandidate, isChosen: boolean) => void;
  /** How many of the chosen a failed try has added all the same. @default 0 */
  addedCount?: number | undefined;
  /** Called by "Add Selected Users". */
  onAdd: () => void;
}

/** A user who is to lose a role. */
export interface RevokedUser {
  /** Their e-mail. */
  readonly email: string;
  /** An earlier try that failed for others has done it for this one. @default false */
  readonly isDone?: boolean | undefined;
}

/** Revoke User Role. */
export interface RevokeRoleState extends WriteProgress, Closable {
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
