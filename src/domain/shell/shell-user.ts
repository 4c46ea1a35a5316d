import type { CurrentUser } from '../users/user';

/** Who is signed in, as the top bar shows them: the user of the session is one. */
export type ShellUser = Pick<
  CurrentUser,
  'email' | 'firstname' | 'lastname' | 'username' | 'userAvatar' | 'roleName'
>;
