import { embedScreen } from '../screen';
import type { StatementsProperties } from './StatementsEmbed';

/** What was billed, month by month. */
export const statements = embedScreen<StatementsProperties>({
  name: 'statements',
  needsUser: 'yes',
  properties: {
    statementHref: 'text',
    customerHref: 'text',
    compareHref: 'text',
    reconcileHref: 'text',
  },
  events: [],
  load: async () => (await import('./StatementsEmbed')).StatementsEmbed,
});
