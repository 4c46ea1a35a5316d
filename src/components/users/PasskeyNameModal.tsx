import { useId } from 'react';
import type { PasskeyQuestion } from '../../contracts/auth';
import { PASSKEY_NAME_MAX } from '../../domain/auth/passkey';
import { passkeyNameRules } from '../../domain/forms/passkey-name';
import { usersPasskeysMessages } from '../../messages/generated/en/users';
import { useMessages } from '../../messages/messages';
import { layered } from '../../theme/layered';
import { styled } from '../../theme/styled';
import { Button } from '../ui/Button';
import { CancelButton } from '../ui/CancelButton';
import { FormFailure } from '../ui/FormFailure';
import { Modal } from '../ui/Modal';
import { TextField } from '../ui/TextField';
import { useForm } from '../ui/useForm';

const Form = styled('form')(
  layered(`
  display: grid;
  gap: var(--plinth-space-4);
  `),
);

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
  const formId = useId();
  const form = useForm(passkeyNameRules, { name: passkey.name });
  const { errorCode, ...field } = form.field('name');
  return (
    <Modal
      size="sm"
      isOpen={isOpen}
      title={t('passkeyNameTitle')}
      description={t('passkeyNameText')}
      isCloseDisabled={isPending}
      onClose={onClose}
      footer={
        <>
          <CancelButton isPending={isPending} onPress={onClose} />
          <Button type="submit" form={formId} variant="primary" isPending={isPending}>
            {t('passkeyNameSave')}
          </Button>
        </>
      }
    >
      <Form
        id={formId}
        data-slot="passkey-name-form"
        noValidate
        onSubmit={(event) =>
          form.submit(event, ({ name }) => {
            if (!isPending) onConfirm(name);
          })
        }
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
        <FormFailure shouldFocus={false} failure={failure} fallback={t('passkeyNameFailed')} />
      </Form>
    </Modal>
  );
}
