import type { Links } from '../../contracts/links';
import type { Access } from '../../domain/access';
import { canRevoke, GUEST_ROLE, type RoleMember } from '../../domain/roles/role';
import type { rolesDetailMessages, rolesSharedMessages } from '../../messages/generated/en/roles';
import type { Translate } from '../../messages/messages';
import { DeleteIcon, UserIcon } from '../ui/icons';
import type { TableAction } from '../ui/Table';
import type { useRoleRefusal } from './useRoleRefusal';

type T = Translate<(typeof rolesDetailMessages)['messages']>;
type Shared = Translate<(typeof rolesSharedMessages)['messages']>;

interface RoleUserActions {
  role: string;
  t: T;
  tShared: Shared;
  links: Links;
  onRevoke: (members: readonly RoleMember[]) => void;
  /** Why the viewer takes the role from nobody. */
  refused: ReturnType<ReturnType<typeof useRoleRefusal>>;
}

/** Whether a user may be selected and can lose the role, with the sentence that says why not. */
export function revokeAccess(role: string, member: RoleMember, t: Shared): Access {
  const access = canRevoke({ name: role }, member);
  return access.allowed ? access : { allowed: false, reason: t('keepsAdmin') };
}

/**
 * The menu of a row: View User and Revoke role. Guest has nothing to revoke; a system user in Admin
 * is protected, and the entry says so (specification §2.7).
 */
export function roleUserActions(options: RoleUserActions) {
  const { role, t, tShared, links, onRevoke, refused } = options;
  return (member: RoleMember): readonly TableAction[] => {
    const access = revokeAccess(role, member, tShared);
    const href = links.user?.(member.email);
    const view: readonly TableAction[] = href
      ? [{ id: 'view', label: t('viewUser'), icon: <UserIcon aria-hidden />, href }]
      : [];
    if (role === GUEST_ROLE) return view;
    return [
      ...view,
      {
        id: 'revoke',
        label: t('revokeRoleAction'),
        icon: <DeleteIcon aria-hidden />,
        tone: 'danger',
        ...(access.allowed ? refused : { isDisabled: true, disabledReason: access.reason }),
        onAction: () => onRevoke([member]),
      },
    ];
  };
}
