export {
  type Catalogue,
  defineMessages,
  type Message,
  type ParamsOf,
  type PluralMessage,
} from './define-messages';
export { authMessages } from './en/auth';
export { authEntryMessages } from './en/auth-entry';
export { newPasswordMessages } from './en/auth-new-password';
export { profileMessages } from './en/auth-profile';
export { recoveryMessages } from './en/auth-recovery';
export { twoFactorMessages } from './en/auth-two-factor';
export { connectivityMessages } from './en/connectivity';
export { dashboardMessages } from './en/dashboard';
export { errorsMessages } from './en/errors';
export { impersonationMessages } from './en/impersonation';
export { impersonationArrivalMessages } from './en/impersonation-arrival';
export { impersonationExpiringMessages } from './en/impersonation-expiring';
export { impersonationRestrictionMessages } from './en/impersonation-restrictions';
export { impersonationStartMessages } from './en/impersonation-start';
export { impersonationTabMessages } from './en/impersonation-tab';
export { rolesMessages } from './en/roles';
export { roleCompareMessages } from './en/roles-compare';
export { roleDetailMessages } from './en/roles-detail';
export { roleDialogsMessages } from './en/roles-dialogs';
export { rolePermissionsMessages } from './en/roles-permissions';
export { roleUsersMessages } from './en/roles-users';
export { shellMessages } from './en/shell';
export { uiMessages } from './en/ui';
export { uiDataMessages } from './en/ui-data';
export { uiFeedbackMessages } from './en/ui-feedback';
export { uiTimeMessages } from './en/ui-time';
export { usersDeleteMessages } from './en/users-delete';
export { usersListMessages } from './en/users-list';
export { usersProfileMessages } from './en/users-profile';
export { usersTwoFactorMessages } from './en/users-two-factor';
export { mergeMessages } from './merge-messages';
export {
  type MessageOverrides,
  MessagesProvider,
  type MessagesProviderProps,
  type OverridesOf,
  type Translate,
  useMessages,
} from './messages';
export { pseudo } from './pseudo';
export type { SentenceOverrides } from './sentence-overrides';
export type { Language, TranslationOf } from './translation';
