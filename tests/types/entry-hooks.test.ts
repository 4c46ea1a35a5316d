import { expect, expectTypeOf, it } from 'vitest';
import type { MessageDialogProps, MessageToastsProps } from '../../src/contracts/alerts';
import type {
  EntryLoginScreenProps,
  ExternalLoginScreenProps,
  ForgotPasswordScreenProps,
  LoginScreenProps,
  ProfileCompletionScreenProps,
  ResetPasswordScreenProps,
  TwoFactorScreenProps,
} from '../../src/contracts/auth';
import type { ConnectivityBannerProps } from '../../src/contracts/connectivity';
import type { DashboardScreenProps } from '../../src/contracts/dashboard';
import type {
  ImpersonationStartScreenProps,
  ImpersonationStatusProps,
  StartImpersonationDialogProps,
} from '../../src/contracts/impersonation';
import type { NotificationCenterProps } from '../../src/contracts/notifications';
import type { AppShellProps, ShellFooterProps } from '../../src/contracts/shell';
import type { useMessageDialog } from '../../src/hooks/alerts/useMessageDialog';
import type { useMessageToasts } from '../../src/hooks/alerts/useMessageToasts';
import type { useEntryLoginScreen } from '../../src/hooks/auth/useEntryLoginScreen';
import type { useExternalLoginScreen } from '../../src/hooks/auth/useExternalLoginScreen';
import type { useForgotPasswordScreen } from '../../src/hooks/auth/useForgotPasswordScreen';
import type { useLoginScreen } from '../../src/hooks/auth/useLoginScreen';
import type { useProfileCompletionScreen } from '../../src/hooks/auth/useProfileCompletionScreen';
import type { useResetPasswordScreen } from '../../src/hooks/auth/useResetPasswordScreen';
import type { useTwoFactorScreen } from '../../src/hooks/auth/useTwoFactorScreen';
import type { useConnectivityBanner } from '../../src/hooks/connectivity/useConnectivityBanner';
import type { useDashboardScreen } from '../../src/hooks/dashboard/useDashboardScreen';
import type { useImpersonationStartScreen } from '../../src/hooks/impersonation/useImpersonationStartScreen';
import type { useImpersonationStatus } from '../../src/hooks/impersonation/useImpersonationStatus';
import type { useStartImpersonationDialog } from '../../src/hooks/impersonation/useStartImpersonationDialog';
import type { useNotificationCenter } from '../../src/hooks/notifications/useNotificationCenter';
import type { AppShellState } from '../../src/hooks/shell/useAppShell';
import type { useLanguageChoice } from '../../src/hooks/shell/useLanguageChoice';
import type { useShellFooter } from '../../src/hooks/shell/useShellFooter';

/** `<XScreen {...useXScreen()} />`: what does not fit fails the check of types. */
it('sign-in, shell, alerts and bell take what their hooks return', () => {
  expectTypeOf<ReturnType<typeof useLoginScreen>>().toExtend<LoginScreenProps>();
  expectTypeOf<ReturnType<typeof useEntryLoginScreen>>().toExtend<EntryLoginScreenProps>();
  expectTypeOf<ReturnType<typeof useTwoFactorScreen>>().toExtend<TwoFactorScreenProps>();
  expectTypeOf<
    ReturnType<typeof useProfileCompletionScreen>
  >().toExtend<ProfileCompletionScreenProps>();
  expectTypeOf<ReturnType<typeof useForgotPasswordScreen>>().toExtend<ForgotPasswordScreenProps>();
  expectTypeOf<ReturnType<typeof useResetPasswordScreen>>().toExtend<ResetPasswordScreenProps>();
  expectTypeOf<ReturnType<typeof useExternalLoginScreen>>().toExtend<ExternalLoginScreenProps>();
  expectTypeOf<ReturnType<typeof useNotificationCenter>>().toExtend<NotificationCenterProps>();
  expectTypeOf<ReturnType<typeof useDashboardScreen>>().toExtend<DashboardScreenProps>();
  expectTypeOf<ReturnType<typeof useMessageToasts>>().toExtend<MessageToastsProps>();
  expectTypeOf<ReturnType<typeof useShellFooter>>().toExtend<ShellFooterProps>();
  expectTypeOf<ReturnType<typeof useConnectivityBanner>>().toExtend<ConnectivityBannerProps>();
  expectTypeOf<NonNullable<ReturnType<typeof useMessageDialog>>>().toExtend<MessageDialogProps>();
  expectTypeOf<AppShellState>().toExtend<
    Pick<AppShellProps, 'navigation' | 'account' | 'theme' | 'header'>
  >();
  expectTypeOf<ReturnType<typeof useLanguageChoice>>().toExtend<
    NonNullable<AppShellProps['account']['language']>
  >();
  expect.assertions(0);
});

it('impersonation takes what its hooks return', () => {
  expectTypeOf<
    NonNullable<ReturnType<typeof useImpersonationStatus>>
  >().toExtend<ImpersonationStatusProps>();
  expectTypeOf<
    ReturnType<typeof useImpersonationStartScreen>
  >().toExtend<ImpersonationStartScreenProps>();
  expectTypeOf<
    NonNullable<ReturnType<typeof useStartImpersonationDialog>['dialog']>
  >().toExtend<StartImpersonationDialogProps>();
  expect.assertions(0);
});
