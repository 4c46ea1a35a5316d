import { embedScreen } from '../screen';
import type { ActivityProperties } from './ActivityEmbed';

/** Who did what, and when. */
export const activity = embedScreen<ActivityProperties>({
  name: 'activity',
  needsUser: 'yes',
  properties: {},
  events: [],
  load: async () => (await import('./ActivityEmbed')).ActivityEmbed,
});
