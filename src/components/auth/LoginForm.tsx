import { type LoginValues, loginRules } from '../../domain/forms/login';
import { authMessages } from '../../messages/en/auth';
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

/** Props of {@link LoginForm}. */
export interface LoginFormProps {
  /** The e-mail to start with, for example the one saved at the last sign-in. @default '' */
  defaultEmail?: string;
  /** While the sign-in runs: the button keeps its width and ignores a second press. */
  isPending: boolean;
  /** What went wrong at the last try, in words for the user; '' for nothing. */
  errorText: string;
  /** Where the Forgot Password link leads. @default no link */
  forgotPasswordHref?: string | undefined;
  /**
   * Called instead of following that link in this tab, with what was typed as e-mail: hand it on in
   * memory, never in the address. @default the link is followed
   */
  onForgotPassword?: ((email: string) => void) | undefined;
  /** Why nobody can sign in here: every control is disabled, the button says so. @default none */
  disabledReason?: string | undefined;
  /** Called with checked values. The password is as typed, never trimmed. */
  onSubmit: (values: LoginValues) => void;
}

const Form = /* @__PURE__ */ styled('form')(
  /* @__PURE__ */ layered(`
  display: grid;
  gap: var(--plinth-space-5);
  `),
);

/** Sign-in by e-mail and password (specification §2.1, rules of §5). */
export function LoginForm({
  defaultEmail = '',
  isPending,
  errorText,
  forgotPasswordHref,
  onForgotPassword,
  disabledReason,
  onSubmit,
}: LoginFormProps) {
  const isDisabled = Boolean(disabledReason);
  const t = useMessages(authMessages);
  const form = useForm(loginRules, { email: defaultEmail, password: '' });
  const email = form.field('email');
  const password = form.field('password');

  return (
    <Form
      data-slot="login-form"
      noValidate
      onSubmit={(event) =>
        form.submit(event, (values) => {
          if (!isPending && !isDisabled) onSubmit(values);
        })
      }
    >
      <TextField
        label={t('email')}
        type="email"
        autoComplete="username"
        inputMode="email"
        autoCapitalize="none"
        spellCheck={false}
        isRequired
        isDisabled={isDisabled}
        name={email.name}
        value={email.value}
        onChange={email.onChange}
        onBlur={email.onBlur}
        errorText={email.errorCode && t(emailErrorKey(email.errorCode))}
      />
      <PasswordField
        label={t('password')}
        autoComplete="current-password"
        isRequired
        isDisabled={isDisabled}
        name={password.name}
        value={password.value}
        onChange={password.onChange}
        onBlur={password.onBlur}
        errorText={password.errorCode && t('passwordRequired')}
        labelAction={
          forgotPasswordHref && (
            <Link
              href={forgotPasswordHref}
              onPress={(event) => {
                if (!onForgotPassword) return;
                event.preventDefault();
                // From the page: a password manager may have filled the field without any event.
                const form = event.currentTarget.closest('form');
                onForgotPassword(String(new FormData(form ?? undefined).get('email') ?? ''));
              }}
            >
              {t('forgotPassword')}
            </Link>
          )
        }
      />
      <FormError>{errorText}</FormError>
      <Button
        type="submit"
        variant="primary"
        size="lg"
        isPending={isPending}
        isDisabled={isDisabled}
        disabledReason={disabledReason}
      >
        {t('signIn')}
      </Button>
    </Form>
  );
}
