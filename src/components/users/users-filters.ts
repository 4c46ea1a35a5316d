import type { UserFact } from '../../domain/users/user-row';
import type { uiPeopleMessages } from '../../messages/generated/en/ui';
import type { usersListMessages } from '../../messages/generated/en/users';
import type { Translate } from '../../messages/messages';
import type { ListFilter } from '../ui/list/list-props';

type T = Translate<(typeof usersListMessages)['messages']>;
type People = Translate<(typeof uiPeopleMessages)['messages']>;

/** The filters of the users: those that the server counts are shown. */
export function userFilters(
  t: T,
  tPeople: People,
  facts: readonly UserFact[],
): readonly ListFilter[] {
  return [
    ...(facts.includes('customerName')
      ? [{ name: 'customerId', label: tPeople('columnCompany') }]
      : []),
    { name: 'role', label: tPeople('columnRole') },
    {
      name: 'hasRole',
      label: t('roleGiven'),
      labelOf: (value) => t(value === 'true' ? 'withRole' : 'withoutRole'),
    },
    {
      name: 'isActive',
      label: t('columnStatus'),
      labelOf: (value) => (value === 'true' ? tPeople('columnActive') : t('inactive')),
    },
    {
      name: 'twoFactorEnabled',
      label: t('columnTwoFactor'),
      labelOf: (value) => t(value === 'true' ? 'twoFactorOn' : 'twoFactorOff'),
    },
    {
      name: 'isInvited',
      label: t('columnInvitation'),
      labelOf: (value) => t(value === 'true' ? 'invitationPending' : 'invitationAccepted'),
    },
  ];
}
