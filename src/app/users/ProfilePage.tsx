import { useState } from 'react';
import { useParams } from 'react-router';
import { ProfileScreen, type ProfileState } from '../../components/users/ProfileScreen';
import { ownSecretsAccess } from '../../domain/users/profile-access';
import { type CurrentUser, displayNameOf } from '../../domain/users/user';
import { canImpersonate, isSameUser } from '../../domain/users/user-actions';
import { useUser } from '../../hooks/users/useUser';
import { usersProfileMessages } from '../../messages/en/users-profile';
import { useMessages } from '../../messages/messages';
import { useImpersonate } from '../impersonation/impersonate-context';
import { useActionAccess } from '../impersonation/useActionAccess';
import { PageTitle } from '../PageTitle';
import { paths, userEditPath } from '../paths';
import { retryProps } from '../reading-props';
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
  const reading = useUser(email);
  const [dialog, setDialog] = useState<'setUp' | 'turnOff' | null>(null);
  const isOwn = isSameUser({ email }, viewer);
  const forms = useProfileForms(reading.status === 'ready' ? reading.data : null, isOwn);
  const mayPassword = useActionAccess('changePassword').allowed;
  const maySecondFactor = useActionAccess('changeTwoFactor').allowed;
  const passwordAccess = ownSecretsAccess({ isOwn, isImpersonating: !mayPassword });
  const secondFactorAccess = ownSecretsAccess({ isOwn, isImpersonating: !maySecondFactor });
  const impersonate = useImpersonate();
  return (
    <PageTitle title={isOwn ? t('profileTitle') : t('profileOf', { email })}>
      <ProfileScreen
        email={email}
        isOwn={isOwn}
        state={stateOf(reading)}
        {...retryProps(reading)}
        details={forms.details}
        password={{ ...forms.password, access: passwordAccess }}
        secondFactor={{
          access: secondFactorAccess,
          onSetUp: () => setDialog('setUp'),
          onTurnOff: () => setDialog('turnOff'),
        }}
        impersonation={
          impersonate &&
          !isOwn && {
            access: canImpersonate(viewer, { email }),
            onStart: () => impersonate(personOf(email, reading)),
          }
        }
        usersHref={paths.users}
        ownHref={userEditPath(viewer.email)}
      />
      {secondFactorAccess.allowed && (
        <SecondFactorHost email={viewer.email} open={dialog} onClose={() => setDialog(null)} />
      )}
    </PageTitle>
  );
}

function personOf(email: string, reading: ReturnType<typeof useUser>) {
  return reading.status === 'ready' ? { email, name: displayNameOf(reading.data) } : { email };
}

function stateOf(reading: ReturnType<typeof useUser>): ProfileState {
  switch (reading.status) {
    case 'failed': {
      const { kind, serverMessage = '' } = reading.failure;
      if (kind === 'notFound') return { status: 'notFound' };
      return { status: kind === 'forbidden' ? 'forbidden' : 'error', text: serverMessage };
    }
    case 'ready':
      return { status: 'ready', user: reading.data, isStale: reading.isStale };
    default:
      return { status: 'loading' };
  }
}
