import { embedScreen } from '../screen';
import type { RoleEvents, RoleProperties } from './RoleEmbed';

/** One role: its permissions and who has it. */
export const role = embedScreen<RoleProperties, RoleEvents>({
  name: 'role',
  needsUser: 'yes',
  properties: { name: 'required', rolesHref: 'text', userHref: 'text' },
  events: ['done'],
  load: async () => (await import('./RoleEmbed')).RoleEmbed,
});
