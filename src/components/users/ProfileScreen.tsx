import { type ReactNode, Suspense } from 'react';
import type { Access } from '../../domain/access';
import { isSignedOutOf, type Reading } from '../../domain/reading';
import type { RoleGiving } from '../../domain/roles/role-dialogs';
import type { ProfileAccount } from '../../domain/users/account-actions';
import type { ProfileRefusal } from '../../domain/users/profile-access';
import { displayNameOf, readNameOf, type User } from '../../domain/users/user';
import type { ImpersonateRefusal } from '../../domain/users/user-actions';
import { usersProfileMessages, usersSharedMessages } from '../../messages/generated/en/users';
import { useMessages } from '../../messages/messages';
import { layered } from '../../theme/layered';
import { styled } from '../../theme/styled';
import { Button } from '../ui/Button';
import { EmptyState } from '../ui/EmptyState';
import { FailedState } from '../ui/FailedState';
import { FailureReason } from '../ui/FailureReason';
import { Link } from '../ui/Link';
import { lazyPart } from '../ui/lazy-part';
import { PageHeader } from '../ui/PageHeader';
import { SignedOutState } from '../ui/SignedOutState';
import { StaleBanner } from '../ui/StaleBanner';
import { useRefusal } from '../ui/useRefusal';
import { ChangePasswordForm, type ChangePasswordFormProps } from './ChangePasswordForm';
import { ProfileDetailsForm, type ProfileDetailsFormProps } from './ProfileDetailsForm';
import { ProfileFacts } from './ProfileFacts';
import { ProfileIdentity } from './ProfileIdentity';
import { ProfileSection } from './ProfileSection';
import { ProfileSkeleton } from './ProfileSkeleton';
import { SecondFactor } from './SecondFactor';
import type { TwoFactorDisableDialogProps } from './TwoFactorDisableDialog';
import type { TwoFactorSetupModalProps } from './TwoFactorSetupModal';

/** What the screen shows of a user. */
export type ProfileUser = Pick<
  User,
  | 'email'
  | 'firstname'
  | 'lastname'
  | 'username'
  | 'userAvatar'
  | 'twoFactorEnabled'
  | 'roles'
  | 'isActive'
  | 'isSystem'
> &
  Partial<Pick<User, 'customerName'>>;

/** Each comes when it first opens. */
const TwoFactorSetupModal = /* @__PURE__ */ lazyPart(
  async () => (await import('./TwoFactorSetupModal')).TwoFactorSetupModal,
);
const TwoFactorDisableDialog = /* @__PURE__ */ lazyPart(
  async () => (await import('./TwoFactorDisableDialog')).TwoFactorDisableDialog,
);

const GiveRoleModal = /* @__PURE__ */ lazyPart(
  async () => (await import('./GiveRoleModal')).GiveRoleModal,
);

const AccountDialog = /* @__PURE__ */ lazyPart(
  async () => (await import('./AccountDialog')).AccountDialog,
);

/** Props of {@link ProfileScreen}. */
export interface ProfileScreenProps {
  /** Whose profile it is, as the address says. */
  email: string;
  /** Whether it is the viewer's own. */
  isOwn: boolean;
  /** The user. Failures of the kinds `notFound` and `forbidden` have pages of their own. */
  user: Reading<ProfileUser>;
  /** The form of the details, by its name in `onUnsavedChange`. */
  details: Omit<ProfileDetailsFormProps, 'email' | 'isOwn'>;
  /** The form of the password, and whether the viewer may use it. */
  password: Omit<ChangePasswordFormProps, 'email'> & {
    /** Whether the viewer may, and why not. */
    access: Access<ProfileRefusal>;
  };
  /** What opens the dialogs of the second factor, and whether the viewer may. */
  secondFactor: {
    /** Whether the viewer may, and why not. */
    access: Access<ProfileRefusal>;
    /** Opens the set-up. */
    onSetUp: () => void;
    /** Asks whether to turn it off. */
    onTurnOff: () => void;
  };
  /** Starts to act as this user, and whether the viewer may. @default it is not offered */
  impersonation?:
    | {
        /** Whether the viewer may, and why not. */
        access: Access<ImpersonateRefusal>;
        /** Called by the button. */
        onStart: () => void;
      }
    | false
    | undefined;
  /** Gives this user another role, see `useGiveRole`. @default it is done on the Roles page */
  roleGiving?: RoleGiving | undefined;
  /** Resets their second factor, switches their account off and on, see `useAccountActions`. @default it is not offered */
  account?: ProfileAccount | undefined;
  /** The list of users, for viewers of another user's profile. */
  usersHref: string;
  /** The viewer's own settings, where they may not see these. */
  ownHref: string;
  /** Sections of their own after that of the second factor, such as `DevicesSection`. @default none */
  children?: ReactNode;
  /** The set-up of the second factor, while it is open. @default closed */
  setUp?: TwoFactorSetupModalProps | null | undefined;
  /** The dialog that turns the second factor off. @default closed */
  turnOff?: TwoFactorDisableDialogProps | null | undefined;
  /** What they did and what was done to them, such as an `ActivityFeed`. @default nothing */
  activity?: ReactNode;
}

const Page = /* @__PURE__ */ styled('div')(
  /* @__PURE__ */ layered(`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--plinth-space-6);
  color: var(--plinth-text);
  font-size: var(--plinth-font-size-md);
  line-height: 20px;
  `),
);

/**
 * Profile and account settings, the viewer's own or another user's (specification §2.2).
 *
 * @example
 * <ProfileScreen {...useProfileScreen({ email, usersHref: '/users', ownHref: '/me' })} />
 */
export function ProfileScreen(props: ProfileScreenProps) {
  const { email, isOwn, user, impersonation, setUp, turnOff, roleGiving, account } = props;
  const t = useMessages(usersProfileMessages);
  const tShared = useMessages(usersSharedMessages);
  const refusal = useRefusal();
  return (
    <Page data-slot="profile-screen" aria-busy={user.status === 'loading'}>
      <PageHeader
        title={isOwn ? t('profileTitle') : t('profileOf', { name: readNameOf(user, email) })}
        actions={
          !isOwn &&
          !isSignedOutOf(user) && (
            <>
              <Link data-variant="button" href={props.usersHref}>
                {t('profileToUsers')}
              </Link>
              {impersonation && user.status === 'ready' && (
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
              )}
            </>
          )
        }
      />
      {user.status === 'loading' && <ProfileSkeleton label={t('profileLoading')} />}
      {user.status === 'failed' && <NoProfile {...props} user={user} />}
      {user.status === 'ready' && (
        <>
          <StaleBanner reading={user} text={t('profileStale')} />
          <ProfileSections {...props} user={user.data} />
        </>
      )}
      <Suspense fallback={null}>
        {setUp && <TwoFactorSetupModal {...setUp} />}
        {turnOff && <TwoFactorDisableDialog {...turnOff} />}
        {roleGiving?.dialog && <GiveRoleModal {...roleGiving.dialog} />}
        {account?.dialog && <AccountDialog {...account.dialog} />}
      </Suspense>
    </Page>
  );
}

type FailedUser = Extract<Reading<ProfileUser>, { status: 'failed' }>;

/** Why there is nothing to see. */
function NoProfile({ email, ownHref, user }: ProfileScreenProps & { user: FailedUser }) {
  const t = useMessages(usersProfileMessages);
  const { failure, isRefreshing } = user;
  if (failure.kind === 'notFound') {
    return <EmptyState title={t('profileNotFound')} text={t('profileNotFoundText', { email })} />;
  }
  if (failure.kind === 'unauthorized') return <SignedOutState />;
  if (failure.kind === 'forbidden') {
    return (
      <EmptyState
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
