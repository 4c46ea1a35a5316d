/** Keys of what the notifications room keeps in the cache; the session empties it. */
export const notificationKeys = {
  list: ['notifications', 'list'] as const,
  /** Ids of those that are hidden while the call is under way. */
  hidden: ['notifications', 'hidden'] as const,
};
