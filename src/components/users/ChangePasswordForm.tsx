import { type FormEvent, useState } from 'react';
import type { ChangePasswordFormProps } from '../../contracts/users';
import { type ChangePasswordValues, changePasswordRules } from '../../domain/forms/change-password';
import {
  sharedNewPasswordMessages,
  sharedProfileMessages,
} from '../../messages/generated/en/shared';
import { uiFormsMessages } from '../../messages/generated/en/ui';
import { usersProfileMessages } from '../../messages/generated/en/users';
import { useMessages } from '../../messages/messages';
import { layered } from '../../theme/layered';
import { Part } from '../../theme/Part';
import { styled } from '../../theme/styled';
import { NewPasswordField } from '../shared/NewPasswordField';
import { newPasswordError } from '../shared/new-password-error';
import { profileError } from '../shared/profile-error';
import { Button } from '../ui/Button';
import { FormFailure } from '../ui/FormFailure';
import { PasswordField } from '../ui/PasswordField';
import { showErrors } from '../ui/show-errors';
import { type FormField, useForm } from '../ui/useForm';
import { useRefusedFields } from '../ui/useRefusedFields';
import { PROFILE_FORM } from './profile-form-css';

const EMPTY: ChangePasswordValues = { oldPassword: '', newPassword: '', confirmation: '' };

const Form = styled('form')(layered(() => PROFILE_FORM));

/** Changes a password: current, new and confirmation (specification §5, §7.2). */
export function ChangePasswordForm({
  email,
  isPending,
  failure,
  changes,
  onSubmit,
  onUnsavedChange,
}: ChangePasswordFormProps) {
  const t = useMessages(usersProfileMessages);
  const tForms = useMessages(uiFormsMessages);
  const tProfile = useMessages(sharedProfileMessages);
  const tNewPassword = useMessages(sharedNewPasswordMessages);
  const form = useForm(changePasswordRules, EMPTY, { isPending });
  const refused = useRefusedFields(form, failure);
  const [seen, setSeen] = useState(changes);
  if (seen !== changes) {
    setSeen(changes);
    form.reset();
  }

  function texts({ errorCode, ...rest }: FormField<keyof ChangePasswordValues>) {
    const code = profileError(errorCode);
    const passwordCode = newPasswordError(errorCode);
    return {
      ...rest,
      errorText: code
        ? tProfile(code)
        : passwordCode
          ? tNewPassword(passwordCode)
          : refused.textOf(rest.name),
      isRequired: true,
      readOnly: isPending,
    };
  }

  return (
    <Form
      data-slot="change-password-form"
      noValidate
      onChange={({ currentTarget }: FormEvent<HTMLFormElement>) => {
        // Ignores the current password, which a browser may autofill.
        const filled = new FormData(currentTarget);
        onUnsavedChange(Boolean(filled.get('newPassword') || filled.get('confirmation')));
      }}
      onSubmit={(event) => form.submit(event, onSubmit)}
    >
      {/* Password managers save the new password under this name. */}
      <input type="text" name="username" autoComplete="username" value={email} readOnly hidden />
      <PasswordField
        {...texts(form.field('oldPassword'))}
        label={tForms('currentPassword')}
        autoComplete="current-password"
      />
      <NewPasswordField {...texts(form.field('newPassword'))} />
      <PasswordField
        {...texts(form.field('confirmation'))}
        label={tNewPassword('newPasswordConfirmation')}
        autoComplete="new-password"
      />
      <FormFailure failure={refused.failure} fallback={t('passwordFailed')} />
      <Part as="div" data-slot="form-actions">
        <Button
          type="submit"
          isPending={isPending}
          isDisabled={!isPending && !form.isValid}
          disabledReason={tForms('fillIn')}
          onWhy={showErrors}
        >
          {t('passwordSubmit')}
        </Button>
      </Part>
    </Form>
  );
}
