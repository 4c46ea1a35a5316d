import { authMessages } from '../../messages/en/auth';
import { useMessages } from '../../messages/messages';
import { AuthLayout, type AuthLayoutProps } from './AuthLayout';
import { LoginForm, type LoginFormProps } from './LoginForm';

/** Props of {@link LoginScreen}: those of the form and of the frame beside it. */
export interface LoginScreenProps
  extends LoginFormProps,
    Pick<AuthLayoutProps, 'brandName' | 'logo' | 'links' | 'notice'> {}

/** The whole sign-in page: the form with the marketing panel beside it (specification §2.1). */
export function LoginScreen({ brandName, logo, links, notice, ...form }: LoginScreenProps) {
  const t = useMessages(authMessages);
  return (
    <AuthLayout
      brandName={brandName}
      logo={logo}
      links={links}
      notice={notice}
      title={t('loginTitle')}
      text={t('loginIntro')}
    >
      <LoginForm {...form} />
    </AuthLayout>
  );
}
