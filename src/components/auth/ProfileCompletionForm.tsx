import { useState } from 'react';
import type { ProfileCompletionFormProps } from '../../contracts/auth';
import { failureText } from '../../domain/failure';
import { displayNameFrom, type ProfileValues, profileRules } from '../../domain/forms/profile';
import { authProfileMessages, authSharedMessages } from '../../messages/generated/en/auth';
import {
  sharedNewPasswordMessages,
  sharedProfileMessages,
} from '../../messages/generated/en/shared';
import { uiFormsMessages } from '../../messages/generated/en/ui';
import { useMessages } from '../../messages/messages';
import { layered } from '../../theme/layered';
import { Part } from '../../theme/Part';
import { styled } from '../../theme/styled';
import { NewPasswordField } from '../shared/NewPasswordField';
import { newPasswordError } from '../shared/new-password-error';
import { profileError } from '../shared/profile-error';
import { Button } from '../ui/Button';
import { FormError } from '../ui/FormError';
import { KEEP_FOCUS } from '../ui/keep-focus';
import { PasswordField } from '../ui/PasswordField';
import { TextField } from '../ui/TextField';
import { type FormField, useForm } from '../ui/useForm';
import { useRefusedFields } from '../ui/useRefusedFields';

const Form = styled('form')(
  layered(`
  display: grid;
  gap: var(--plinth-space-5);
  & > [data-slot='form-names'] {
    display: grid;
    align-items: start;
    grid-template-columns: repeat(auto-fit, minmax(min(100%, 160px), 1fr));
    gap: var(--plinth-space-5) var(--plinth-space-4);
  }
  & > [data-slot='form-actions'] { display: grid; gap: var(--plinth-space-2); }
  `),
);

/** The form of the first sign-in (specification §2.1, rules of §5). */
export function ProfileCompletionForm({
  email,
  defaultValues,
  isCurrentPassword = () => false,
  isCurrentPasswordAsked = false,
  pending,
  failure,
  skipFailure,
  onSubmit,
  onSkip,
}: ProfileCompletionFormProps) {
  const t = useMessages(authProfileMessages);
  const tProfile = useMessages(sharedProfileMessages);
  const tForms = useMessages(uiFormsMessages);
  const tShared = useMessages(authSharedMessages);
  const tNewPassword = useMessages(sharedNewPasswordMessages);
  const { firstname = '', lastname = '', displayName = '', phoneNumber = '' } = defaultValues ?? {};
  const form = useForm(
    profileRules({ isCurrentPassword, isCurrentPasswordAsked }),
    {
      firstname,
      lastname,
      displayName: displayName || displayNameFrom(firstname, lastname),
      phoneNumber,
      oldPassword: '',
      password: '',
      changepassword: '',
    },
    { isPending: Boolean(pending) },
  );
  const refused = useRefusedFields(form, failure);
  const [isDisplayNameOwn, setDisplayNameOwn] = useState(displayName !== '');
  const first = form.field('firstname');
  const last = form.field('lastname');
  const display = form.field('displayName');

  function suggest(firstName: string, lastName: string): void {
    if (!isDisplayNameOwn) display.onChange(displayNameFrom(firstName, lastName));
  }

  function texts({ errorCode, ...field }: FormField<keyof ProfileValues>) {
    const code = profileError(errorCode);
    const passwordCode = newPasswordError(errorCode);
    const ownError = code ? tProfile(code) : passwordCode && tNewPassword(passwordCode);
    const errorText = ownError ?? refused.textOf(field.name);
    return { ...field, errorText, isRequired: true };
  }

  return (
    <Form
      data-slot="profile-completion-form"
      noValidate
      onSubmit={(event) => form.submit(event, onSubmit)}
    >
      {/* Password managers save the new password under this name. */}
      <input type="text" name="username" autoComplete="username" value={email} readOnly hidden />
      <Part as="div" data-slot="form-names">
        <TextField
          {...texts(first)}
          label={tProfile('profileFirstName')}
          autoComplete="given-name"
          onChange={(value) => {
            first.onChange(value);
            suggest(value, last.value);
          }}
        />
        <TextField
          {...texts(last)}
          label={tProfile('profileLastName')}
          autoComplete="family-name"
          onChange={(value) => {
            last.onChange(value);
            suggest(first.value, value);
          }}
        />
      </Part>
      <TextField
        {...texts(display)}
        label={tProfile('profileDisplayName')}
        description={tProfile('profileDisplayNameHelp')}
        autoComplete="nickname"
        onChange={(value) => {
          setDisplayNameOwn(true);
          display.onChange(value);
        }}
      />
      <TextField
        {...texts(form.field('phoneNumber'))}
        label={tProfile('profilePhone')}
        description={tProfile('profilePhoneHelp')}
        type="tel"
        autoComplete="tel"
        inputMode="tel"
      />
      {isCurrentPasswordAsked && (
        <PasswordField
          {...texts(form.field('oldPassword'))}
          label={tForms('currentPassword')}
          description={t('profileCurrentPasswordHelp')}
          autoComplete="current-password"
        />
      )}
      <NewPasswordField {...texts(form.field('password'))} />
      <PasswordField
        {...texts(form.field('changepassword'))}
        label={tNewPassword('newPasswordConfirmation')}
        autoComplete="new-password"
      />
      <FormError>
        {skipFailure
          ? t('profileSkipFailed')
          : failureText(refused.failure, t('profileSaveFailed'))}
      </FormError>
      <Part as="div" data-slot="form-actions">
        <Button
          type="submit"
          variant="primary"
          isPending={pending === 'submit'}
          isDisabled={pending === 'skip' || !form.isValid}
          disabledReason={pending === 'skip' ? t('profileWait') : tForms('fillIn')}
        >
          {tShared('submit')}
        </Button>
        <Button
          {...KEEP_FOCUS}
          variant="ghost"
          isPending={pending === 'skip'}
          isDisabled={pending === 'submit'}
          disabledReason={t('profileWait')}
          onPress={onSkip}
        >
          {t('profileSkip')}
        </Button>
      </Part>
    </Form>
  );
}
