import { encodePercent } from '../../domain/text/percent';

/** Addresses of the users' pages (specification §2.2). */
export const usersPaths = {
  usersIndex: '/apps/user-management',
  users: '/apps/user-management/users',
  userEdit: '/apps/user-management/users/edit/:email',
} as const;

/** The profile and account settings of a user, whose e-mail may hold any character (§2.2). */
export function userEditPath(email: string): string {
  return usersPaths.userEdit.replace(':email', () => encodePercent(email));
}
