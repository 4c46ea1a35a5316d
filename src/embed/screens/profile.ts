import { embedScreen } from '../screen';
import type { ProfileEvents, ProfileProperties } from './ProfileEmbed';

/** The profile of a user: names, roles, password and second factor. */
export const profile = embedScreen<ProfileProperties, ProfileEvents>({
  name: 'profile',
  needsUser: 'yes',
  properties: { email: 'text', usersHref: 'text', ownHref: 'text' },
  events: ['done'],
  load: async () => (await import('./ProfileEmbed')).ProfileEmbed,
});
