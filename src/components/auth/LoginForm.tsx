import type { LoginFormProps } from '../../contracts/auth';
import { loginRules } from '../../domain/forms/login';
import { authMessages } from '../../messages/generated/en/auth';
import { useMessages } from '../../messages/messages';
import { layered } from '../../theme/layered';
import { styled } from '../../theme/styled';
import { Button } from '../ui/Button';
import { FormError } from '../ui/FormError';
import { Link } from '../ui/Link';
import { PasswordField } from '../ui/PasswordField';
import { TextField } from '../ui/TextField';
import { useForm } from '../ui/useForm';
import { emailErrorKey } from './email-error';
import { useAuthFailure } from './useAuthFailure';

const Form = styled('form')(
  layered(`
  display: grid;
  gap: var(--plinth-space-5);
  `),
);

/** Sign-in by e-mail and password (specification §2.1, rules of §5). */
export function LoginForm({
  defaultEmail = '',
  emailAutoComplete = 'username',
  isPending,
  failure,
  isAccepted,
  forgotPasswordHref,
  onForgotPassword,
  disabledReason,
  onSubmit,
}: LoginFormProps) {
  const isDisabled = Boolean(disabledReason);
  const t = useMessages(authMessages);
  const failed = useAuthFailure();
  const form = useForm(
    loginRules,
    { email: defaultEmail, password: '' },
    { isPending: isPending || isDisabled },
  );
  const { errorCode: wrongEmail, ...email } = form.field('email');
  const { errorCode: wrongPassword, ...password } = form.field('password');

  return (
    <Form data-slot="login-form" noValidate onSubmit={(event) => form.submit(event, onSubmit)}>
      <TextField
        label={t('email')}
        type="email"
        autoComplete={emailAutoComplete}
        inputMode="email"
        autoCapitalize="none"
        spellCheck={false}
        isRequired
        isDisabled={isDisabled}
        {...email}
        errorText={wrongEmail && t(emailErrorKey(wrongEmail))}
      />
      <PasswordField
        label={t('password')}
        autoComplete="current-password"
        isRequired
        isDisabled={isDisabled}
        {...password}
        errorText={wrongPassword && t('passwordRequired')}
        labelAction={
          forgotPasswordHref && (
            <Link
              href={forgotPasswordHref}
              onPress={(event) => {
                if (!onForgotPassword) return;
                event.preventDefault();
                // Read from the DOM: a password manager may fill the field without an event.
                const form = event.currentTarget.closest('form');
                onForgotPassword(String(new FormData(form ?? undefined).get('email') ?? ''));
              }}
            >
              {t('forgotPassword')}
            </Link>
          )
        }
      />
      <FormError>
        {failure && isAccepted ? t('accountFailed') : failed(failure, t('loginFailed'))}
      </FormError>
      <Button
        type="submit"
        variant="primary"
        isPending={isPending}
        isDisabled={isDisabled}
        disabledReason={disabledReason}
      >
        {t('signIn')}
      </Button>
    </Form>
  );
}
