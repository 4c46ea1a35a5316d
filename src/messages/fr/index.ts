import type { Language } from '../translation';
import { alerts } from './alerts';
import { auth } from './auth';
import { authEntry } from './auth-entry';
import { authNewPassword } from './auth-new-password';
import { authProfile } from './auth-profile';
import { authRecovery } from './auth-recovery';
import { authTwoFactor } from './auth-two-factor';
import { connectivity } from './connectivity';
import { connectivityActions } from './connectivity-actions';
import { dashboard } from './dashboard';
import { errors } from './errors';
import { impersonation } from './impersonation';
import { impersonationArrival } from './impersonation-arrival';
import { impersonationExpiring } from './impersonation-expiring';
import { impersonationRestrictions } from './impersonation-restrictions';
import { impersonationStart } from './impersonation-start';
import { impersonationTab } from './impersonation-tab';
import { modules } from './modules';
import { notifications } from './notifications';
import { notificationsCredentials } from './notifications-credentials';
import { notificationsDrawer } from './notifications-drawer';
import { notificationsFailure } from './notifications-failure';
import { roles } from './roles';
import { rolesCompare } from './roles-compare';
import { rolesDetail } from './roles-detail';
import { rolesDialogs } from './roles-dialogs';
import { rolesPermissions } from './roles-permissions';
import { rolesUsers } from './roles-users';
import { shell } from './shell';
import { shellFrame } from './shell-frame';
import { shellLanguage } from './shell-language';
import { ui } from './ui';
import { uiData } from './ui-data';
import { uiFeedback } from './ui-feedback';
import { uiTime } from './ui-time';
import { unsaved } from './unsaved';
import { usersDelete } from './users-delete';
import { usersInvite } from './users-invite';
import { usersList } from './users-list';
import { usersProfile } from './users-profile';
import { usersTwoFactor } from './users-two-factor';

/** French: every sentence of the library. */
export const fr: Language = {
  locale: 'fr',
  dir: 'ltr',
  name: 'Français',
  messages: {
    alerts: { ...alerts },
    auth: {
      ...authEntry,
      ...authNewPassword,
      ...authProfile,
      ...authRecovery,
      ...authTwoFactor,
      ...auth,
    },
    connectivity: { ...connectivityActions, ...connectivity },
    dashboard: { ...dashboard },
    errors: { ...errors },
    impersonation: {
      ...impersonationArrival,
      ...impersonationExpiring,
      ...impersonationRestrictions,
      ...impersonationStart,
      ...impersonationTab,
      ...impersonation,
    },
    modules: { ...modules },
    notifications: {
      ...notificationsCredentials,
      ...notificationsDrawer,
      ...notificationsFailure,
      ...notifications,
    },
    roles: {
      ...rolesCompare,
      ...rolesDetail,
      ...rolesDialogs,
      ...rolesPermissions,
      ...rolesUsers,
      ...roles,
    },
    shell: { ...shellFrame, ...shellLanguage, ...shell, ...unsaved },
    ui: { ...uiData, ...uiFeedback, ...uiTime, ...ui },
    users: { ...usersDelete, ...usersInvite, ...usersList, ...usersProfile, ...usersTwoFactor },
  },
};
