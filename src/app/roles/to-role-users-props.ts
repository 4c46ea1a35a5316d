import type { RoleUsersProps, RoleUsersState } from '../../components/roles/RoleUsersCard';
import type { Reading } from '../../hooks/reads/useRead';
import type { RoleUsers } from '../../hooks/roles/useRoleUsers';

/** Why the last time of asking failed, whether or not something is there from before. */
export function failureOf(reading: Reading<unknown>) {
  switch (reading.status) {
    case 'loading':
      return null;
    case 'error':
      return reading.error;
    default:
      return reading.refreshError;
  }
}

/** What the users' card shows of a role's people. */
export function toRoleUsersProps(
  users: RoleUsers,
): Omit<RoleUsersProps, 'userHref' | 'onAddUsers' | 'onRevoke' | 'expectedRows'> {
  const { reading } = users;
  return {
    state: stateOf(reading),
    onRetry: reading.retry,
    isRetrying: reading.isRetrying,
    searchText: users.searchText,
    onSearchTextChange: users.setSearchText,
    isSearchTooShort: users.isSearchTooShort,
    isSearched: users.search !== '',
    position: users.position,
    onPositionChange: users.setPosition,
    selected: users.selected,
    onSelectionChange: users.setSelected,
  };
}

function stateOf(reading: RoleUsers['reading']): RoleUsersState {
  switch (reading.status) {
    case 'error':
      return { status: 'error', text: reading.error.serverMessage };
    case 'ready': {
      const { data: members, totalRecords, totalPages } = reading.data;
      return {
        status: 'ready',
        members,
        totalRecords,
        totalPages,
        isRefreshing: reading.isRetrying,
        isStale: reading.refreshError !== null && !reading.isPrevious,
      };
    }
    default:
      return { status: 'loading' };
  }
}
