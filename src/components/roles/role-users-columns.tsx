import type { RoleMember } from '../../domain/roles/role';
import { displayNameOf } from '../../domain/users/user';
import type { rolesDetailMessages } from '../../messages/generated/en/roles';
import type { uiPeopleMessages } from '../../messages/generated/en/ui';
import type { Translate } from '../../messages/messages';
import { Part } from '../../theme/Part';
import { Avatar } from '../ui/Avatar';
import type { TableColumn } from '../ui/Table';
import { lastLoginFormat } from './last-login';

type T = Translate<(typeof rolesDetailMessages)['messages']>;
type People = Translate<(typeof uiPeopleMessages)['messages']>;

/** User, Active and Last Login Date (specification §2.7); the table adds Actions. */
export function roleUsersColumns(
  t: T,
  tPeople: People,
  locale: string,
): readonly TableColumn<RoleMember>[] {
  const format = lastLoginFormat(locale);
  return [
    {
      id: 'user',
      header: tPeople('columnUser'),
      isRowHeader: true,
      cell: (member) => (
        <Part as="span" data-slot="role-user">
          <Avatar
            isDecorative
            firstname={member.firstname}
            lastname={member.lastname}
            email={member.email}
            picture={member.userAvatar}
          />
          <span>
            <bdi>{displayNameOf(member)}</bdi>
            <small>{member.email}</small>
          </span>
        </Part>
      ),
    },
    {
      id: 'active',
      header: tPeople('columnActive'),
      cell: ({ isActive }) => (
        <Part as="span" data-slot="role-user-active" data-active={isActive}>
          {tPeople(isActive ? 'yes' : 'no')}
        </Part>
      ),
    },
    {
      id: 'lastLogin',
      header: t('columnLastLogin'),
      cell: ({ lastLoginDate }) =>
        lastLoginDate ? (
          <time dateTime={lastLoginDate.toISOString()}>{format.format(lastLoginDate)}</time>
        ) : (
          tPeople('neverLoggedIn')
        ),
    },
  ];
}
