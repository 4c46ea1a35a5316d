import type { PasskeyQuestion } from '../../contracts/auth';
import { PASSKEY_NAME_MAX } from '../../domain/auth/passkey';
import { passkeyNameRules } from '../../domain/forms/passkey-name';
import { usersPasskeysMessages } from '../../messages/generated/en/users';
import { useMessages } from '../../messages/messages';
import { FormDialog } from '../ui/FormDialog';
import { TextField } from '../ui/TextField';
import { useForm } from '../ui/useForm';

/** Asks what a passkey is to be called. */
export function PasskeyNameModal({
  isOpen,
  passkey,
  isPending,
  failure,
  onConfirm,
  onClose,
}: PasskeyQuestion<(name: string) => void>) {
  const t = useMessages(usersPasskeysMessages);
  const form = useForm(passkeyNameRules, { name: passkey.name });
  const { errorCode, ...field } = form.field('name');
  return (
    <FormDialog
      data-slot="passkey-name-form"
      size="sm"
      isOpen={isOpen}
      title={t('passkeyNameTitle')}
      description={t('passkeyNameText')}
      submit={t('passkeyNameSave')}
      isPending={isPending}
      failure={failure}
      failedText={t('passkeyNameFailed')}
      onSubmit={(event) => form.submit(event, ({ name }) => onConfirm(name))}
      onClose={onClose}
    >
      <TextField
        label={t('passkeyName')}
        autoFocus
        autoComplete="off"
        maxLength={PASSKEY_NAME_MAX}
        isRequired
        {...field}
        errorText={errorCode && t('passkeyNameRequired')}
      />
    </FormDialog>
  );
}
