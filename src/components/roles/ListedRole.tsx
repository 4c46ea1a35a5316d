import type { RolesScreenProps } from '../../contracts/roles';
import { dataOr } from '../../domain/reading';
import type { Role } from '../../domain/roles/role';
import { useLinks } from '../ui/LinksProvider';
import { useOnScreen } from '../ui/useOnScreen';
import { RoleCard } from './RoleCard';

/** Props of {@link ListedRole}. */
export type ListedRoleProps = { role: Role } & Pick<
  RolesScreenProps,
  'useRoleMembers' | 'onAction' | 'onView' | 'permissionTotal' | 'changeRefusal' | 'changeAccess'
>;

const NO_PAGE = { data: [], totalRecords: null, totalPages: null };

/** A card of the list that asks for its people once it is on screen (contract §4.17). */
export function ListedRole(props: ListedRoleProps) {
  const { role, useRoleMembers, onAction, onView, changeRefusal } = props;
  const links = useLinks();
  const [frameRef, isVisible] = useOnScreen();
  const members = useRoleMembers(role.name, { isVisible });
  return (
    <RoleCard
      role={role}
      members={members}
      isDeferred={!isVisible}
      href={links.role?.(role.name)}
      permissionTotal={props.permissionTotal}
      onAction={(action) =>
        action === 'view' ? onView?.(role, dataOr(members, NO_PAGE).data) : onAction(action, role)
      }
      canView={onView !== undefined}
      changeRefusal={changeRefusal}
      changeAccess={props.changeAccess}
      frameRef={frameRef}
    />
  );
}
