import { displayNameOf } from '../../domain/users/user';
import type { UserRow } from '../../domain/users/user-row';
import type { uiPeopleMessages } from '../../messages/generated/en/ui';
import type { usersListMessages } from '../../messages/generated/en/users';
import type { Translate } from '../../messages/messages';
import { Avatar } from '../ui/Avatar';
import type { ListColumn } from '../ui/list/list-props';

/** A customer's people: who they are, what they may, when they were here. */
export function customerUserColumns(
  t: Translate<(typeof usersListMessages)['messages']>,
  tPeople: Translate<(typeof uiPeopleMessages)['messages']>,
): readonly ListColumn<UserRow>[] {
  return [
    {
      id: 'user',
      kind: 'name',
      header: tPeople('columnUser'),
      sort: 'name',
      hasPicture: true,
      hasDetail: true,
      value: (user) => {
        const text = displayNameOf(user);
        return {
          text,
          detail: text === user.email ? undefined : user.email,
          picture: (
            <Avatar
              isDecorative
              firstname={user.firstname}
              lastname={user.lastname}
              email={user.email}
              picture={user.userAvatar}
            />
          ),
        };
      },
    },
    {
      id: 'roles',
      kind: 'text',
      header: t('columnRoles'),
      value: ({ roles }) =>
        roles === null ? null : roles.length === 0 ? t('noRole') : <bdi>{roles.join(', ')}</bdi>,
    },
    {
      id: 'lastLogin',
      kind: 'time',
      header: t('columnLastLogin'),
      sort: '-lastLoginDate',
      summary: 'headed',
      value: ({ lastLoginDate: date }) => (date === 'never' ? tPeople('neverLoggedIn') : date),
    },
    {
      id: 'status',
      kind: 'badge',
      header: t('columnStatus'),
      value: ({ isActive }) =>
        isActive === false ? { label: t('inactive'), tone: 'warning' } : null,
    },
  ];
}
