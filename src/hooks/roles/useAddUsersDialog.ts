import { useCallback, useState } from 'react';
import { listRoleMembers } from '../../api/calls/roles';
import { listUsers } from '../../api/calls/users';
import type { ApiClient } from '../../api/client';
import type { AddUsersModalProps } from '../../contracts/roles';
import { PAGE_SIZES } from '../../domain/paging';
import type { Reading } from '../../domain/reading';
import type { Role } from '../../domain/roles/role';
import type { RoleEvent } from '../../domain/roles/role-dialogs';
import {
  ADD_USERS_PAGES,
  ADD_USERS_SEARCH_DELAY_MS,
  ADD_USERS_SHOWN,
  type Candidates,
  candidatesOf,
  memberKeys,
  type RoleCandidate,
  roleSearchOf,
  withoutMembers,
} from '../../domain/roles/role-users';
import { isSameUser } from '../../domain/users/user-actions';
import type { UserRow } from '../../domain/users/user-row';
import { useRefreshUser } from '../auth/useRefreshUser';
import { useViewer } from '../auth/useViewer';
import { collectPages } from '../reads/collect-pages';
import { roleKeys } from '../reads/keys';
import { useRead } from '../reads/useRead';
import { useDebouncedValue } from '../timing/useDebouncedValue';
import { useAssignRole } from './useAssignRole';

const MEMBERS_PAGE_SIZE = Math.max(...PAGE_SIZES);

/**
 * The users who can be added to a role, up to 50: members and system users are left out, and
 * further pages are read while the list is not full (contract §4.16). The members of the role are
 * read with the same search, as the list of all users need not contain roles. Only the first 500
 * members are read; assigning the role again to others changes nothing.
 */
export async function collectCandidates(
  client: ApiClient,
  { role, search: searchString }: { readonly role: string; readonly search: string },
  options: { readonly signal: AbortSignal },
): Promise<Candidates> {
  const { rows: people } = await collectPages(
    (query) => listRoleMembers(client, { role, searchString, ...query }, options),
    { pageSize: MEMBERS_PAGE_SIZE, mostPages: ADD_USERS_PAGES },
  );
  const members = memberKeys(people);
  const of = (users: readonly UserRow[]) => candidatesOf({ name: role }, users, members);
  const { rows, hasMore } = await collectPages(
    (query) => listUsers(client, { searchString, ...query }, options),
    {
      pageSize: ADD_USERS_SHOWN,
      mostPages: ADD_USERS_PAGES,
      isEnough: (users: readonly UserRow[]) => of(users).length >= ADD_USERS_SHOWN,
    },
  );
  const users = of(rows);
  return {
    users: users.slice(0, ADD_USERS_SHOWN),
    members,
    hasMore: hasMore || users.length > ADD_USERS_SHOWN,
  };
}

/** Who can be given a role: search and selection (specification §2.8, Add Users). */
export interface RoleCandidates {
  /** The loaded list; the previous one stays until the next has loaded. */
  readonly candidates: Reading<Candidates>;
  /** The search; a text that is too short is not sent. */
  readonly search: AddUsersModalProps['search'];
  /** The selected users, also of earlier searches; never a known member of the role. */
  readonly chosen: readonly RoleCandidate[];
  /** Selects or deselects a user. */
  readonly onChoose: (user: RoleCandidate, isChosen: boolean) => void;
  /** Clears search and selection, for a dialog that opens again. */
  readonly reset: () => void;
}

/**
 * State of the "Add Users" dialog.
 * @param options - `isEnabled` false sends no request: the dialog is closed
 */
export function useRoleCandidates(
  role: string,
  { isEnabled = true }: { readonly isEnabled?: boolean } = {},
): RoleCandidates {
  const [searchText, setSearchText] = useState('');
  const [search, setSearch] = useState('');
  const [picked, setPicked] = useState<readonly RoleCandidate[]>([]);
  const roleSearch = roleSearchOf(useDebouncedValue(searchText, ADD_USERS_SEARCH_DELAY_MS));
  if (roleSearch !== null && roleSearch !== search) setSearch(roleSearch);

  const reading = useRead({
    key: roleKeys.candidates(role, search),
    isEnabled,
    keepsPrevious: true,
    isEmpty: () => false,
    read: (client, options) => collectCandidates(client, { role, search }, options),
  });
  const chosen = reading.status === 'ready' ? withoutMembers(picked, reading.data.members) : picked;

  return {
    candidates: reading,
    search: {
      text: searchText,
      isTooShort: roleSearchOf(searchText) === null,
      onTextChange: setSearchText,
    },
    chosen,
    onChoose(user, isChosen) {
      const others = chosen.filter(({ email }) => email !== user.email);
      setPicked(isChosen ? [...others, user] : others);
    },
    reset: useCallback(() => {
      setSearchText('');
      setSearch('');
      setPicked([]);
    }, []),
  };
}

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
