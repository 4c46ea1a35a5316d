import type { ReactNode } from 'react';
import { RegionSettings } from '../../components/users/RegionSettings';
import type { ProfileEvent } from '../../domain/users/profile-access';
import type { CurrentUser } from '../../domain/users/user';
import { isSameUser } from '../../domain/users/user-actions';
import { useAlerts } from '../../hooks/alerts/useAlerts';
import { useRegionSettings } from '../../hooks/users/useRegionSettings';
import { authProfileMessages } from '../../messages/generated/en/auth';
import { usersProfileMessages } from '../../messages/generated/en/users';
import { useMessages } from '../../messages/messages';
import { profile } from '../../screens/users';
import { RecordActivity } from '../activity/RecordActivity';
import { useImpersonate } from '../impersonation/impersonate-context';
import { useActionAccess } from '../impersonation/useActionAccess';
import { useLanguage } from '../language/language-context';
import { ScreenPage } from '../PageTitle';
import { useUnsavedChanges } from '../unsaved/unsaved-context';
import { useAccounts } from './useAccounts';
import { useRoleGiving } from './useRoleGiving';

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
  /** Told what was done, besides the alert about it. @default nobody is */
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
  const tell = useProfileAlerts(isSameUser({ email }, viewer));
  const options = {
    email,
    changeRefusal: useActionAccess('changeUsers').reason,
    canChangePassword: useActionAccess('changePassword').allowed,
    canChangeSecondFactor: useActionAccess('changeTwoFactor').allowed,
    onImpersonate: useImpersonate(),
    roleGiving: useRoleGiving(viewer),
    accounts: useAccounts(),
    onDone: (event: ProfileEvent) => {
      tell(event);
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
