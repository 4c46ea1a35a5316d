/** The names of all screens of the table, for tools that do not load them. */
export const SCREEN_NAMES = [
  'sign-in',
  'notifications',
  'roles',
  'role',
  'users',
  'profile',
  'marketplace',
  'product',
  'price-lists',
  'price-list',
  'statements',
  'statement',
  'subscriptions',
  'subscription',
  'renewals',
  'orders',
  'order',
  'customers',
  'customer',
  'new-customer',
  'activity',
] as const;

/** Name of a screen that can be embedded. */
export type ScreenName = (typeof SCREEN_NAMES)[number];

/** The names of fields that are elements. */
export const FIELD_NAMES = ['code-field'] as const;
