import { Suspense } from 'react';
import { useParams } from 'react-router';
import { PageSkeleton } from '../../components/shell/PageSkeleton';
import { lazyPart } from '../../components/ui/lazy-part';
import type { CurrentUser } from '../../domain/users/user';
import { isSameUser } from '../../domain/users/user-actions';
import { useIsImpersonating } from '../../hooks/impersonation/useImpersonation';
import { useConfig } from '../ConfigContext';
import { Profile } from './Profile';

const SignInProfile = lazyPart(async () => (await import('./SignInProfile')).SignInProfile);

/** `/apps/user-management/users/edit/{email}`. */
export function ProfilePage({ user }: { user: CurrentUser }) {
  const { email = '' } = useParams();
  const { devices, recoveryCodes, passkeys, trustedDevices } = useConfig().signIn;
  const isImpersonating = useIsImpersonating();
  const isOwn = isSameUser({ email }, user) && !isImpersonating;
  const hasMore = isOwn && (devices || recoveryCodes || passkeys || trustedDevices);
  // Another user's page is another page: nothing that was typed goes along.
  const key = email.toLowerCase();
  return hasMore ? (
    <Suspense fallback={<PageSkeleton />}>
      <SignInProfile key={key} email={email} viewer={user} />
    </Suspense>
  ) : (
    <Profile key={key} email={email} viewer={user} />
  );
}
