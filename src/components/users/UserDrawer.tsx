import { displayNameOf } from '../../domain/users/user';
import type { UserRow } from '../../domain/users/user-row';
import { sharedPeopleMessages } from '../../messages/generated/en/shared';
import { usersListMessages, usersSharedMessages } from '../../messages/generated/en/users';
import { useMessages } from '../../messages/messages';
import { layered } from '../../theme/layered';
import { styled } from '../../theme/styled';
import { Avatar } from '../ui/Avatar';
import { Button } from '../ui/Button';
import { Drawer } from '../ui/Drawer';
import { Link } from '../ui/Link';
import { ListFacts } from '../ui/list/ListFacts';
import type { ListColumn } from '../ui/list/list-props';
import type { TableAction } from '../ui/Table';
import type { useAccountEntries } from './account-entries';

const Body = styled('div')(
  layered(`
  display: grid;
  gap: var(--plinth-space-5);
  overflow-wrap: anywhere;
  `),
);

const Actions = styled('div')(
  layered('display: flex; flex-wrap: wrap; gap: var(--plinth-space-2);'),
);

function AccountButtons({ entries }: { entries: readonly TableAction[] }) {
  if (entries.length === 0) return null;
  return (
    <Actions data-slot="user-account-actions">
      {entries.map(({ id, label, isDisabled, disabledReason, onAction, onWhy }) => (
        <Button key={id} {...{ isDisabled, disabledReason, onWhy }} onPress={() => onAction?.()}>
          {label}
        </Button>
      ))}
    </Actions>
  );
}

/** A user beside the list, with all columns, including those hidden on narrow screens. */
export function UserDrawer({
  user,
  columns,
  isOpen,
  now,
  editHref,
  accountEntries,
  onClose,
}: {
  user: UserRow;
  columns: readonly ListColumn<UserRow>[];
  isOpen: boolean;
  now: number;
  editHref: string | undefined;
  /** Account actions of the user. */
  accountEntries: ReturnType<typeof useAccountEntries>;
  onClose: () => void;
}) {
  const t = useMessages(usersListMessages);
  const tShared = useMessages(usersSharedMessages);
  const tPeople = useMessages(sharedPeopleMessages);
  const email: ListColumn<UserRow> = {
    id: 'email',
    kind: 'text',
    header: tShared('email'),
    value: (row) => row.email,
  };
  // A list of a single company has no company column.
  const company: ListColumn<UserRow> = {
    id: 'company',
    kind: 'text',
    header: tPeople('columnCompany'),
    value: ({ customerName }) => <bdi>{customerName}</bdi>,
  };
  const isNamed = user.customerName === undefined || columns.some(({ id }) => id === company.id);
  return (
    <Drawer
      title={displayNameOf(user)}
      isOpen={isOpen}
      isDismissable
      onClose={onClose}
      footer={
        <Link data-variant="primary" href={editHref}>
          {t('detailsEdit')}
        </Link>
      }
    >
      <Body data-slot="user-details">
        <Avatar
          size="xl"
          isDecorative
          firstname={user.firstname}
          lastname={user.lastname}
          email={user.email}
          picture={user.userAvatar}
        />
        <ListFacts
          columns={[email, ...(isNamed ? [] : [company]), ...columns]}
          row={user}
          now={now}
        />
        <AccountButtons entries={accountEntries(user)} />
      </Body>
    </Drawer>
  );
}
