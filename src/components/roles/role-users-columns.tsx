import type { RoleMember } from '../../domain/roles/role';
import { displayNameOf } from '../../domain/users/user';
import type { rolesDetailMessages } from '../../messages/generated/en/roles';
import type { Translate } from '../../messages/messages';
import { Part } from '../../theme/Part';
import { Avatar } from '../ui/Avatar';
import type { TableColumn } from '../ui/Table';
import { lastLoginFormat } from './last-login';

type T = Translate<(typeof rolesDetailMessages)['messages']>;

/** User, Active and Last Login Date (specification §2.7); the table adds Actions. */
export function roleUsersColumns(t: T, locale: string): readonly TableColumn<RoleMember>[] {
  const format = lastLoginFormat(locale);
  return [
    {
      id: 'user',
      header: t('columnUser'),
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
      header: t('columnActive'),
      cell: ({ isActive }) => (
        <Part as="span" data-slot="role-user-active" data-active={isActive}>
          {t(isActive ? 'activeTrue' : 'activeFalse')}
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
          t('neverLoggedIn')
        ),
    },
  ];
}
