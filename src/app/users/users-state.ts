import type { UsersState } from '../../components/users/UsersTable';
import type { UserList } from '../../hooks/users/useUserList';

/** What the list has to show. */
export function usersStateOf(reading: UserList['reading']): UsersState {
  switch (reading.status) {
    case 'error':
      return { status: 'error', text: reading.error.serverMessage };
    case 'ready': {
      const { data: users, totalRecords, totalPages } = reading.data;
      return {
        status: 'ready',
        users,
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
