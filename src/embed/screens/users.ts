import { embedScreen } from '../screen';
import type { UsersProperties } from './UsersEmbed';

/** Everybody who can sign in, with their roles. */
export const users = embedScreen<UsersProperties>({
  name: 'users',
  needsUser: 'yes',
  properties: { userHref: 'text' },
  events: [],
  load: async () => (await import('./UsersEmbed')).UsersEmbed,
});
