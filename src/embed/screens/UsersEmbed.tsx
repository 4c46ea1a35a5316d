import { UsersScreen } from '../../components/users/UsersScreen';
import { useUsersScreen } from '../../hooks/users/useUsersScreen';

/** What `<plinth-users>` can be told beside what all can. */
export interface UsersProperties {
  /** Address of a user, with `{email}`. @default the portal's */
  userHref?: string | undefined;
}

/** Everybody who can sign in, with their roles. */
export function UsersEmbed() {
  const screen = useUsersScreen();
  return <UsersScreen {...screen} />;
}
