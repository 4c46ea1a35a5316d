import { useCallback } from 'react';
import type { AccountControl, AccountUser } from '../../contracts/users';
import type { Access } from '../../domain/access';
import {
  type AccountAction,
  type AccountFacts,
  type AccountRefusal,
  accountActionsOf,
  canChangeAccount,
} from '../../domain/users/account-actions';
import type { UserActor } from '../../domain/users/user-actions';
import { usersAccountMessages, usersSharedMessages } from '../../messages/generated/en/users';
import { useMessages } from '../../messages/messages';
import { PermissionsIcon, RetryIcon, SignOutIcon } from '../ui/icons';
import type { TableAction } from '../ui/Table';
import { type Refused, useRefusal } from '../ui/useRefusal';

const ICONS = {
  resetSecondFactor: <PermissionsIcon />,
  deactivate: <SignOutIcon />,
  activate: <RetryIcon />,
} as const satisfies Record<AccountAction, object>;

/** Returns why an account action is not allowed, as props of a button or menu item. */
export function useAccountRefusal() {
  const t = useMessages(usersAccountMessages);
  const tShared = useMessages(usersSharedMessages);
  const refusal = useRefusal();
  return useCallback(
    (
      access: Access<AccountRefusal>,
      refusedToAll: string | undefined,
    ): Refused & { readonly isDisabled: boolean } => {
      if (!access.allowed) {
        const reasons = {
          self: t('accountSelf'),
          noPermission: undefined,
          systemUser: t('accountSystemUser'),
          beyondOwnRights: tShared('impersonateBeyond'),
          alreadyOff: t('accountResetOff'),
        };
        return { isDisabled: true, ...refusal(access, reasons[access.reason]) };
      }
      return { isDisabled: refusedToAll !== undefined, disabledReason: refusedToAll };
    },
    [t, tShared, refusal],
  );
}

/** Account actions as menu items; empty if not offered. The function is stable. */
export function useAccountEntries(
  actor: UserActor,
  { refusals, onAsk }: Partial<Pick<AccountControl, 'refusals' | 'onAsk'>>,
): (user: AccountUser & AccountFacts) => readonly TableAction[] {
  const t = useMessages(usersAccountMessages);
  const refusalOf = useAccountRefusal();
  return useCallback(
    (user) =>
      onAsk === undefined
        ? []
        : accountActionsOf(user).map((action) => ({
            id: action,
            label: t(action),
            icon: ICONS[action],
            ...(action === 'deactivate' && { tone: 'danger' as const }),
            ...refusalOf(canChangeAccount(actor, action, user), refusals?.[action]),
            onAction: () => onAsk(action, user),
          })),
    [actor, t, refusalOf, refusals, onAsk],
  );
}
