/** Keys of what the notifications room keeps in the cache; the session empties it. */
export const notificationKeys = {
  list: ['notifications', 'list'] as const,
  /** Ids of those that are out of sight while the server is told. */
  hidden: ['notifications', 'hidden'] as const,
};
