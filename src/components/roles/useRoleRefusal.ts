import { useCallback } from 'react';
import { changeAccess, type RoleActor, type RoleChange } from '../../domain/roles/role-actions';
import { type Refused, useRefusal } from '../ui/useRefusal';

/** Why roles cannot be changed: for everybody now, or for want of a permission. */
export interface RoleRules {
  actor?: RoleActor | null | undefined;
  changeRefusal?: string | undefined;
}

/** What a control that changes roles takes: whether it is refused, and why. It is stable. */
export type RoleRefusal = (change: RoleChange) => Refused & { readonly isDisabled: boolean };

/** Says of each change of roles whether it is refused. */
export function useRoleRefusal({ actor, changeRefusal }: RoleRules): RoleRefusal {
  const refusal = useRefusal();
  return useCallback(
    (change) => {
      if (changeRefusal) return { isDisabled: true, disabledReason: changeRefusal };
      const access = changeAccess(actor, change);
      return { isDisabled: !access.allowed, ...refusal(access) };
    },
    [actor, changeRefusal, refusal],
  );
}
