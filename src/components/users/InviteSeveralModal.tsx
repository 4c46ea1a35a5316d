import type { InviteSeveralModalProps } from '../../contracts/users';
import {
  INVITE_MOST,
  inviteAddressesIn,
  invitedIn,
  inviteSeveralRules,
} from '../../domain/forms/invite-several';
import { sharedUsersMessages } from '../../messages/generated/en/shared';
import {
  usersInviteForMessages,
  usersInviteMessages,
  usersSeveralMessages,
} from '../../messages/generated/en/users';
import { useMessages } from '../../messages/messages';
import { INVITE_SEVERAL_FORM } from '../ui/drafts';
import { FormDialog } from '../ui/FormDialog';
import { useForm } from '../ui/useForm';
import { AddressesField } from './AddressesField';
import { CompanyField } from './CompanyField';
import { InviteProgress } from './InviteProgress';
import { RoleField, useChosenRole } from './RoleField';

/** Shorter text is discarded without asking. */
const SHORT = 10;

/**
 * Invites several people (contract §4.29): addresses typed or pasted, with invalid and duplicate
 * ones marked by line, and an initial role; then the progress and failures.
 *
 * @example
 * const { open, dialog } = useInviteSeveral();
 * // <Button onPress={() => open('')}>Invite several</Button> {dialog && <InviteSeveralModal {...dialog} />}
 */
export function InviteSeveralModal(props: InviteSeveralModalProps) {
  // Unmounts with the dialog, so that it always opens with the saved state.
  if (!props.isOpen) return null;
  const { invitations } = props;
  return invitations ? (
    <InviteProgress {...props} invitations={invitations} />
  ) : (
    <TypedInvitations {...props} />
  );
}

function TypedInvitations({
  text,
  roles,
  company,
  companies,
  onInvite,
  onClose,
}: InviteSeveralModalProps) {
  const t = useMessages(usersSeveralMessages);
  const tInvite = useMessages(usersInviteMessages);
  const tFor = useMessages(usersInviteForMessages);
  const tShared = useMessages(sharedUsersMessages);
  const form = useForm(
    inviteSeveralRules,
    { emails: '' },
    { draft: INVITE_SEVERAL_FORM, given: text ? { emails: text } : undefined },
  );
  const { errorCode, ...typed } = form.field('emails');
  const addresses = inviteAddressesIn(typed.value);
  const emails = invitedIn(addresses);
  const errors = {
    severalFix: t('severalFix'),
    inviteEmailRequired: tInvite('inviteEmailRequired'),
    severalTooMany: t('severalTooMany', { most: INVITE_MOST }),
  };
  const { role, field } = useChosenRole(roles);
  return (
    <FormDialog
      data-slot="invite-several"
      isOpen
      title={tInvite('inviteSeveral')}
      description={
        company
          ? `${t('severalText')} ${tFor('inviteTo', { company: company.name })}`
          : t('severalText')
      }
      hasTyped={form.isOlder && typed.value.length > SHORT}
      submit={
        emails.length === 0 ? tShared('invite') : t('severalConfirm', { count: emails.length })
      }
      isPending={false}
      // Without a selected role everybody starts as Guest.
      onSubmit={(event) => form.submit(event, (sent) => onInvite(sent.emails, role ?? null))}
      onClose={onClose}
    >
      <AddressesField
        {...typed}
        addresses={addresses}
        errorText={errors[errorCode as keyof typeof errors]}
      />
      <p role="status">{emails.length > 0 && t('severalCount', { count: emails.length })}</p>
      {companies && <CompanyField {...companies} isDisabled={false} />}
      {field && <RoleField {...field} />}
    </FormDialog>
  );
}
