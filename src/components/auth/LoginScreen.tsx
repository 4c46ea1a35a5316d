import { authMessages } from '../../messages/generated/en/auth';
import { useMessages } from '../../messages/messages';
import type { AuthFrameProps } from './AuthFrame';
import { AuthLayout, type AuthLayoutProps } from './AuthLayout';
import { ExternalSignIn, type ExternalSignInProps } from './ExternalSignIn';
import { LoginForm, type LoginFormProps } from './LoginForm';

/** Props of {@link LoginScreen}: those of the form and of the frame beside it. */
export interface LoginScreenProps
  extends LoginFormProps,
    Pick<ExternalSignInProps, 'pendingProvider'>,
    AuthFrameProps,
    Pick<AuthLayoutProps, 'notice' | 'noticeText' | 'noticeTone'> {
  /** Called with the external provider to go to. @default no buttons for Google and Microsoft */
  onExternal?: ExternalSignInProps['onExternal'] | undefined;
}

/** The whole sign-in page: the form with the marketing panel beside it (specification §2.1). */
export function LoginScreen({
  brandName,
  logo,
  links,
  panel,
  language,
  notice,
  noticeText,
  noticeTone,
  pendingProvider,
  onExternal,
  ...form
}: LoginScreenProps) {
  const t = useMessages(authMessages);
  const { disabledReason, isPending } = form;
  return (
    <AuthLayout
      {...{ brandName, logo, links, panel, language, notice, noticeText, noticeTone }}
      title={t('loginTitle')}
      text={t('loginIntro')}
    >
      {onExternal && (
        <ExternalSignIn
          {...{ pendingProvider, disabledReason }}
          onExternal={(provider) => {
            if (!isPending) onExternal(provider);
          }}
        />
      )}
      <LoginForm
        {...form}
        onSubmit={(values) => {
          if (!pendingProvider) form.onSubmit(values);
        }}
      />
    </AuthLayout>
  );
}
