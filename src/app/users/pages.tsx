import { type ReactNode, Suspense, useMemo } from 'react';
import { useParams } from 'react-router';
import { PageSkeleton } from '../../components/shell/PageSkeleton';
import { lazyPart } from '../../components/ui/lazy-part';
import { RegionSettings } from '../../components/users/RegionSettings';
import type { RoleGiving } from '../../contracts/roles';
import type { AccountControl, InvitationEvent } from '../../contracts/users';
import type { ProfileEvent } from '../../domain/users/profile-access';
import { type CurrentUser, displayNameOf } from '../../domain/users/user';
import { isSameUser } from '../../domain/users/user-actions';
import { countSteps, type UserDeletion } from '../../domain/users/user-deletion';
import type { UserRow } from '../../domain/users/user-row';
import { useAlerts } from '../../hooks/alerts/useAlerts';
import { useIsImpersonating } from '../../hooks/impersonation/useImpersonation';
import { useGiveRole } from '../../hooks/roles/useGiveRole';
import { useAccountActions } from '../../hooks/users/useAccountActions';
import { useInvitations } from '../../hooks/users/useInvitations';
import { useRegionSettings } from '../../hooks/users/useRegionSettings';
import { authProfileMessages } from '../../messages/generated/en/auth';
import {
  usersAccountMessages,
  usersDeleteMessages,
  usersInvitationMessages,
  usersProfileMessages,
} from '../../messages/generated/en/users';
import { useMessages } from '../../messages/messages';
import { profile, users } from '../../screens/users';
import { RecordActivity } from '../activity/RecordActivity';
import { useConfig } from '../ConfigContext';
import { useImpersonate } from '../impersonation/impersonate-context';
import { useActionAccess } from '../impersonation/useActionAccess';
import { useLanguage } from '../language/language-context';
import { ScreenPage } from '../PageTitle';
import { pageOf } from '../page-of';
import { useRoleAlerts } from '../roles/useRoleAlerts';
import { useUnsavedChanges } from '../unsaved/unsaved-context';

/** Only viewers who may see roles can assign them (specification §6). */
function useRoleGiving(viewer: CurrentUser | null): RoleGiving | undefined {
  const giving = useGiveRole({
    refusal: useActionAccess('manageRoles').reason,
    onDone: useRoleAlerts(),
  });
  return viewer?.allowedActions.includes('Permissions.Read') ? giving : undefined;
}

/** Account actions, with an alert for each change. */
function useAccounts(): AccountControl | undefined {
  const t = useMessages(usersAccountMessages);
  const alerts = useAlerts();
  const ofReset = useActionAccess('changeTwoFactor').reason;
  const ofSwitch = useActionAccess('changeUsers').reason;
  return useAccountActions({
    refusals: useMemo(
      () => ({ resetSecondFactor: ofReset, deactivate: ofSwitch, activate: ofSwitch }),
      [ofReset, ofSwitch],
    ),
    onDone: ({ action, user }) =>
      void alerts.show({ type: 'success', title: t(`${action}Done`), text: displayNameOf(user) }),
  });
}

/** Alerts for changes of an invitation. */
function useInvitationAlerts(): (event: InvitationEvent) => void {
  const t = useMessages(usersInvitationMessages);
  const alerts = useAlerts();
  return ({ action, email }) =>
    void alerts.show({ type: 'success', title: t(`${action}Done`), text: email });
}

/** Alerts with the result of a deletion whose dialog has closed. */
function useDeletionAlert(): (deletion: UserDeletion) => void {
  const t = useMessages(usersDeleteMessages);
  const alerts = useAlerts();
  return (deletion) => {
    const { deleted: done, kept, failed, all: count } = countSteps(deletion);
    const [first] = deletion.entries;
    if (done === count) {
      const name = first ? displayNameOf(first.user) : '';
      alerts.show({ type: 'success', title: t('deleteDone', { count, name }), text: '' });
      return;
    }
    const parts = [t('deletePartly', { done, count })];
    if (kept > 0) parts.push(t('deleteKept', { count: kept }));
    if (failed > 0) parts.push(t('deleteFailedElsewhere', { count: failed }));
    alerts.show({ type: 'info', title: t('deleteLeftTitle'), text: parts.join('\n') });
  };
}

const personOf = ({ email, firstname, lastname }: UserRow) => ({
  email,
  name: `${firstname} ${lastname}`.trim(),
});

/**
 * `/apps/user-management/users`, also the index of `/apps/user-management`. Its Invite is the one of
 * the header.
 */
export const UsersPage = pageOf(users, ({ viewer }) => {
  const impersonate = useImpersonate();
  return {
    deleteRefusal: useActionAccess('deleteUsers').reason,
    inviteRefusal: useActionAccess('inviteUsers').reason,
    onImpersonate: useMemo(
      () => impersonate && ((row: UserRow) => impersonate(personOf(row))),
      [impersonate],
    ),
    roleGiving: useRoleGiving(viewer),
    invitations: useInvitations({ onDone: useInvitationAlerts() }),
    accounts: useAccounts(),
    onDeletionEnd: useDeletionAlert(),
  };
});

/** Alerts for what was done on a profile, one's own or another user's (specification §8). */
function useProfileAlerts(isOwn: boolean): (event: ProfileEvent) => void {
  const t = useMessages(usersProfileMessages);
  const saved = useMessages(authProfileMessages);
  const alerts = useAlerts();
  return (event) => {
    const titles = {
      detailsSaved: isOwn ? saved('profileSaved') : t('detailsSavedOf'),
      passwordChanged: t('passwordChanged'),
      secondFactorOn: t('secondFactorTurnedOn'),
      secondFactorOff: t('secondFactorTurnedOff'),
    };
    alerts.show({ type: 'success', title: titles[event], text: '' });
  };
}

/** Props of {@link Profile}. */
export interface ProfileProps {
  email: string;
  viewer: CurrentUser;
  /** Called with what was done, in addition to the alert. @default nothing */
  onDone?: (event: ProfileEvent) => void;
  /** Sections besides those of every profile. @default none */
  children?: ReactNode;
}

/** Language, time zone and dates of one's own. */
function Region() {
  return <RegionSettings {...useRegionSettings(useLanguage().choice)} />;
}

/** One profile, one's own or another user's. */
export function Profile({ email, viewer, onDone, children }: ProfileProps) {
  const notify = useProfileAlerts(isSameUser({ email }, viewer));
  const options = {
    email,
    changeRefusal: useActionAccess('changeUsers').reason,
    canChangePassword: useActionAccess('changePassword').allowed,
    canChangeSecondFactor: useActionAccess('changeTwoFactor').allowed,
    onImpersonate: useImpersonate(),
    roleGiving: useRoleGiving(viewer),
    accounts: useAccounts(),
    onDone: (event: ProfileEvent) => {
      notify(event);
      onDone?.(event);
    },
  };
  const screen = profile.useScreen(options);
  useUnsavedChanges(screen.hasUnsavedChanges);
  const sections = (
    <>
      {children}
      {screen.isOwn && <Region />}
    </>
  );
  const activity = <RecordActivity type="user" id={email} />;
  return (
    <ScreenPage row={profile} {...{ screen, options }} shown={{ activity, children: sections }} />
  );
}

const SignInProfile = lazyPart(async () => (await import('./SignInProfile')).SignInProfile);

/** `/apps/user-management/users/edit/{email}`. */
export function ProfilePage({ user }: { user: CurrentUser }) {
  const { email = '' } = useParams();
  const { devices, recoveryCodes, passkeys, trustedDevices } = useConfig().signIn;
  const isImpersonating = useIsImpersonating();
  const isOwn = isSameUser({ email }, user) && !isImpersonating;
  const hasMore = isOwn && (devices || recoveryCodes || passkeys || trustedDevices);
  // A new key for another user: no typed input carries over.
  const key = email.toLowerCase();
  return hasMore ? (
    <Suspense fallback={<PageSkeleton />}>
      <SignInProfile key={key} email={email} viewer={user} />
    </Suspense>
  ) : (
    <Profile key={key} email={email} viewer={user} />
  );
}
