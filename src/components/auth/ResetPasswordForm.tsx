import type { ResetPasswordFormProps } from '../../contracts/auth';
import { resetPasswordRules } from '../../domain/forms/reset-password';
import { authRecoveryMessages } from '../../messages/generated/en/auth';
import { sharedNewPasswordMessages } from '../../messages/generated/en/shared';
import { useMessages } from '../../messages/messages';
import { layered } from '../../theme/layered';
import { styled } from '../../theme/styled';
import { NewPasswordField } from '../shared/NewPasswordField';
import { newPasswordError } from '../shared/new-password-error';
import { Button } from '../ui/Button';
import { FormError } from '../ui/FormError';
import { PasswordField } from '../ui/PasswordField';
import { useForm } from '../ui/useForm';
import { useRefusedFields } from '../ui/useRefusedFields';
import { RECOVERY_FORM } from './recovery-css';
import { useAuthFailure } from './useAuthFailure';

const Form = styled('form')(layered(() => RECOVERY_FORM));

/** A new password and its confirmation (rules of specification §5). */
export function ResetPasswordForm({ email, isPending, failure, onSubmit }: ResetPasswordFormProps) {
  const t = useMessages(authRecoveryMessages);
  const failed = useAuthFailure();
  const tNewPassword = useMessages(sharedNewPasswordMessages);
  const form = useForm(resetPasswordRules, { newPassword: '', confirmation: '' }, { isPending });
  const refused = useRefusedFields(form, failure);
  const { errorCode, ...password } = form.field('newPassword');
  const { errorCode: mismatch, ...confirmation } = form.field('confirmation');
  const passwordError = newPasswordError(errorCode);

  return (
    <Form
      data-slot="reset-password-form"
      noValidate
      onSubmit={(event) => form.submit(event, onSubmit)}
    >
      <input type="text" name="username" autoComplete="username" value={email} readOnly hidden />
      <NewPasswordField
        isRequired
        {...password}
        errorText={passwordError ? tNewPassword(passwordError) : refused.textOf('newPassword')}
      />
      <PasswordField
        label={tNewPassword('newPasswordConfirmation')}
        autoComplete="new-password"
        isRequired
        {...confirmation}
        errorText={mismatch && t('resetMismatch')}
      />
      <FormError>{failed(refused.failure, t('resetBroken'))}</FormError>
      <Button type="submit" variant="primary" isPending={isPending}>
        {t('resetSubmit')}
      </Button>
    </Form>
  );
}
