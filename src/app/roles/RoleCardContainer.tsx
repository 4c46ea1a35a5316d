import { RoleCard } from '../../components/roles/RoleCard';
import type { RoleCardMembersState } from '../../components/roles/RoleCardMembers';
import { useOnScreen } from '../../components/ui/useOnScreen';
import type { Role, RoleMember } from '../../domain/roles/role';
import type { RoleAction } from '../../domain/roles/role-actions';
import { useRoleCardMembers } from '../../hooks/roles/useRoleCardMembers';
import { retryProps } from '../reading-props';

interface RoleCardContainerProps {
  role: Role;
  /** Called with what was chosen, and the people of the role as far as they are known. */
  onAction: (action: RoleAction, role: Role, users: readonly RoleMember[]) => void;
  changeRefusal: string | undefined;
}

const NOBODY: readonly RoleMember[] = [];

/** A role card that asks for its people once it is on screen (contract §4.17). */
export function RoleCardContainer({ role, onAction, changeRefusal }: RoleCardContainerProps) {
  const [frameRef, isVisible] = useOnScreen();
  const members = useRoleCardMembers(role.name, { isVisible });
  return (
    <RoleCard
      role={role}
      members={stateOf(members)}
      onRetryMembers={retryProps(members).onRetry}
      onAction={(action) =>
        onAction(action, role, members.status === 'ready' ? members.data.data : NOBODY)
      }
      changeRefusal={changeRefusal}
      frameRef={frameRef}
    />
  );
}

function stateOf(members: ReturnType<typeof useRoleCardMembers>): RoleCardMembersState {
  if (members.status === 'failed') return { status: 'error' };
  if (members.status !== 'ready') return { status: members.status };
  const { data, totalRecords } = members.data;
  return { status: 'ready', members: data, total: totalRecords ?? data.length };
}
