import { ProfileScreen } from '../../components/users/ProfileScreen';
import type { ProfileEvent } from '../../domain/users/profile-access';
import { useCurrentUser } from '../../hooks/auth/useSession';
import { useProfileScreen } from '../../hooks/users/useProfileScreen';
import type { EmbedProps } from '../screen';
import { useTellUnshown } from '../useTellUnshown';

/** What `<plinth-profile>` can be told beside what all can. */
export interface ProfileProperties {
  /** Whose profile it is. @default the one who is signed in */
  email?: string | undefined;
  /** Address of the list of users. @default the portal's */
  usersHref?: string | undefined;
  /** Address of one's own profile. @default the portal's */
  ownHref?: string | undefined;
}

/** What `<plinth-profile>` tells beside what all do. */
export interface ProfileEvents {
  /** Something was done. */
  done: ProfileEvent;
}

/** The profile of a user: names, roles, password and second factor. */
export function ProfileEmbed({ email, emit }: EmbedProps<ProfileProperties, ProfileEvents>) {
  const own = useCurrentUser().email;
  const screen = useProfileScreen({
    email: email ?? own,
    onDone: (event) => void emit('done', event),
  });
  useTellUnshown(screen.user, emit);
  return <ProfileScreen {...screen} />;
}
