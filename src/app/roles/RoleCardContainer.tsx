import { RoleCard } from '../../components/roles/RoleCard';
import type { RoleCardMembersState } from '../../components/roles/RoleCardMembers';
import { useOnScreen } from '../../components/ui/useOnScreen';
import type { Role } from '../../domain/roles/role';
import { useRoleCardMembers } from '../../hooks/roles/useRoleCardMembers';

/** A role card that asks for its people once it is on screen (contract §4.17). */
export function RoleCardContainer({ role }: { role: Role }) {
  const [frameRef, isVisible] = useOnScreen();
  const members = useRoleCardMembers(role.name, { isVisible });
  return (
    <RoleCard
      role={role}
      members={stateOf(members)}
      onRetryMembers={members.retry}
      frameRef={frameRef}
    />
  );
}

function stateOf(members: ReturnType<typeof useRoleCardMembers>): RoleCardMembersState {
  if (members.status !== 'ready') return { status: members.status };
  const { data, totalRecords } = members.data;
  return { status: 'ready', members: data, total: totalRecords ?? data.length };
}
