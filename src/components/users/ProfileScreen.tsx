import { Suspense } from 'react';
import type { ProfileScreenProps, ProfileUser } from '../../contracts/users';
import { isSignedOutOf, type Reading } from '../../domain/reading';
import { displayNameOf, readNameOf } from '../../domain/users/user';
import { usersProfileMessages, usersSharedMessages } from '../../messages/generated/en/users';
import { useMessages } from '../../messages/messages';
import { layered } from '../../theme/layered';
import { styled } from '../../theme/styled';
import { Button } from '../ui/Button';
import { Card } from '../ui/Card';
import { EmptyState } from '../ui/EmptyState';
import { FailedState } from '../ui/FailedState';
import { FailureReason } from '../ui/FailureReason';
import { UserIcon } from '../ui/icons';
import { Link } from '../ui/Link';
import { useBackLink, useLinks } from '../ui/LinksProvider';
import { lazyPart } from '../ui/lazy-part';
import { Screen } from '../ui/Screen';
import { SectionIndex } from '../ui/SectionIndex';
import { Skeleton } from '../ui/Skeleton';
import { StaleBanner } from '../ui/StaleBanner';
import { useRefusal } from '../ui/useRefusal';
import { VisuallyHidden } from '../ui/VisuallyHidden';
import { ChangePasswordForm } from './ChangePasswordForm';
import { ProfileDetailsForm } from './ProfileDetailsForm';
import { ProfileFacts } from './ProfileFacts';
import { ProfileIdentity } from './ProfileIdentity';
import { ProfileSection } from './ProfileSection';
import { SecondFactor } from './SecondFactor';

const Frame = styled('div')(
  layered(`
  display: grid;
  gap: var(--plinth-space-6);
  & > div:first-of-type { display: flex; align-items: center; gap: var(--plinth-space-4); }
  & [data-slot='card'] { display: grid; gap: var(--plinth-space-5); }
  `),
);

const CARDS = ['details', 'password', 'second factor'] as const;

/** Placeholder of the profile. */
function ProfileSkeleton({ label }: { label: string }) {
  return (
    <>
      <VisuallyHidden role="status">{label}</VisuallyHidden>
      <Frame aria-hidden>
        <div>
          <Skeleton shape="circle" width={64} height={64} />
          <Skeleton width={180} height={20} />
        </div>
        {CARDS.map((card) => (
          <Card key={card}>
            <Skeleton width="30%" height={16} />
            <Skeleton shape="block" height={36} />
            <Skeleton shape="block" height={36} />
          </Card>
        ))}
      </Frame>
    </>
  );
}

/** Dialogs, loaded on first open. */
const TwoFactorSetupModal = lazyPart(
  async () => (await import('./TwoFactorSetupModal')).TwoFactorSetupModal,
);
const TwoFactorDisableDialog = lazyPart(
  async () => (await import('./TwoFactorDisableDialog')).TwoFactorDisableDialog,
);

const GiveRoleModal = lazyPart(async () => (await import('./GiveRoleModal')).GiveRoleModal);

const AccountDialog = lazyPart(async () => (await import('./AccountDialog')).AccountDialog);

/**
 * Profile and account settings of the viewer or another user (specification §2.2).
 *
 * @example
 * <ProfileScreen {...useProfileScreen({ email })} />
 */
export function ProfileScreen(props: ProfileScreenProps) {
  const usersHref = useBackLink('users');
  const { email, isOwn, user, impersonation, secondFactor, roleGiving, account } = props;
  const { setUp, turnOff } = secondFactor;
  const t = useMessages(usersProfileMessages);
  const tShared = useMessages(usersSharedMessages);
  const refusal = useRefusal();
  return (
    <Screen
      data-slot="profile-screen"
      reading={isSignedOutOf(user) ? user : undefined}
      isBusy={user.status === 'loading'}
      title={isOwn ? t('profileTitle') : t('profileOf', { name: readNameOf(user, email) })}
      actions={
        !isOwn &&
        impersonation &&
        user.status === 'ready' && (
          <Button
            isDisabled={!impersonation.access.allowed}
            {...refusal(
              impersonation.access,
              tShared(
                impersonation.access.reason === 'beyondOwnRights'
                  ? 'impersonateBeyond'
                  : 'impersonateNoPermission',
              ),
            )}
            onPress={impersonation.onStart}
          >
            {tShared('impersonateUser')}
          </Button>
        )
      }
      back={!isOwn && usersHref && <Link href={usersHref}>{t('profileToUsers')}</Link>}
    >
      {user.status === 'loading' && <ProfileSkeleton label={t('profileLoading')} />}
      {user.status === 'failed' && <NoProfile {...props} user={user} />}
      {user.status === 'ready' && (
        <>
          <StaleBanner reading={user} text={t('profileStale')} />
          <SectionIndex label={t('profileSections')}>
            <ProfileSections {...props} user={user.data} />
          </SectionIndex>
        </>
      )}
      <Suspense fallback={null}>
        {setUp && <TwoFactorSetupModal {...setUp} />}
        {turnOff && <TwoFactorDisableDialog {...turnOff} />}
        {roleGiving?.dialog && <GiveRoleModal {...roleGiving.dialog} />}
        {account?.dialog && <AccountDialog {...account.dialog} />}
      </Suspense>
    </Screen>
  );
}

type FailedUser = Extract<Reading<ProfileUser>, { status: 'failed' }>;

/** Why the profile cannot be shown. */
function NoProfile({ email, user }: ProfileScreenProps & { user: FailedUser }) {
  const { ownProfile: ownHref } = useLinks();
  const t = useMessages(usersProfileMessages);
  const { failure, isRefreshing } = user;
  if (failure.kind === 'notFound') {
    return (
      <EmptyState
        icon={<UserIcon />}
        title={t('profileNotFound')}
        text={t('profileNotFoundText', { email })}
      />
    );
  }
  if (failure.kind === 'forbidden') {
    return (
      <EmptyState
        icon={<UserIcon />}
        title={t('profileForbidden')}
        text={<FailureReason failure={failure} fallback={t('profileForbiddenText', { email })} />}
        actions={<Link href={ownHref}>{t('profileToOwn')}</Link>}
      />
    );
  }
  return (
    <FailedState failure={failure} fallback={t('profileFailedText')} isRetrying={isRefreshing} />
  );
}

function ProfileSections(props: Omit<ProfileScreenProps, 'user'> & { user: ProfileUser }) {
  const { isOwn, user, details, secondFactor, account } = props;
  const { access, ...password } = props.password;
  const t = useMessages(usersProfileMessages);
  const name = displayNameOf(user);
  return (
    <>
      <ProfileIdentity user={user} />
      <ProfileSection title={t('detailsTitle')} text={t(isOwn ? 'detailsText' : 'detailsOfText')}>
        <ProfileDetailsForm {...details} email={user.email} isOwn={isOwn} />
      </ProfileSection>
      <ProfileSection title={t('passwordTitle')} text={isOwn ? t('passwordText') : ''}>
        {access.allowed ? (
          <ChangePasswordForm {...password} email={user.email} />
        ) : (
          t(access.reason === 'notOwn' ? 'passwordNotOwn' : 'passwordImpersonating', { name })
        )}
      </ProfileSection>
      <ProfileSection title={t('secondFactorTitle')} text={t('secondFactorText')}>
        <SecondFactor
          {...secondFactor}
          isOn={user.twoFactorEnabled}
          name={name}
          reset={account && { account, user }}
        />
      </ProfileSection>
      {props.children}
      <ProfileSection title={t('accountTitle')} text={t('accountText')}>
        <ProfileFacts
          user={user}
          roleGiving={isOwn ? undefined : props.roleGiving}
          account={account}
        />
      </ProfileSection>
      {props.activity}
    </>
  );
}
