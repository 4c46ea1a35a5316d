import { getCustomerType } from '../../api/calls/customers';
import { getCurrentUser } from '../../api/calls/users';
import type { ApiClient } from '../../api/client';
import {
  type CurrentUser,
  isProfileIncomplete,
  toCurrentUser,
  type User,
} from '../../domain/users/user';

/** Result of requesting the user. */
export interface LoadedUser {
  readonly user: User;
  /** Whether the first-time profile page comes before the dashboard (specification §4). */
  readonly isProfileIncomplete: boolean;
  /**
   * Resolves with the user and their customer level.
   * @throws ApiError when the level cannot be read.
   */
  readonly complete: () => Promise<CurrentUser>;
}

/**
 * Loads the user with their roles and customer level, both calls at once. A new user may not have a
 * level yet, so the level is only required once the profile is complete.
 * @throws ApiError
 */
export async function loadUser(client: ApiClient, signal: AbortSignal): Promise<LoadedUser> {
  const customerType = getCustomerType(client, { signal });
  // Only callers that need the level get the failure.
  customerType.catch(() => {});
  const user = await getCurrentUser(client, { signal });
  return {
    user,
    isProfileIncomplete: isProfileIncomplete(user),
    complete: async () => toCurrentUser(user, await customerType),
  };
}
