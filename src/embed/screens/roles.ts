import { embedScreen } from '../screen';
import type { RolesEvents, RolesProperties } from './RolesEmbed';

/** The roles of an organisation, with what can be done about them. */
export const roles = embedScreen<RolesProperties, RolesEvents>({
  name: 'roles',
  needsUser: 'yes',
  properties: { roleHref: 'text' },
  events: ['done'],
  load: async () => (await import('./RolesEmbed')).RolesEmbed,
});
