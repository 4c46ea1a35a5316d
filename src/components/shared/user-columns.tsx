import type { Links } from '../../contracts/links';
import { CUSTOMERS_FROM_LEVEL } from '../../domain/customers/customer-rules';
import { listed } from '../../domain/text/listed';
import { isInvitationPending } from '../../domain/users/invitation-dialog';
import { displayNameOf } from '../../domain/users/user';
import { isSameUser, type UserActor } from '../../domain/users/user-actions';
import { isKnown, type UserFact, type UserRow } from '../../domain/users/user-row';
import type { sharedPeopleMessages, sharedUsersMessages } from '../../messages/generated/en/shared';
import type { Translate } from '../../messages/messages';
import { Avatar } from '../ui/Avatar';
import type { ListColumn } from '../ui/list/list-props';

type T = Translate<(typeof sharedUsersMessages)['messages']>;
type People = Translate<(typeof sharedPeopleMessages)['messages']>;

/** All optional facts of a user, in column order. */
const USER_FACTS = [
  'customerName',
  'roles',
  'lastLoginDate',
  'isActive',
  'twoFactorEnabled',
] as const;

/**
 * The facts that the server sends; all of them until it has answered. A company without customers
 * sees only its own users, so it has no company column (workday §1).
 */
export function availableFacts(
  users: readonly UserRow[],
  { customerType = 0 }: Pick<UserActor, 'customerType'>,
): readonly UserFact[] {
  const facts = USER_FACTS.filter(
    (fact) => fact !== 'customerName' || customerType >= CUSTOMERS_FROM_LEVEL,
  );
  return users.length === 0 ? facts : facts.filter((fact) => isKnown(users, fact));
}

export interface UserColumns {
  readonly t: T;
  readonly tPeople: People;
  /** The facts that have a column. */
  readonly facts: readonly UserFact[];
  /** The viewer, who is marked in the list. @default no mark */
  readonly actor?: { readonly email: string } | undefined;
  readonly links: Links;
  readonly locale: string;
}

/** The user's column, and one for each fact. Keep the returned value stable. */
export function usersColumns(settings: UserColumns): readonly ListColumn<UserRow>[] {
  const { t, tPeople, facts, actor, links, locale } = settings;
  const invitation = { label: t('invited'), tone: 'info' as const };
  // With the company column the others are narrower.
  const hasCompany = facts.includes('customerName');
  const columns: Record<UserFact, ListColumn<UserRow>> = {
    customerName: {
      id: 'company',
      kind: 'text',
      header: tPeople('columnCompany'),
      share: 15,
      narrow: 'second',
      sort: 'customerName',
      value: ({ customerName }) => <bdi>{customerName ?? t('unknown')}</bdi>,
    },
    roles: {
      id: 'roles',
      kind: 'text',
      header: t('columnRoles'),
      share: hasCompany ? 13 : 18,
      sort: 'roles',
      narrow: 'second',
      value: ({ roles }) =>
        roles === null ? (
          t('unknown')
        ) : roles.length === 0 ? (
          t('noRole')
        ) : (
          <bdi>{listed(roles, locale)}</bdi>
        ),
    },
    lastLoginDate: {
      id: 'lastLogin',
      kind: 'time',
      header: t('columnLastLogin'),
      share: hasCompany ? 13 : undefined,
      sort: '-lastLoginDate',
      narrow: 'third',
      value: ({ lastLoginDate: date }) =>
        date === null ? t('unknown') : date === 'never' ? tPeople('neverLoggedIn') : date,
    },
    isActive: {
      id: 'status',
      kind: 'badge',
      header: t('columnStatus'),
      share: 11,
      priority: 3,
      value(user) {
        if (user.isActive === false) return { label: t('inactive'), tone: 'warning' };
        if (isInvitationPending(user)) return invitation;
        return user.isActive && t('active');
      },
    },
    twoFactorEnabled: {
      id: 'twoFactor',
      kind: 'text',
      header: t('columnTwoFactor'),
      share: 12,
      narrow: 'none',
      priority: 3,
      value: ({ twoFactorEnabled: isOn }) =>
        isOn === null ? t('unknown') : t(isOn ? 'twoFactorOn' : 'twoFactorOff'),
    },
  };
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
          href: links.user?.(user.email),
          picture: (
            <Avatar
              isDecorative
              firstname={user.firstname}
              lastname={user.lastname}
              email={user.email}
              picture={user.userAvatar}
            />
          ),
          badges: [
            ...(actor && isSameUser(actor, user)
              ? [{ label: tPeople('you'), tone: 'brand' as const }]
              : []),
            ...(user.isSystem ? [{ label: t('systemUser') }] : []),
            // If there is no column for the state.
            ...(isInvitationPending(user) && !facts.includes('isActive') ? [invitation] : []),
          ],
        };
      },
    },
    ...facts.map((fact) => columns[fact]),
  ];
}
