import { useMemo } from 'react';
import type { RoleDetailScreenProps } from '../../contracts/roles';
import { type Access, ALLOWED } from '../../domain/access';
import { dataOr, failureOfReading, type Reading } from '../../domain/reading';
import { canRevoke, type Role, type RoleMember } from '../../domain/roles/role';
import {
  canMakeRoleChange,
  type RoleChange,
  type RoleRefusal,
} from '../../domain/roles/role-actions';
import type { RoleEvent } from '../../domain/roles/role-dialogs';
import { ROLE_USERS_SEARCH_DELAY_MS, roleSearchOf } from '../../domain/roles/role-users';
import { canViewAs } from '../../domain/roles/viewed-role';
import { useViewer } from '../auth/useViewer';
import { type HeldQuery, type ListResult, useList } from '../reads/useList';
import { useNow } from '../timing/useNow';
import { roleUsersSource } from './role-queries';
import { useAddUsersDialog } from './useAddUsersDialog';
import { useRevokeRoleDialog } from './useRevokeRoleDialog';
import { useRoleDialogs } from './useRoleDialogs';
import { useRoles } from './useRoles';

/** The people of a role: search, order, page and selection (specification §2.7). */
export interface RoleUsers extends ListResult<RoleMember> {}

/** Options of {@link useRoleUsers}. */
export interface RoleUsersOptions extends HeldQuery {
  /** False delays the request. @default true */
  readonly isEnabled?: boolean | undefined;
}

/**
 * The hook of the users' card on the detail page. A search starts on the first page; a page that
 * becomes empty is replaced by the previous one; a selection is limited to its page and to
 * selectable users: those who have left the role meanwhile, or have become protected, are removed
 * from it (specification §5).
 */
export function useRoleUsers(role: string, options: RoleUsersOptions = {}): RoleUsers {
  return useList<RoleMember>({
    name: 'roleUsers',
    ...options,
    ...roleUsersSource(role),
    getRowKey: ({ email }) => email,
    canSelect: (member) => canRevoke({ name: role }, member).allowed,
    searchOf: roleSearchOf,
    searchDelayMs: ROLE_USERS_SEARCH_DELAY_MS,
  });
}

/** Options of {@link useRoleDetailScreen}. */
export interface RoleDetailScreenOptions extends HeldQuery {
  /** Name of the role. Use the name as `key` if it may change. */
  readonly name: string;
  /** The role as shown on the previous page, until it has loaded. @default none */
  readonly knownRole?: Role | undefined;
  /** The expected number of members, for placeholder rows. @default 5 */
  readonly expectedRows?: number | undefined;
  /** Why the role cannot be changed or assigned now, as a sentence. @default enabled */
  readonly changeRefusal?: string | undefined;
  /** Views the portal as a holder of the role, see {@link useViewAs}. @default not offered */
  readonly onViewAs?: ((role: Role) => void) | undefined;
  /** Called with what was done, for a message to the user. @default nothing */
  readonly onDone?: ((event: RoleEvent) => void) | undefined;
  /**
   * Called when the success view of a deletion is closed: the role no longer exists. @default the
   * dialog closes
   */
  readonly onDeleted?: (() => void) | undefined;
}

const NONE: readonly Role[] = [];

/**
 * Everything that `RoleDetailScreen` shows and does (specification §2.7): the role from the list of
 * roles, its members page by page, and the dialogs.
 *
 * @example
 * const Detail = ({ name }: { name: string }) => (
 *   <RoleDetailScreen {...useRoleDetailScreen({ name })} />
 * );
 */
export function useRoleDetailScreen(options: RoleDetailScreenOptions): RoleDetailScreenProps {
  const { name, knownRole, changeRefusal, onDone, onDeleted, expectedRows } = options;
  const { onViewAs } = options;
  const viewer = useViewer();
  const isEnabled = viewer !== null;
  const roles = useRoles({ isEnabled });
  const { query, onQueryChange } = options;
  const users = useRoleUsers(name, { query, onQueryChange, isEnabled });
  const now = useNow(60_000);
  const known = dataOr(roles, NONE);
  const { dialog, open } = useRoleDialogs({ roles: known, onDone, onDeleted });
  const subject = useMemo(() => ({ name }), [name]);
  const addUsers = useAddUsersDialog(subject, onDone);
  const revoke = useRevokeRoleDialog({ role: subject, rows: users.rows, onDone });

  const current = known.find((role) => role.name === name);
  const isListRead =
    (roles.status === 'ready' || roles.status === 'empty') && !roles.isRefreshing && !roles.isStale;
  const isGone = isListRead
    ? current === undefined
    : failureOfReading(users.rows)?.kind === 'notFound';

  return {
    name,
    role: roleNow(),
    users: {
      list: users,
      now,
      expectedRows,
      onAddUsers: addUsers.open,
      giveAccess: accessTo('give'),
      onRevoke: revoke.open,
    },
    editing: { access: accessTo('edit'), onEdit: (role) => open({ kind: 'edit', role }) },
    deletion: { access: accessTo('delete'), onDelete: (role) => open({ kind: 'delete', role }) },
    changeRefusal,
    // Not the data from the previous page, which may be outdated or incomplete.
    viewAs:
      viewer && current && onViewAs
        ? { access: canViewAs(viewer), onStart: () => onViewAs(current) }
        : undefined,
    dialog,
    addUsers: addUsers.addUsers,
    revoke: revoke.revoke,
  };

  function accessTo(change: RoleChange): Access<RoleRefusal> {
    return viewer ? canMakeRoleChange(viewer, change, current ?? null) : ALLOWED;
  }

  function roleNow(): Reading<Role> {
    // A deletion is announced by its dialog, which also navigates.
    if (isGone && dialog === null) return { status: 'empty', isStale: false };
    const data = current ?? knownRole ?? (dialog && 'role' in dialog ? dialog.role : undefined);
    if (data === undefined) return roles.status === 'failed' ? roles : { status: 'loading' };
    const failure = failureOfReading(roles);
    const isRefreshing = roles.status !== 'loading' && roles.isRefreshing === true;
    return { status: 'ready', data, isStale: failure !== undefined, failure, isRefreshing };
  }
}
