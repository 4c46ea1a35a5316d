import type { Access } from '../../domain/access';
import type { ProfileRefusal } from '../../domain/users/profile-access';
import { displayNameOf, type User } from '../../domain/users/user';
import type { ImpersonateRefusal } from '../../domain/users/user-actions';
import { usersProfileMessages } from '../../messages/en/users-profile';
import { useMessages } from '../../messages/messages';
import { layered } from '../../theme/layered';
import { styled } from '../../theme/styled';
import { Banner } from '../ui/Banner';
import { Button } from '../ui/Button';
import { EmptyState } from '../ui/EmptyState';
import { ErrorState } from '../ui/ErrorState';
import { Link } from '../ui/Link';
import { PageHeader } from '../ui/PageHeader';
import { ChangePasswordForm, type ChangePasswordFormProps } from './ChangePasswordForm';
import { ProfileDetailsForm, type ProfileDetailsFormProps } from './ProfileDetailsForm';
import { ProfileFacts } from './ProfileFacts';
import { ProfileIdentity } from './ProfileIdentity';
import { ProfileSection } from './ProfileSection';
import { ProfileSkeleton } from './ProfileSkeleton';
import { SecondFactor } from './SecondFactor';

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
>;

/** What the account settings have to show. */
export type ProfileState =
  | { readonly status: 'loading' }
  | { readonly status: 'error'; readonly text: string }
  | { readonly status: 'notFound' }
  /** The server does not let the viewer see this user. */
  | { readonly status: 'forbidden'; readonly text: string }
  | {
      readonly status: 'ready';
      readonly user: ProfileUser;
      /** A refresh failed; what is shown is the last good answer. */
      readonly isStale: boolean;
    };

/** Props of {@link ProfileScreen}. */
export interface ProfileScreenProps {
  /** Whose profile it is, as the address says. */
  email: string;
  /** Whether it is the viewer's own. */
  isOwn: boolean;
  state: ProfileState;
  /** Asks for the user again, after a failure. */
  onRetry: () => void;
  isRetrying: boolean;
  /** The form of the details; told apart by `onUnsavedChange`. */
  details: Omit<ProfileDetailsFormProps, 'isOwn'>;
  /** The form of the password, and whether the viewer may use it. */
  password: Omit<ChangePasswordFormProps, 'email'> & { access: Access<ProfileRefusal> };
  /** What opens the dialogs of the second factor, and whether the viewer may. */
  secondFactor: { access: Access<ProfileRefusal>; onSetUp: () => void; onTurnOff: () => void };
  /** Starts to act as this user, and whether the viewer may. @default it is not offered */
  impersonation?: { access: Access<ImpersonateRefusal>; onStart: () => void } | false | undefined;
  /** The list of users, for whoever looks at somebody else. */
  usersHref: string;
  /** The viewer's own settings, where he may not see these. */
  ownHref: string;
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

/** Profile and account settings, one's own or somebody else's (specification §2.2). */
export function ProfileScreen(props: ProfileScreenProps) {
  const { email, isOwn, state, impersonation, onRetry, isRetrying } = props;
  const t = useMessages(usersProfileMessages);
  return (
    <Page data-slot="profile-screen" aria-busy={state.status === 'loading'}>
      <PageHeader
        title={isOwn ? t('profileTitle') : t('profileOf', { email })}
        actions={
          !isOwn && (
            <>
              <Link href={props.usersHref}>{t('profileToUsers')}</Link>
              {impersonation && state.status === 'ready' && (
                <Button
                  isDisabled={!impersonation.access.allowed}
                  disabledReason={t('profileImpersonateNoPermission')}
                  onPress={impersonation.onStart}
                >
                  {t('profileImpersonate')}
                </Button>
              )}
            </>
          )
        }
      />
      {state.status === 'loading' && <ProfileSkeleton label={t('profileLoading')} />}
      {state.status === 'error' && (
        <ErrorState
          title={t('profileFailed')}
          text={state.text || t('profileFailedText')}
          onRetry={onRetry}
          isRetrying={isRetrying}
        />
      )}
      {state.status === 'notFound' && (
        <EmptyState title={t('profileNotFound')} text={t('profileNotFoundText', { email })} />
      )}
      {state.status === 'forbidden' && (
        <EmptyState
          title={t('profileForbidden')}
          text={state.text || t('profileForbiddenText', { email })}
          actions={<Link href={props.ownHref}>{t('profileToOwn')}</Link>}
        />
      )}
      {state.status === 'ready' && (
        <>
          {state.isStale && (
            <Banner
              tone="warning"
              title={t('profileStale')}
              actions={
                <Button size="sm" isPending={isRetrying} onPress={onRetry}>
                  {t('profileTryAgain')}
                </Button>
              }
            />
          )}
          <ProfileSections {...props} user={state.user} />
        </>
      )}
    </Page>
  );
}

function ProfileSections(props: ProfileScreenProps & { user: ProfileUser }) {
  const { isOwn, user, details, secondFactor } = props;
  const { access, ...password } = props.password;
  const t = useMessages(usersProfileMessages);
  const name = displayNameOf(user);
  return (
    <>
      <ProfileIdentity user={user} />
      <ProfileSection title={t('detailsTitle')} text={t(isOwn ? 'detailsText' : 'detailsOfText')}>
        <ProfileDetailsForm {...details} isOwn={isOwn} />
      </ProfileSection>
      <ProfileSection title={t('passwordTitle')} text={isOwn ? t('passwordText') : ''}>
        {access.allowed ? (
          <ChangePasswordForm {...password} email={user.email} />
        ) : (
          t(access.reason === 'notOwn' ? 'passwordNotOwn' : 'passwordImpersonating', { name })
        )}
      </ProfileSection>
      <ProfileSection title={t('secondFactorTitle')} text={t('secondFactorText')}>
        <SecondFactor {...secondFactor} isOn={user.twoFactorEnabled} name={name} />
      </ProfileSection>
      <ProfileSection title={t('accountTitle')} text={t('accountText')}>
        <ProfileFacts user={user} />
      </ProfileSection>
    </>
  );
}
