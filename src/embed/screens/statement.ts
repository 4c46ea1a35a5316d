import { embedScreen } from '../screen';
import type { StatementEvents, StatementProperties } from './StatementEmbed';

/** One statement with its lines and payments. */
export const statement = embedScreen<StatementProperties, StatementEvents>({
  name: 'statement',
  needsUser: 'yes',
  properties: {
    id: 'required',
    statementsHref: 'text',
    subscriptionHref: 'text',
    customerHref: 'text',
  },
  events: ['done'],
  load: async () => (await import('./StatementEmbed')).StatementEmbed,
});
