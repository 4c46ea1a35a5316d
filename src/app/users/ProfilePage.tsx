import { useState } from 'react';
import { useParams } from 'react-router';
import { ProfileScreen, type ProfileState } from '../../components/users/ProfileScreen';
import { isSameUser, ownSecretsAccess } from '../../domain/users/profile-access';
import type { CurrentUser } from '../../domain/users/user';
import { useConsole } from '../../hooks/console/console-context';
import { useUser } from '../../hooks/users/useUser';
import { usersProfileMessages } from '../../messages/en/users-profile';
import { useMessages } from '../../messages/messages';
import { PageTitle } from '../PageTitle';
import { paths, userEditPath } from '../paths';
import { SecondFactorHost } from './SecondFactorHost';
import { useProfileForms } from './useProfileForms';

/** `/apps/user-management/users/edit/{email}`. */
export function ProfilePage({ user }: { user: CurrentUser }) {
  const { email = '' } = useParams();
  // Another user's page is another page: nothing that was typed goes along.
  return <Profile key={email.toLowerCase()} email={email} viewer={user} />;
}

function Profile({ email, viewer }: { email: string; viewer: CurrentUser }) {
  const t = useMessages(usersProfileMessages);
  const { client } = useConsole();
  const reading = useUser(email);
  const [dialog, setDialog] = useState<'setUp' | 'turnOff' | null>(null);
  const isOwn = isSameUser({ email }, viewer);
  const forms = useProfileForms(reading.status === 'ready' ? reading.data : null, isOwn);
  const isImpersonating = client.impersonationSessionId !== null;
  const access = ownSecretsAccess({ isOwn, isImpersonating });
  return (
    <PageTitle title={isOwn ? t('profileTitle') : t('profileOf', { email })}>
      <ProfileScreen
        email={email}
        isOwn={isOwn}
        state={stateOf(reading)}
        onRetry={reading.retry}
        isRetrying={reading.isRetrying}
        details={forms.details}
        password={{ ...forms.password, access }}
        secondFactor={{
          access,
          onSetUp: () => setDialog('setUp'),
          onTurnOff: () => setDialog('turnOff'),
        }}
        usersHref={paths.users}
        ownHref={userEditPath(viewer.email)}
      />
      {access.allowed && (
        <SecondFactorHost email={viewer.email} open={dialog} onClose={() => setDialog(null)} />
      )}
    </PageTitle>
  );
}

function stateOf(reading: ReturnType<typeof useUser>): ProfileState {
  switch (reading.status) {
    case 'error': {
      const { status, serverMessage } = reading.error;
      if (status === 404) return { status: 'notFound' };
      return { status: status === 403 ? 'forbidden' : 'error', text: serverMessage };
    }
    case 'ready':
      return { status: 'ready', user: reading.data, isStale: reading.refreshError !== null };
    default:
      return { status: 'loading' };
  }
}
