import type { UserRow } from '../../domain/users/user-row';
import { uiPeopleMessages } from '../../messages/generated/en/ui';
import type { usersListMessages } from '../../messages/generated/en/users';
import { type Translate, useMessages } from '../../messages/messages';
import { Part } from '../../theme/Part';
import { RelativeTime } from '../ui/RelativeTime';

type T = Translate<(typeof usersListMessages)['messages']>;

interface FactProps {
  user: UserRow;
  t: T;
}

/** The roles by name. */
export function UserRoles({ user: { roles }, t }: FactProps) {
  if (roles === null) return t('unknown');
  return roles.length === 0 ? t('noRole') : <bdi>{roles.join(', ')}</bdi>;
}

/** How long ago a user signed in, with the exact time on hover; Never for the zero date. */
export function UserLastLogin({ user, t, now }: FactProps & { now: number }) {
  const tPeople = useMessages(uiPeopleMessages);
  const { lastLoginDate } = user;
  if (lastLoginDate === null) return t('unknown');
  if (lastLoginDate === 'never') return tPeople('neverLoggedIn');
  return <RelativeTime instant={lastLoginDate} now={now} />;
}

/** True or False, as on the page of a role (specification §2.7). */
export function UserActive({ user: { isActive }, t }: FactProps) {
  const tPeople = useMessages(uiPeopleMessages);
  if (isActive === null) return t('unknown');
  return (
    <Part as="span" data-slot="user-flag" data-on={isActive}>
      {tPeople(isActive ? 'yes' : 'no')}
    </Part>
  );
}

/** Whether a second factor is asked for. */
export function UserTwoFactor({ user: { twoFactorEnabled }, t }: FactProps) {
  if (twoFactorEnabled === null) return t('unknown');
  return (
    <Part as="span" data-slot="user-flag" data-on={twoFactorEnabled}>
      {t(twoFactorEnabled ? 'twoFactorOn' : 'twoFactorOff')}
    </Part>
  );
}
