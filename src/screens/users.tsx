import { ProfileScreen } from '../components/users/ProfileScreen';
import { UsersScreen } from '../components/users/UsersScreen';
import { readNameOf } from '../domain/users/user';
import { USERS_LIST } from '../domain/users/users-list';
import { useViewer } from '../hooks/auth/useViewer';
import { type ProfileScreenOptions, useProfileScreen } from '../hooks/users/useProfileScreen';
import { usersQuery } from '../hooks/users/user-queries';
import { useUsersScreen } from '../hooks/users/useUsersScreen';
import { usersListMessages, usersProfileMessages } from '../messages/generated/en/users';
import { useMessages } from '../messages/messages';
import { row } from './row';
import { wired } from './wired';

export const users = row({
  useScreen: useUsersScreen,
  Component: UsersScreen,
  list: USERS_LIST,
  useTitle: () => useMessages(usersListMessages)('listTitle'),
  need: { permission: 'User.Read' },
  firstRead: ({ client, query }) => usersQuery(client, query),
});

/** Everybody who can sign in, with their roles. */
export const Users = wired(users);

/** The options of `useProfileScreen`. */
export interface ProfileProps extends Omit<ProfileScreenOptions, 'email'> {
  /** E-mail of the user. Use it as `key` if it may change. @default the signed-in user */
  readonly email?: string | undefined;
}

export const profile = row({
  useScreen({ email, ...options }: ProfileProps) {
    const own = useViewer()?.email ?? '';
    return useProfileScreen({ ...options, email: email ?? own });
  },
  Component: ProfileScreen,
  reading: ({ user }) => user,
  useTitle({ isOwn, user }, { email = '' }) {
    const t = useMessages(usersProfileMessages);
    return isOwn ? t('profileTitle') : t('profileOf', { name: readNameOf(user, email) });
  },
});

/** The profile of a user: names, roles, password and second factor. */
export const Profile = wired(profile);
