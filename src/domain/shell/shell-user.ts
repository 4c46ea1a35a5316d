import type { CurrentUser } from '../users/user';

/** The user in the top bar; the session's user can be passed as it is. */
export type ShellUser = Pick<
  CurrentUser,
  'email' | 'firstname' | 'lastname' | 'username' | 'userAvatar' | 'roleName'
>;
