import { useState } from 'react';
import type { CompanyChoice, PeopleCompany } from '../../contracts/users';
import type { Failure } from '../../domain/failure';
import { type InviteChoices, inviteRules } from '../../domain/forms/invite';
import { namesSeveral } from '../../domain/forms/invite-several';
import type { Reading } from '../../domain/reading';
import type { Role } from '../../domain/roles/role';
import { sharedUsersMessages } from '../../messages/generated/en/shared';
import { uiFailureMessages, uiFeedbackMessages } from '../../messages/generated/en/ui';
import {
  usersInviteForMessages,
  usersInviteMessages,
  usersRoleMessages,
  usersSharedMessages,
} from '../../messages/generated/en/users';
import { useMessages } from '../../messages/messages';
import { layered } from '../../theme/layered';
import { Part } from '../../theme/Part';
import { styled } from '../../theme/styled';
import { Button } from '../ui/Button';
import { FailureReason } from '../ui/FailureReason';
import { FormDialog } from '../ui/FormDialog';
import { FormError } from '../ui/FormError';
import { NeededPermission } from '../ui/NeededPermission';
import { TextField } from '../ui/TextField';
import { useForm } from '../ui/useForm';
import { CompanyField } from './CompanyField';
import { inviteError } from './invite-error';
import { RoleField, useChosenRole } from './RoleField';

/** Props of {@link InviteModal}. */
export interface InviteModalProps {
  /** Whether it is open. Controlled. */
  isOpen: boolean;
  /** Whether the invitation is being sent; blocks closing and submitting. */
  isPending: boolean;
  /** Why the last attempt failed; the input stays. @default null */
  failure?: Failure | null | undefined;
  /** The company of the invitation, if fixed. @default the viewer's own, or the selected one */
  company?: PeopleCompany | null | undefined;
  /** The companies to choose from. @default none */
  companies?: CompanyChoice | null | undefined;
  /** The roles to choose from. @default no role can be assigned */
  roles?: Reading<readonly Role[]> | null | undefined;
  /**
   * E-mail of a person whose invitation succeeded but whose role failed: only the role is sent
   * again. @default none
   * @default none
   */
  invited?: string | null | undefined;
  /** Called with the validated, trimmed e-mail and the selected role. */
  onInvite: (values: InviteChoices) => void;
  /**
   * Called to invite several people instead, with the typed text, or with pasted addresses.
   * @default not offered
   * @default not offered
   */
  onSeveral?: ((text: string) => void) | undefined;
  /** Called by Cancel, Escape and the close button. Close it here. */
  onClose: () => void;
}

const Fields = styled('div')(
  layered(`
  display: grid;
  gap: var(--plinth-space-4);
  & [data-slot='field-action'] > button { margin-block: -4px; margin-inline-end: calc(-1 * var(--plinth-space-2)); }
  & [data-slot='invite-failed'] { display: block; font-weight: 600; }
  `),
);

/** Invites a new user by e-mail (specification §2.4, rules of §5, results of §8). */
export function InviteModal(props: InviteModalProps) {
  // Unmounts with the dialog, so that it always opens empty.
  return props.isOpen ? <OpenInviteModal {...props} /> : null;
}

function OpenInviteModal(props: InviteModalProps) {
  const { isPending, failure, company, companies, roles, invited, onInvite, onClose } = props;
  const t = useMessages(usersInviteMessages);
  const tFor = useMessages(usersInviteForMessages);
  const tRole = useMessages(usersRoleMessages);
  const tShared = useMessages(usersSharedMessages);
  const tUsers = useMessages(sharedUsersMessages);
  const tFeedback = useMessages(uiFeedbackMessages);
  const tFailure = useMessages(uiFailureMessages);
  const { role, field } = useChosenRole(roles);
  // The invitation exists already; only the role is missing.
  const isInvited = typeof invited === 'string';
  const onSeveral = isInvited ? undefined : props.onSeveral;
  const form = useForm(inviteRules, { email: '' });
  const { errorCode, ...email } = form.field('email');
  return (
    <FormDialog
      data-slot="invite-form"
      size="sm"
      isOpen
      title={t('inviteTitle')}
      description={company ? tFor('inviteTextFor', { company: company.name }) : t('inviteText')}
      cancel={isInvited && !isPending && <Button onPress={onClose}>{tFeedback('close')}</Button>}
      submit={isInvited ? tRole('giveRole') : tUsers('invite')}
      isPending={isPending}
      onSubmit={(event) => {
        // Several addresses are not an error: they open the other dialog.
        if (onSeveral && namesSeveral(email.value)) onSeveral(email.value);
        else {
          form.submit(event, (values) =>
            onInvite(role === undefined ? values : { ...values, role }),
          );
        }
      }}
      onClose={onClose}
    >
      <Fields
        data-slot="invite-fields"
        onPaste={(event) => {
          const text = event.clipboardData.getData('text');
          if (!onSeveral || isPending || !namesSeveral(text)) return;
          event.preventDefault();
          onSeveral(text);
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
          // Another person's address: the browser must not autofill the user's own.
          type="email"
          autoComplete="off"
          inputMode="email"
          autoCapitalize="none"
          spellCheck={false}
          isRequired
          readOnly={isPending || isInvited}
          errorText={errorCode && t(inviteError(errorCode))}
        />
        {companies && <CompanyField {...companies} isDisabled={isPending} />}
        {field && <RoleField {...field} isDisabled={isPending} />}
        <FormError>
          {failure &&
            (isInvited ? (
              <RoleRefused failure={failure} email={invited} role={role ?? ''} />
            ) : (
              <>
                <Part as="span" data-slot="invite-failed">
                  {tFailure('failed')}
                </Part>
                <span>{t('inviteFailedText')}</span>
                <NeededPermission failure={failure} />
              </>
            ))}
        </FormError>
      </Fields>
    </FormDialog>
  );
}

/** The invitation was sent, but the role was refused; shows the server's reason (workday §9.5). */
function RoleRefused({ failure, email, role }: { failure: Failure; email: string; role: string }) {
  const t = useMessages(usersInviteForMessages);
  // The role that was refused, even after another one is selected.
  const [refused] = useState(role);
  return (
    <>
      <Part as="span" data-slot="invite-failed">
        {t('inviteNoRole', { email, role: refused })}
      </Part>
      <FailureReason failure={failure} />
    </>
  );
}
