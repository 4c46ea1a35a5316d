import type { Links } from '../../contracts/links';
import { CUSTOMERS_FROM_LEVEL } from '../../domain/customers/customer-rules';
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

/** Every fact a list may carry beyond the promised fields, in the order of their columns. */
const USER_FACTS = [
  'customerName',
  'roles',
  'lastLoginDate',
  'isActive',
  'twoFactorEnabled',
] as const;

/**
 * The facts that the server sends; all of them until it has answered. Whose company has none below it
 * sees people of one company only, which has no column (workday §1).
 */
export function knownFacts(
  users: readonly UserRow[],
  { customerType = 0 }: Pick<UserActor, 'customerType'>,
): readonly UserFact[] {
  const facts = USER_FACTS.filter(
    (fact) => fact !== 'customerName' || customerType >= CUSTOMERS_FROM_LEVEL,
  );
  return users.length === 0 ? facts : facts.filter((fact) => isKnown(users, fact));
}

/** What the columns of users are written with. */
export interface UserColumns {
  /** The words of the users' room. */
  readonly t: T;
  /** The words of people everywhere. */
  readonly tPeople: People;
  /** The facts that have a column. */
  readonly facts: readonly UserFact[];
  /** Who looks, and is marked. @default nobody is */
  readonly actor?: { readonly email: string } | undefined;
  readonly links: Links;
}

/** User, and a column for each fact that the server sends. Keep the returned value stable. */
export function usersColumns(settings: UserColumns): readonly ListColumn<UserRow>[] {
  const { t, tPeople, facts, actor, links } = settings;
  const invitation = { label: t('invited'), tone: 'info' as const };
  // One column more: the others leave the names their room.
  const hasCompany = facts.includes('customerName');
  const columns: Record<UserFact, ListColumn<UserRow>> = {
    customerName: {
      id: 'company',
      kind: 'text',
      header: tPeople('columnCompany'),
      share: 15,
      sort: 'customerName',
      value: ({ customerName }) => <bdi>{customerName ?? t('unknown')}</bdi>,
    },
    roles: {
      id: 'roles',
      kind: 'text',
      header: t('columnRoles'),
      share: hasCompany ? 14 : 18,
      sort: 'roles',
      value: ({ roles }) =>
        roles === null ? (
          t('unknown')
        ) : roles.length === 0 ? (
          t('noRole')
        ) : (
          <bdi>{roles.join(', ')}</bdi>
        ),
    },
    lastLoginDate: {
      id: 'lastLogin',
      kind: 'time',
      header: t('columnLastLogin'),
      share: hasCompany ? 13 : undefined,
      sort: '-lastLoginDate',
      summary: 'headed',
      value: ({ lastLoginDate: date }) =>
        date === null ? t('unknown') : date === 'never' ? tPeople('neverLoggedIn') : date,
    },
    isActive: {
      id: 'status',
      kind: 'badge',
      header: t('columnStatus'),
      share: 11,
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
      summary: 'none',
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
            // Where there is no column of their state.
            ...(isInvitationPending(user) && !facts.includes('isActive') ? [invitation] : []),
          ],
        };
      },
    },
    ...facts.map((fact) => columns[fact]),
  ];
}
