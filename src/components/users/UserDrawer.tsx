import { displayNameOf } from '../../domain/users/user';
import type { UserRow } from '../../domain/users/user-row';
import { uiPeopleMessages } from '../../messages/generated/en/ui';
import { usersListMessages, usersSharedMessages } from '../../messages/generated/en/users';
import { useMessages } from '../../messages/messages';
import { layered } from '../../theme/layered';
import { styled } from '../../theme/styled';
import { Avatar } from '../ui/Avatar';
import { Drawer } from '../ui/Drawer';
import { Link } from '../ui/Link';
import { ListFacts } from '../ui/list/ListFacts';
import type { ListColumn } from '../ui/list/list-props';

const Body = /* @__PURE__ */ styled('div')(
  /* @__PURE__ */ layered(`
  display: grid;
  gap: var(--plinth-space-5);
  overflow-wrap: anywhere;
  `),
);

/** One user beside the list: what the list knows of them, also what a narrow screen leaves out. */
export function UserDrawer({
  user,
  columns,
  isOpen,
  now,
  editHref,
  onClose,
}: {
  user: UserRow;
  /** The columns of the list. */
  columns: readonly ListColumn<UserRow>[];
  isOpen: boolean;
  now: number;
  editHref: string;
  onClose: () => void;
}) {
  const t = useMessages(usersListMessages);
  const tShared = useMessages(usersSharedMessages);
  const tPeople = useMessages(uiPeopleMessages);
  const email: ListColumn<UserRow> = {
    id: 'email',
    kind: 'text',
    header: tShared('email'),
    value: (row) => row.email,
  };
  // A list of one company's people has no column of it.
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
      </Body>
    </Drawer>
  );
}
