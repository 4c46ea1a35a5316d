import { useParams } from 'react-router';
import { ProfileScreen } from '../../components/users/ProfileScreen';
import { type CurrentUser, readNameOf } from '../../domain/users/user';
import { useProfileScreen } from '../../hooks/users/useProfileScreen';
import { usersProfileMessages } from '../../messages/generated/en/users';
import { useMessages } from '../../messages/messages';
import { RecordActivity } from '../activity/RecordActivity';
import { useImpersonate } from '../impersonation/impersonate-context';
import { useActionAccess } from '../impersonation/useActionAccess';
import { PageTitle } from '../PageTitle';
import { paths, userEditPath } from '../paths';
import { useUnsavedChanges } from '../unsaved/unsaved-context';
import { useProfileAlerts } from './useProfileAlerts';
import { useRoleGiving } from './useRoleGiving';

/** `/apps/user-management/users/edit/{email}`. */
export function ProfilePage({ user }: { user: CurrentUser }) {
  const { email = '' } = useParams();
  // Another user's page is another page: nothing that was typed goes along.
  return <Profile key={email.toLowerCase()} email={email} viewer={user} />;
}

function Profile({ email, viewer }: { email: string; viewer: CurrentUser }) {
  const t = useMessages(usersProfileMessages);
  const { hasUnsavedChanges, ...screen } = useProfileScreen({
    email,
    usersHref: paths.users,
    ownHref: userEditPath(viewer.email),
    canChangePassword: useActionAccess('changePassword').allowed,
    canChangeSecondFactor: useActionAccess('changeTwoFactor').allowed,
    onImpersonate: useImpersonate(),
    roleGiving: useRoleGiving(viewer),
    onDone: useProfileAlerts(),
  });
  useUnsavedChanges(hasUnsavedChanges);
  const { isOwn } = screen;
  const name = readNameOf(screen.user, email);
  return (
    <PageTitle title={isOwn ? t('profileTitle') : t('profileOf', { name })}>
      <ProfileScreen {...screen} activity={<RecordActivity type="user" id={email} />} />
    </PageTitle>
  );
}
