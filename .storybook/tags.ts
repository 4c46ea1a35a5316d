/** The rooms of either half of the product; a room that is in none serves both. */
const HALVES = {
  access: ['Activity', 'Auth', 'Impersonation', 'Roles', 'Users'],
  commerce: ['Billing', 'Cart', 'Customers', 'Orders', 'Products', 'Subscriptions'],
} as const satisfies Record<string, readonly string[]>;

const OF_BOTH = [
  ...['Alerts', 'Connectivity', 'Dashboard', 'Errors', 'Modules'],
  ...['Notifications', 'Palette', 'Shell'],
];

/**
 * The tags that a story has by its title: the half that its room belongs to, `journey` where it leads
 * through the portal.
 *
 * @throws Error for a room that is in no list
 */
export function tagsOf(title: string): readonly string[] {
  const [part, room = ''] = title.split('/');
  if (part === 'Portal') return room === 'Brands' ? [] : ['journey'];
  if ((part !== 'Screens' && part !== 'Pages') || OF_BOTH.includes(room)) return [];
  const half = Object.entries(HALVES).find(([, rooms]) => rooms.some((name) => name === room));
  if (!half) throw new Error(`Which half does ${room} belong to? Say it in .storybook/tags.ts.`);
  return [half[0]];
}
