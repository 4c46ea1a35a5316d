import { ImpersonationIcon } from '../../components/ui/icons';
import { type CurrentUser, displayNameOf } from '../../domain/users/user';
import { canImpersonate } from '../../domain/users/user-actions';
import { usersListMessages, usersSharedMessages } from '../../messages/generated/en/users';
import { useMessages } from '../../messages/messages';
import { useImpersonate } from '../impersonation/impersonate-context';
import type { FoundUser, RecordAction } from './record-entries';
import { usePaletteRefusal } from './usePaletteRefusal';

/** Impersonation of a user from any page; not in a tab that impersonates already. */
export function usePaletteImpersonation(
  user: CurrentUser,
): (person: FoundUser) => RecordAction | null {
  const t = useMessages(usersSharedMessages);
  const tList = useMessages(usersListMessages);
  const impersonate = useImpersonate();
  const refusal = usePaletteRefusal();
  return (person) => {
    if (!impersonate) return null;
    const access = canImpersonate(user, person);
    const reasons = {
      self: tList('impersonateSelf'),
      noPermission: t('impersonateNoPermission'),
      beyondOwnRights: t('impersonateBeyond'),
    };
    const { email } = person;
    const name = displayNameOf(person);
    return {
      title: t('impersonateUser'),
      icon: <ImpersonationIcon />,
      ...refusal(access, access.reason && reasons[access.reason]),
      run: () => impersonate({ email, ...(name !== email && { name }) }),
    };
  };
}
