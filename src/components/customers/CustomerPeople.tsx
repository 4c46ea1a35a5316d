import { useMemo } from 'react';
import type { CustomerScreenProps } from '../../contracts/customers';
import type { UserRow } from '../../domain/users/user-row';
import {
  customersDetailMessages,
  customersPartsMessages,
} from '../../messages/generated/en/customers';
import { sharedPeopleMessages, sharedUsersMessages } from '../../messages/generated/en/shared';
import { useMessages, useMessagesLocale } from '../../messages/messages';
import { layered } from '../../theme/layered';
import { styled } from '../../theme/styled';
import { usersColumns } from '../shared/user-columns';
import { Button } from '../ui/Button';
import { InviteIcon, UsersIcon } from '../ui/icons';
import { useLinks } from '../ui/LinksProvider';
import { useRefusal } from '../ui/useRefusal';
import { CustomerPart } from './CustomerPart';

const emailOf = ({ email }: UserRow) => email;
const FACTS = ['roles', 'lastLoginDate', 'isActive'] as const;

const Actions = styled('div')(layered('margin-block-end: var(--plinth-space-4);'));

/** Users of a customer, and a link to invite more (workday §1). */
export function CustomerPeople({
  parts,
  tabs,
  now,
}: Pick<CustomerScreenProps, 'parts' | 'tabs' | 'now'>) {
  const links = useLinks();
  const t = useMessages(customersPartsMessages);
  const tDetail = useMessages(customersDetailMessages);
  const tUsers = useMessages(sharedUsersMessages);
  const tPeople = useMessages(sharedPeopleMessages);
  const locale = useMessagesLocale();
  const refusal = useRefusal();
  const { inviteAccess: access, inviteRefusal, onInvite } = tabs.people;
  const { rows, query } = parts.users.list;
  const isEmpty =
    (rows.status === 'empty' || (rows.status === 'ready' && rows.data.data.length === 0)) &&
    query.searchString === '' &&
    Object.values(query.filters).every((values) => values.length === 0);
  const columns = useMemo(
    () => usersColumns({ t: tUsers, tPeople, facts: FACTS, links, locale }),
    [tUsers, tPeople, links, locale],
  );
  const invite = onInvite && (
    <Button
      variant="primary"
      isDisabled={!access.allowed || inviteRefusal !== undefined}
      {...(inviteRefusal === undefined
        ? refusal(access, access.reason === 'closed' ? tDetail('closedTitle') : undefined)
        : { disabledReason: inviteRefusal })}
      onPress={onInvite}
    >
      <InviteIcon aria-hidden />
      <span>{tUsers('invite')}</span>
    </Button>
  );
  return (
    <CustomerPart
      part={parts.users}
      label={tDetail('tabUsers')}
      columns={columns}
      getRowKey={emailOf}
      now={now}
      search={{
        label: tUsers('usersSearch'),
        placeholder: tPeople('searchPeople'),
        tooShort: tPeople('searchTooShort'),
      }}
      filters={[
        { name: 'role', label: tPeople('columnRole') },
        {
          name: 'isInvited',
          label: tUsers('columnInvitation'),
          labelOf: (value) => tUsers(value === 'true' ? 'invitationPending' : 'invitationAccepted'),
        },
      ]}
      empty={{ icon: <UsersIcon />, title: t('usersEmpty'), actions: invite }}
      failedText={tPeople('peopleFailed')}
    >
      {/* The empty list has its own link. */}
      {invite && !isEmpty && <Actions data-slot="people-actions">{invite}</Actions>}
    </CustomerPart>
  );
}
