import { Suspense, useCallback, useMemo, useState } from 'react';
import type { UsersScreenProps } from '../../contracts/users';
import { dataOr } from '../../domain/reading';
import { displayNameOf } from '../../domain/users/user';
import type { UserFact, UserRow } from '../../domain/users/user-row';
import {
  sharedPeopleMessages,
  sharedRolesMessages,
  sharedUsersMessages,
} from '../../messages/generated/en/shared';
import {
  usersListMessages,
  usersRoleMessages,
  usersSharedMessages,
} from '../../messages/generated/en/users';
import type { Translate } from '../../messages/messages';
import { useMessages, useMessagesLocale } from '../../messages/messages';
import { availableFacts, usersColumns } from '../shared/user-columns';
import { DeleteIcon, InviteIcon, UsersIcon } from '../ui/icons';
import { useLinks } from '../ui/LinksProvider';
import { ListScreen } from '../ui/ListScreen';
import { lazyPart } from '../ui/lazy-part';
import type { ListFilter } from '../ui/list/list-props';
import { type PageAction, PageActions } from '../ui/PageActions';
import { useRefusal } from '../ui/useRefusal';
import { useAccountEntries } from './account-entries';
import { deleteAccess, userRowActions } from './user-row-actions';

type T = Translate<(typeof usersListMessages)['messages']>;
type Users = Translate<(typeof sharedUsersMessages)['messages']>;
type People = Translate<(typeof sharedPeopleMessages)['messages']>;

/** Filters of the users, for facets that the server counts. */
function userFilters(
  t: T,
  tUsers: Users,
  tPeople: People,
  facts: readonly UserFact[],
): readonly ListFilter[] {
  return [
    ...(facts.includes('customerName')
      ? [{ name: 'customerId', label: tPeople('columnCompany') }]
      : []),
    { name: 'role', label: tPeople('columnRole') },
    {
      name: 'hasRole',
      label: t('roleGiven'),
      labelOf: (value) => t(value === 'true' ? 'withRole' : 'withoutRole'),
    },
    {
      name: 'isActive',
      label: tUsers('columnStatus'),
      labelOf: (value) => (value === 'true' ? tPeople('columnActive') : tUsers('inactive')),
    },
    {
      name: 'twoFactorEnabled',
      label: tUsers('columnTwoFactor'),
      labelOf: (value) => tUsers(value === 'true' ? 'twoFactorOn' : 'twoFactorOff'),
    },
    {
      name: 'isInvited',
      label: tUsers('columnInvitation'),
      labelOf: (value) => tUsers(value === 'true' ? 'invitationPending' : 'invitationAccepted'),
    },
  ];
}

// Loaded on first open, because dialogs depend on react-aria.
const DeleteUsersDialog = lazyPart(
  async () => (await import('./DeleteUsersDialog')).DeleteUsersDialog,
);

const GiveRoleModal = lazyPart(async () => (await import('./GiveRoleModal')).GiveRoleModal);

const UserDrawer = lazyPart(async () => (await import('./UserDrawer')).UserDrawer);

const AccountDialog = lazyPart(async () => (await import('./AccountDialog')).AccountDialog);

const InvitationDialog = lazyPart(
  async () => (await import('./InvitationDialog')).InvitationDialog,
);

const NO_PAGE = { data: [], totalRecords: null, totalPages: null };
const NO_ACCOUNTS = {};
const keyOf = ({ email }: UserRow) => email;

/**
 * All users, with their actions (specification §2.2, §7.2).
 *
 * @example
 * <UsersScreen {...useUsersScreen()} />
 */
export function UsersScreen(props: UsersScreenProps) {
  const links = useLinks();
  const { list, actor, now, deletion, onImpersonate } = props;
  const { onDelete, refusal: deleteRefusal } = deletion;
  const { onInvite, inviteRefusal, roleGiving, invitations, accounts } = props;
  const t = useMessages(usersListMessages);
  const tUsers = useMessages(sharedUsersMessages);
  const tShared = useMessages(usersSharedMessages);
  const tPeople = useMessages(sharedPeopleMessages);
  const tRole = useMessages(usersRoleMessages);
  const tRoles = useMessages(sharedRolesMessages);
  const locale = useMessagesLocale();
  const refusal = useRefusal();
  const [details, setDetails] = useState<{ user: UserRow; isOpen: boolean } | null>(null);
  const onView = useCallback((user: UserRow) => setDetails({ user, isOpen: true }), []);

  const users: readonly UserRow[] = dataOr(list.rows, NO_PAGE).data;
  const facts = useMemo(() => availableFacts(users, actor), [users, actor]);
  const columns = useMemo(
    () => usersColumns({ t: tUsers, tPeople, facts, actor, links, locale }),
    [tUsers, tPeople, facts, actor, links, locale],
  );
  const rules = useMemo(
    () => ({ actor, t, refusal, deleteRefusal }),
    [actor, t, refusal, deleteRefusal],
  );
  const { onOpen: onGiveRole, refusal: giveRefusal, access: giveAccess } = roleGiving ?? {};
  const onInvitation = invitations?.onAsk;
  const accountEntries = useAccountEntries(actor, accounts ?? NO_ACCOUNTS);
  const rowActions = useMemo(
    () =>
      userRowActions({
        ...rules,
        tShared,
        tRole,
        tRoles,
        links,
        onView,
        onDelete,
        onImpersonate,
        roleGiving: onGiveRole && { access: giveAccess, refusal: giveRefusal, onOpen: onGiveRole },
        inviteRefusal,
        onInvitation,
        accountEntries,
      }),
    [
      rules,
      tShared,
      tRole,
      tRoles,
      links,
      onView,
      onDelete,
      onImpersonate,
      onGiveRole,
      giveRefusal,
      giveAccess,
      inviteRefusal,
      onInvitation,
      accountEntries,
    ],
  );
  const actions: readonly PageAction[] | undefined = onInvite && [
    {
      id: 'invite',
      variant: 'primary',
      label: tUsers('invite'),
      icon: <InviteIcon aria-hidden />,
      isDisabled: inviteRefusal !== undefined,
      disabledReason: inviteRefusal,
      onAction: onInvite,
    },
  ];

  return (
    <ListScreen
      data-slot="users-screen"
      title={t('listTitle')}
      text={t('listIntro')}
      exporting={props.exporting}
      actions={actions}
      list={list}
      columns={columns}
      wideFrom={840}
      getRowKey={keyOf}
      getRowLabel={displayNameOf}
      now={now}
      search={{
        label: tUsers('usersSearch'),
        placeholder: tPeople('searchPeople'),
        tooShort: list.query.searchString
          ? t('listSearchTooShortKept', { search: list.query.searchString })
          : tPeople('searchTooShort'),
      }}
      filters={userFilters(t, tUsers, tPeople, facts)}
      rowActions={rowActions}
      onOpen={onView}
      canSelect={(user) => deleteAccess(user, rules)}
      bulkActions={[
        {
          id: 'delete',
          label: t('listDelete'),
          icon: <DeleteIcon aria-hidden />,
          tone: 'danger',
          onAction: onDelete,
        },
      ]}
      empty={{
        icon: <UsersIcon />,
        title: t('listEmptyTitle'),
        text: t('listEmptyText'),
        actions: actions && inviteRefusal === undefined && <PageActions actions={actions} />,
      }}
      noMatchText={t('noMatchText', { search: list.query.searchString })}
      failedText={tPeople('peopleFailed')}
    >
      <Suspense fallback={null}>
        {deletion.dialog && <DeleteUsersDialog {...deletion.dialog} />}
        {roleGiving?.dialog && <GiveRoleModal {...roleGiving.dialog} />}
        {invitations?.dialog && <InvitationDialog {...invitations.dialog} />}
        {accounts?.dialog && <AccountDialog {...accounts.dialog} />}
        {details && (
          <UserDrawer
            user={users.find(({ email }) => email === details.user.email) ?? details.user}
            columns={columns}
            isOpen={details.isOpen}
            now={now}
            editHref={links.user?.(details.user.email)}
            accountEntries={accountEntries}
            onClose={() => setDetails({ ...details, isOpen: false })}
          />
        )}
      </Suspense>
    </ListScreen>
  );
}
