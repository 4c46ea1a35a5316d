import { useId } from 'react';
import type { Failure } from '../../domain/failure';
import { type InviteValues, inviteRules } from '../../domain/forms/invite';
import { namesSeveral } from '../../domain/forms/invite-several';
import { uiFailureMessages } from '../../messages/generated/en/ui';
import { usersInviteMessages, usersSharedMessages } from '../../messages/generated/en/users';
import { useMessages } from '../../messages/messages';
import { layered } from '../../theme/layered';
import { Part } from '../../theme/Part';
import { styled } from '../../theme/styled';
import { Button } from '../ui/Button';
import { CancelButton } from '../ui/CancelButton';
import { FormError } from '../ui/FormError';
import { Modal } from '../ui/Modal';
import { NeededPermission } from '../ui/NeededPermission';
import { TextField } from '../ui/TextField';
import { useForm } from '../ui/useForm';
import { inviteError } from './invite-error';

/** Props of {@link InviteModal}. */
export interface InviteModalProps {
  /** Whether it is open. You hold it. */
  isOpen: boolean;
  /** While the invitation is sent: nothing closes it, and a second press does nothing. */
  isPending: boolean;
  /** Why the last try failed; what was typed stays. @default null */
  failure?: Failure | null | undefined;
  /** Called with the checked e-mail, without the blanks around it. */
  onInvite: (values: InviteValues) => void;
  /**
   * Called to invite several instead, with what was typed, or with several addresses that were pasted.
   * @default one at a time
   */
  onSeveral?: ((text: string) => void) | undefined;
  /** Called by Cancel, Escape and the button in its corner. Close it here. */
  onClose: () => void;
}

const Form = /* @__PURE__ */ styled('form')(
  /* @__PURE__ */ layered(`
  display: grid;
  gap: var(--plinth-space-4);
  & [data-slot='field-action'] > button { margin-block: -4px; margin-inline-end: calc(-1 * var(--plinth-space-2)); }
  & [data-slot='invite-failed'] { display: block; font-weight: 600; }
  `),
);

/** Invites a new user by e-mail (specification §2.4, rules of §5, results of §8). */
export function InviteModal(props: InviteModalProps) {
  const { isOpen, isPending, onClose } = props;
  const t = useMessages(usersInviteMessages);
  const tShared = useMessages(usersSharedMessages);
  const formId = useId();
  return (
    <Modal
      size="sm"
      title={t('inviteTitle')}
      description={t('inviteText')}
      isOpen={isOpen}
      isCloseDisabled={isPending}
      onClose={onClose}
      footer={
        <>
          <CancelButton isPending={isPending} onPress={onClose} />
          <Button type="submit" form={formId} variant="primary" isPending={isPending}>
            {tShared('invite')}
          </Button>
        </>
      }
    >
      {/* Goes with the dialog, so that the next invitation starts empty. */}
      <InviteForm {...props} id={formId} />
    </Modal>
  );
}

function InviteForm({
  id,
  isPending,
  failure,
  onInvite,
  onSeveral,
}: InviteModalProps & { id: string }) {
  const t = useMessages(usersInviteMessages);
  const tShared = useMessages(usersSharedMessages);
  const tFailure = useMessages(uiFailureMessages);
  const form = useForm(inviteRules, { email: '' });
  const { errorCode, ...email } = form.field('email');
  return (
    <Form
      id={id}
      data-slot="invite-form"
      noValidate
      onPaste={(event) => {
        const text = event.clipboardData.getData('text');
        if (!onSeveral || isPending || !namesSeveral(text)) return;
        event.preventDefault();
        onSeveral(text);
      }}
      onSubmit={(event) => {
        // Several that were typed are no wrong address.
        if (onSeveral && !isPending && namesSeveral(email.value)) {
          event.preventDefault();
          onSeveral(email.value);
          return;
        }
        form.submit(event, (values) => {
          if (!isPending) onInvite(values);
        });
      }}
    >
      <TextField
        {...email}
        autoFocus
        label={tShared('email')}
        labelAction={
          onSeveral && (
            <Button
              size="sm"
              variant="ghost"
              isDisabled={isPending}
              onPress={() => onSeveral(email.value)}
            >
              {t('inviteSeveral')}
            </Button>
          )
        }
        // Another person's address: the browser must not offer the user's own.
        type="email"
        autoComplete="off"
        inputMode="email"
        autoCapitalize="none"
        spellCheck={false}
        isRequired
        readOnly={isPending}
        errorText={errorCode && t(inviteError(errorCode))}
      />
      <FormError>
        {failure && (
          <>
            <Part as="span" data-slot="invite-failed">
              {tFailure('failed')}
            </Part>
            <span>{t('inviteFailedText')}</span>
            <NeededPermission failure={failure} />
          </>
        )}
      </FormError>
    </Form>
  );
}
