import { useCallback, useState } from 'react';
import type { AddUsersModalProps } from '../../contracts/roles';
import type { Reading } from '../../domain/reading';
import {
  ADD_USERS_SEARCH_DELAY_MS,
  type Candidates,
  type RoleCandidate,
  roleSearchOf,
  withoutMembers,
} from '../../domain/roles/role-users';
import { roleKeys } from '../reads/keys';
import { useRead } from '../reads/useRead';
import { useDebouncedValue } from '../timing/useDebouncedValue';
import { collectCandidates } from './collect-candidates';

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
