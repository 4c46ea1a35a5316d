import { RoleDetailScreen } from '../../components/roles/RoleDetailScreen';
import type { RoleEvent } from '../../domain/roles/role-dialogs';
import { useRoleDetailScreen } from '../../hooks/roles/useRoleDetailScreen';
import type { EmbedProps } from '../screen';
import { useTellUnshown } from '../useTellUnshown';

/** What `<plinth-role>` can be told beside what all can. */
export interface RoleProperties {
  /** Name of the role. */
  name: string;
  /** Address of the list of roles. @default the portal's */
  rolesHref?: string | undefined;
  /** Address of a user, with `{email}`. @default the portal's */
  userHref?: string | undefined;
}

/** What `<plinth-role>` tells beside what all do. */
export interface RoleEvents {
  /** Something was done. */
  done: RoleEvent;
}

/** One role: its permissions and who has it. */
export function RoleEmbed({ name, emit }: EmbedProps<RoleProperties, RoleEvents>) {
  const screen = useRoleDetailScreen({
    name,
    onDone: (event) => void emit('done', event),
  });
  useTellUnshown(screen.role, emit);
  return <RoleDetailScreen {...screen} />;
}
