import { useState } from 'react';
import type { InviteSeveralModalProps } from '../../contracts/users';
import { INVITE_MOST, inviteAddressesIn, invitedIn } from '../../domain/forms/invite-several';
import { sharedUsersMessages } from '../../messages/generated/en/shared';
import {
  usersInviteForMessages,
  usersInviteMessages,
  usersSeveralMessages,
} from '../../messages/generated/en/users';
import { useMessages } from '../../messages/messages';
import { INVITE_SEVERAL_FORM, useDraft } from '../ui/drafts';
import { FormDialog } from '../ui/FormDialog';
import { AddressesField } from './AddressesField';
import { CompanyField } from './CompanyField';
import { InviteProgress } from './InviteProgress';
import { RoleField, useChosenRole } from './RoleField';

/** What is so short that nobody misses it: the beginning of one address. */
const SHORT = 10;

/**
 * Invites several at once (contract §4.29): addresses that are typed or pasted, those that are wrong or
 * there twice marked by their line, and a role to start with; then how far it is, and what failed.
 *
 * @example
 * const { open, dialog } = useInviteSeveral();
 * // <Button onPress={() => open('')}>Invite several</Button> {dialog && <InviteSeveralModal {...dialog} />}
 */
export function InviteSeveralModal(props: InviteSeveralModalProps) {
  // Unmounts with the dialog, so that the next one starts fresh.
  if (!props.isOpen) return null;
  const { invitations } = props;
  return invitations ? (
    <InviteProgress {...props} invitations={invitations} />
  ) : (
    <TypedInvitations {...props} />
  );
}

function TypedInvitations({
  text: given,
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
  const [text, setText, isOlder] = useDraft(INVITE_SEVERAL_FORM, '', given || undefined);
  const [isAsked, setAsked] = useState(false);
  const addresses = inviteAddressesIn(text);
  const emails = invitedIn(addresses);
  const isWrong = addresses.some(({ problem }) => problem !== null);
  const error = isWrong
    ? t('severalFix')
    : emails.length === 0
      ? tInvite('inviteEmailRequired')
      : emails.length > INVITE_MOST && t('severalTooMany', { most: INVITE_MOST });
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
      hasTyped={isOlder && text.length > SHORT}
      submit={
        emails.length === 0 ? tShared('invite') : t('severalConfirm', { count: emails.length })
      }
      isPending={false}
      onSubmit={(event) => {
        setAsked(true);
        // Everybody starts as a guest, without being told to.
        if (!error) onInvite(emails, role ?? null);
        else event.currentTarget.querySelector('textarea')?.focus();
      }}
      onClose={onClose}
    >
      <AddressesField
        value={text}
        onChange={setText}
        addresses={addresses}
        errorText={(isAsked && error) || undefined}
      />
      <p role="status">{emails.length > 0 && t('severalCount', { count: emails.length })}</p>
      {companies && <CompanyField {...companies} isDisabled={false} />}
      {field && <RoleField {...field} />}
    </FormDialog>
  );
}
