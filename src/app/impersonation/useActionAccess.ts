import type { Access } from '../../domain/access';
import {
  canWhileImpersonating,
  type DangerousAction,
} from '../../domain/impersonation/restrictions';
import { useActor } from '../../hooks/auth/useActor';
import { useIsImpersonating } from '../../hooks/impersonation/useImpersonation';
import { impersonationRestrictionsMessages } from '../../messages/generated/en/impersonation';
import { useMessages } from '../../messages/messages';

const REASONS = {
  changePassword: 'restrictedPassword',
  changeTwoFactor: 'restrictedTwoFactor',
  deleteUsers: 'restrictedDeleteUsers',
  changeUsers: 'restrictedChangeUsers',
  inviteUsers: 'restrictedInviteUsers',
  manageRoles: 'restrictedRoles',
} as const satisfies Record<DangerousAction, string>;

/**
 * Whether a dangerous action is allowed in this tab, with the reason if not, for `disabledReason`.
 * In an impersonating tab the server decides; in any other everything is allowed.
 */
export function useActionAccess(action: DangerousAction): Access {
  const t = useMessages(impersonationRestrictionsMessages);
  const allow = useActor()?.allowedWhileImpersonating ?? [];
  const access = canWhileImpersonating(action, useIsImpersonating(), allow);
  return access.allowed ? access : { allowed: false, reason: t(REASONS[action]) };
}
