import type { Message } from './define-messages';
import type { alertsMessages } from './en/alerts';
import type { authMessages } from './en/auth';
import type { authEntryMessages } from './en/auth-entry';
import type { newPasswordMessages } from './en/auth-new-password';
import type { profileMessages } from './en/auth-profile';
import type { recoveryMessages } from './en/auth-recovery';
import type { twoFactorMessages } from './en/auth-two-factor';
import type { connectivityMessages } from './en/connectivity';
import type { connectivityActionsMessages } from './en/connectivity-actions';
import type { dashboardMessages } from './en/dashboard';
import type { errorsMessages } from './en/errors';
import type { impersonationMessages } from './en/impersonation';
import type { impersonationArrivalMessages } from './en/impersonation-arrival';
import type { impersonationExpiringMessages } from './en/impersonation-expiring';
import type { impersonationRestrictionMessages } from './en/impersonation-restrictions';
import type { impersonationStartMessages } from './en/impersonation-start';
import type { impersonationTabMessages } from './en/impersonation-tab';
import type { notificationsMessages } from './en/notifications';
import type { notificationsCredentialsMessages } from './en/notifications-credentials';
import type { notificationsDrawerMessages } from './en/notifications-drawer';
import type { notificationsFailureMessages } from './en/notifications-failure';
import type { rolesMessages } from './en/roles';
import type { roleCompareMessages } from './en/roles-compare';
import type { roleDetailMessages } from './en/roles-detail';
import type { roleDialogsMessages } from './en/roles-dialogs';
import type { rolePermissionsMessages } from './en/roles-permissions';
import type { roleUsersMessages } from './en/roles-users';
import type { shellMessages } from './en/shell';
import type { shellFrameMessages } from './en/shell-frame';
import type { shellLanguageMessages } from './en/shell-language';
import type { uiMessages } from './en/ui';
import type { uiDataMessages } from './en/ui-data';
import type { uiFeedbackMessages } from './en/ui-feedback';
import type { uiTimeMessages } from './en/ui-time';
import type { unsavedMessages } from './en/unsaved';
import type { usersDeleteMessages } from './en/users-delete';
import type { usersInviteMessages } from './en/users-invite';
import type { usersListMessages } from './en/users-list';
import type { usersProfileMessages } from './en/users-profile';
import type { usersTwoFactorMessages } from './en/users-two-factor';

/** Every catalogue of the library, as a type: nothing of it is in anybody's bundle. */
type AnyCatalogue =
  | typeof alertsMessages
  | typeof authEntryMessages
  | typeof newPasswordMessages
  | typeof profileMessages
  | typeof recoveryMessages
  | typeof twoFactorMessages
  | typeof authMessages
  | typeof connectivityActionsMessages
  | typeof connectivityMessages
  | typeof dashboardMessages
  | typeof errorsMessages
  | typeof impersonationArrivalMessages
  | typeof impersonationExpiringMessages
  | typeof impersonationRestrictionMessages
  | typeof impersonationStartMessages
  | typeof impersonationTabMessages
  | typeof impersonationMessages
  | typeof notificationsCredentialsMessages
  | typeof notificationsDrawerMessages
  | typeof notificationsFailureMessages
  | typeof notificationsMessages
  | typeof roleCompareMessages
  | typeof roleDetailMessages
  | typeof roleDialogsMessages
  | typeof rolePermissionsMessages
  | typeof roleUsersMessages
  | typeof rolesMessages
  | typeof shellFrameMessages
  | typeof shellLanguageMessages
  | typeof shellMessages
  | typeof uiDataMessages
  | typeof uiFeedbackMessages
  | typeof uiTimeMessages
  | typeof uiMessages
  | typeof unsavedMessages
  | typeof usersDeleteMessages
  | typeof usersInviteMessages
  | typeof usersListMessages
  | typeof usersProfileMessages
  | typeof usersTwoFactorMessages;

type KeysOf<C extends AnyCatalogue> = C extends unknown ? keyof C['messages'] : never;

/**
 * Another wording of some sentences, with rooms and keys checked: a key that does not exist is an
 * error. `{ auth: { signIn: 'Log in' } }` for `MessagesProvider`, `mergeMessages` or `Portal`.
 */
export type SentenceOverrides = {
  readonly [Room in AnyCatalogue['room']]?:
    | { readonly [Key in KeysOf<Extract<AnyCatalogue, { room: Room }>>]?: Message }
    | undefined;
};
