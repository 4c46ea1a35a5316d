import { RolesScreen } from '../../components/roles/RolesScreen';
import type { RoleEvent } from '../../domain/roles/role-dialogs';
import { useRolesScreen } from '../../hooks/roles/useRolesScreen';
import type { EmbedProps } from '../screen';

/** What `<plinth-roles>` can be told beside what all can. */
export interface RolesProperties {
  /** Address of a role, with `{name}`. @default no link */
  roleHref?: string | undefined;
}

/** What `<plinth-roles>` tells beside what all do. */
export interface RolesEvents {
  /** Something was done. */
  done: RoleEvent;
}

/** The roles of an organisation, with what can be done about them. */
export function RolesEmbed({ emit }: EmbedProps<RolesProperties, RolesEvents>) {
  const screen = useRolesScreen({
    onDone: (event) => void emit('done', event),
  });
  return <RolesScreen {...screen} />;
}
