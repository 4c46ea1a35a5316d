import type { AccountUser, ProfileAccount } from '../../contracts/users';
import type { AccountAction } from '../../domain/users/account-actions';
import { usersAccountMessages } from '../../messages/generated/en/users';
import { useMessages } from '../../messages/messages';
import { Button } from '../ui/Button';
import { useAccountRefusal } from './account-entries';

export interface AccountButtonProps {
  action: AccountAction;
  /** The account and its user. */
  of: { readonly account: ProfileAccount; readonly user: AccountUser };
}

/** Opens the dialog for one account action; disabled with the reason if not allowed. */
export function AccountButton({ action, of: { account, user } }: AccountButtonProps) {
  const t = useMessages(usersAccountMessages);
  const refusalOf = useAccountRefusal();
  return (
    <Button
      size={action === 'resetSecondFactor' ? 'md' : 'sm'}
      {...refusalOf(account.access[action], account.refusals[action])}
      onPress={() => account.onAsk(action, user)}
    >
      {t(action)}
    </Button>
  );
}
