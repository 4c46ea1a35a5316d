import { useCallback } from 'react';
import { type Access, ALLOWED } from '../../domain/access';
import type { RoleRefusal } from '../../domain/roles/role-actions';
import { sharedRolesMessages } from '../../messages/generated/en/shared';
import { useMessages } from '../../messages/messages';
import { type Refused, useRefusal } from '../ui/useRefusal';

/** Why a role cannot be changed or assigned, as props of a control. The function is stable. */
export function useRoleRefusal() {
  const t = useMessages(sharedRolesMessages);
  const refusal = useRefusal();
  return useCallback(
    (
      access: Access<RoleRefusal> = ALLOWED,
      refusedToAll?: string,
    ): Refused & { readonly isDisabled: boolean } => {
      if (refusedToAll !== undefined) return { isDisabled: true, disabledReason: refusedToAll };
      if (access.allowed) return { isDisabled: false };
      const isBeyond = access.reason === 'beyondOwnRights';
      return { isDisabled: true, ...refusal(access, isBeyond ? t('roleBeyond') : undefined) };
    },
    [t, refusal],
  );
}
