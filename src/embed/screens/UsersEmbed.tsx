import { UsersScreen } from '../../components/users/UsersScreen';
import { useUsersScreen } from '../../hooks/users/useUsersScreen';
import { fillHref } from '../href-template';
import { PORTAL_HREFS } from '../portal-hrefs';
import type { EmbedProps } from '../screen';

/** What `<plinth-users>` can be told beside what all can. */
export interface UsersProperties {
  /** Address of a user, with `{email}`. @default the portal's */
  userHref?: string | undefined;
}

/** Everybody who can sign in, with their roles. */
export function UsersEmbed({ userHref }: EmbedProps<UsersProperties>) {
  const screen = useUsersScreen({
    userHref: ({ email }) => fillHref(userHref ?? PORTAL_HREFS.user, { email }),
  });
  return <UsersScreen {...screen} />;
}
