/**
 * What has another name than when the package was first published, for `npx @plinth/console codemod`.
 * Each group says which note of `.changeset/` tells of it.
 */

/** Exports of an entry by their first name. */
export const EXPORTS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  // sentences-are-data
  messages: {
    newPasswordMessages: 'authNewPasswordMessages',
    profileMessages: 'authProfileMessages',
    recoveryMessages: 'authRecoveryMessages',
    twoFactorMessages: 'authTwoFactorMessages',
    roleCompareMessages: 'rolesCompareMessages',
    roleDetailMessages: 'rolesDetailMessages',
    roleDialogsMessages: 'rolesDialogsMessages',
    rolePermissionsMessages: 'rolesPermissionsMessages',
    roleUsersMessages: 'rolesUsersMessages',
    impersonationRestrictionMessages: 'impersonationRestrictionsMessages',
  },
  // roles-and-users-fit, lists-are-declared
  components: { PagedListProps: 'ListState' },
  // screens-and-hooks-fit
  hooks: { NotificationCenterState: 'NotificationCenterProps' },
};

/** How the value of a prop changes beside its name. */
export type PropChange =
  /** It stays as it is. */
  | 'same'
  /** `onOpenChange={setOpen}` is `onClose={() => setOpen(false)}`. */
  | 'closing'
  /** A text of what went wrong is a failure with it. */
  | 'failure'
  /** That something went wrong is a failure of an unknown kind. */
  | 'failed'
  /** That there is an error is how bad the worst is. */
  | 'severity';

/** What a prop is now. */
export interface PropRename {
  readonly to: string;
  readonly change: PropChange;
}

const same = (to: string): PropRename => ({ to, change: 'same' });
const closes = { onCancel: same('onClose') };
const failure: PropRename = { to: 'failure', change: 'failure' };
const fails = { errorText: failure };

/** Props by component. */
export const PROPS: Readonly<Record<string, Readonly<Record<string, PropRename>>>> = {
  // closing-is-on-close
  Modal: { onOpenChange: { to: 'onClose', change: 'closing' } },
  Drawer: { onOpenChange: { to: 'onClose', change: 'closing' } },
  NotificationDrawer: { onOpenChange: { to: 'onClose', change: 'closing' } },
  AlertDialog: closes,
  DeleteUsersDialog: closes,
  RevokeRoleModal: { ...closes, error: failure },
  TwoFactorDisableDialog: { ...closes, ...fails },
  // shell-hooks
  MessageDialog: { ...closes, ...fails },
  // screens-and-hooks-of-the-way-in
  LoginScreen: fails,
  LoginForm: fails,
  TwoFactorScreen: fails,
  TwoFactorForm: fails,
  ForgotPasswordScreen: fails,
  ResetPasswordScreen: fails,
  ResetPasswordForm: fails,
  ProfileCompletionScreen: fails,
  ProfileCompletionForm: fails,
  ExternalLoginScreen: { loginHref: same('signInHref') },
  // roles-and-users-fit
  ChangePasswordForm: fails,
  ProfileDetailsForm: fails,
  TwoFactorSetupModal: fails,
  CreateRoleModal: fails,
  EditRoleModal: fails,
  InviteModal: { hasFailed: { to: 'failure', change: 'failed' } },
  PermissionEditor: { selected: same('selectedKeys'), onChange: same('onSelectionChange') },
  // a-bell-says-how-bad-it-is
  NotificationBell: { hasError: { to: 'severity', change: 'severity' } },
};

/** What hooks return, by hook: `const { error } = useLogin()` is `const { failure: error }`. */
const WRITES = [
  'useAssignRole',
  'useChangePassword',
  'useCompleteProfile',
  'useCreateRole',
  'useDeleteRole',
  'useDisableTwoFactor',
  'useExternalLogin',
  'useInviteUser',
  'useLogin',
  'useLogout',
  'useRequestPasswordReset',
  'useResetPassword',
  'useRevokeRole',
  'useSkipProfile',
  'useTwoFactor',
  'useUpdateRolePermissions',
  'useUpdateUser',
  'useWrite',
];

/** Members of what a hook returns, by hook. */
export const RESULTS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  // screens-and-hooks-fit
  ...Object.fromEntries(WRITES.map((hook) => [hook, { error: 'failure' }])),
  useTwoFactorSetup: { confirmError: 'confirmFailure' },
};

/** Members of what a function of a hook's answer takes: `useAlerts().show({ onCancel })`. */
export const ARGUMENTS: Readonly<
  Record<string, Readonly<Record<string, Readonly<Record<string, string>>>>>
> = {
  // closing-is-on-close
  useAlerts: { show: { onCancel: 'onClose' } },
};
