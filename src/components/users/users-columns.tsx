import { isSameUser } from '../../domain/users/user-actions';
import { isKnown, type UserFact, type UserRow } from '../../domain/users/user-row';
import type { uiPeopleMessages } from '../../messages/generated/en/ui';
import type { usersListMessages } from '../../messages/generated/en/users';
import type { Translate } from '../../messages/messages';
import { Part } from '../../theme/Part';
import { Skeleton } from '../ui/Skeleton';
import type { TableColumn } from '../ui/Table';
import { UserCell } from './UserCell';
import { UserActive, UserLastLogin, UserRoles, UserTwoFactor } from './UserFacts';
import type { MarkedUser } from './user-marks';

type T = Translate<(typeof usersListMessages)['messages']>;
type People = Translate<(typeof uiPeopleMessages)['messages']>;

/** Every fact a list may carry beyond the promised fields, in the order of their columns. */
export const USER_FACTS = ['roles', 'lastLoginDate', 'isActive', 'twoFactorEnabled'] as const;

/** The facts that the server sends; all of them until it has answered. */
export function knownFacts(users: readonly UserRow[]): readonly UserFact[] {
  return users.length === 0 ? USER_FACTS : USER_FACTS.filter((fact) => isKnown(users, fact));
}

/** User, and a column for each fact that the server sends. Keep the returned value stable. */
export function usersColumns(settings: {
  t: T;
  tPeople: People;
  facts: readonly UserFact[];
  actor: { readonly email: string };
  now: number;
}): readonly TableColumn<MarkedUser>[] {
  const { t, tPeople, facts, actor, now } = settings;
  const has = (fact: UserFact) => facts.includes(fact);
  const columns: Record<UserFact, TableColumn<MarkedUser>> = {
    roles: {
      id: 'roles',
      header: t('columnRoles'),
      cell: (user) => <UserRoles user={user} t={t} />,
    },
    lastLoginDate: {
      id: 'lastLogin',
      header: t('columnLastLogin'),
      cell: (user) => <UserLastLogin user={user} t={t} now={now} />,
    },
    isActive: {
      id: 'active',
      header: tPeople('columnActive'),
      cell: (user) => <UserActive user={user} t={t} />,
    },
    twoFactorEnabled: {
      id: 'twoFactor',
      header: t('columnTwoFactor'),
      cell: (user) => <UserTwoFactor user={user} t={t} />,
    },
  };
  return [
    {
      id: 'user',
      header: tPeople('columnUser'),
      isRowHeader: true,
      skeleton: (
        <Part as="span" data-slot="user-cell">
          <Skeleton shape="circle" width={32} height={32} />
          <Skeleton width="60%" />
        </Part>
      ),
      cell: (user) => (
        <UserCell
          user={user}
          isSelf={isSameUser(actor, user)}
          t={t}
          summary={
            <>
              {has('roles') && (
                <span>
                  <UserRoles user={user} t={t} />
                </span>
              )}
              {has('lastLoginDate') && (
                <span>
                  {t('lastLoginLabel')} <UserLastLogin user={user} t={t} now={now} />
                </span>
              )}
              {user.isActive === false && <span>{t('inactive')}</span>}
              {user.twoFactorEnabled && <span>{t('hasTwoFactor')}</span>}
            </>
          }
        />
      ),
    },
    ...facts.map((fact) => columns[fact]),
  ];
}
