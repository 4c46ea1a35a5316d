import type { Links } from '../../contracts/links';
import type { RoleMember } from '../../domain/roles/role';
import { displayNameOf } from '../../domain/users/user';
import type { rolesDetailMessages } from '../../messages/generated/en/roles';
import type { sharedPeopleMessages } from '../../messages/generated/en/shared';
import type { Translate } from '../../messages/messages';
import { Avatar } from '../ui/Avatar';
import type { ListColumn } from '../ui/list/list-props';

type T = Translate<(typeof rolesDetailMessages)['messages']>;
type People = Translate<(typeof sharedPeopleMessages)['messages']>;

/** Columns User, Active and Last Login Date (specification §2.7); the table adds Actions. */
export function roleUsersColumns(
  t: T,
  tPeople: People,
  links: Links,
): readonly ListColumn<RoleMember>[] {
  return [
    {
      id: 'user',
      kind: 'name',
      header: tPeople('columnUser'),
      sort: 'name',
      hasPicture: true,
      hasDetail: true,
      value: (member) => ({
        text: displayNameOf(member),
        detail: member.email,
        href: links.user?.(member.email),
        picture: (
          <Avatar
            isDecorative
            firstname={member.firstname}
            lastname={member.lastname}
            email={member.email}
            picture={member.userAvatar}
          />
        ),
      }),
    },
    {
      id: 'active',
      kind: 'text',
      header: tPeople('columnActive'),
      sort: 'isActive',
      share: 14,
      narrow: 'third',
      isHeaded: true,
      value: ({ isActive }) => tPeople(isActive ? 'yes' : 'no'),
    },
    {
      id: 'lastLogin',
      kind: 'time',
      header: t('columnLastLogin'),
      sort: '-lastLoginDate',
      narrow: 'third',
      share: 22,
      value: ({ lastLoginDate }) => lastLoginDate ?? tPeople('neverLoggedIn'),
    },
  ];
}
