import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { notificationKeys } from '../reads/keys';
import type { NotificationList } from './notification-queries';

type Ids = ReadonlySet<string>;
const NONE: Ids = new Set();

/**
 * Takes notifications out of sight and puts them back. They stay in the list meanwhile, so that a
 * failure puts each back exactly where it was, however many were taken away at once.
 */
export interface HiddenNotifications {
  readonly ids: Ids;
  hide(ids: readonly string[]): void;
  /** The server refused: they are back in their places. */
  putBack(ids: readonly string[]): void;
  /** The server has done it: they leave the list itself. */
  forget(ids: readonly string[]): void;
}

function change(client: QueryClient, make: (ids: Ids) => Ids): void {
  client.setQueryData<Ids>(notificationKeys.hidden, (ids = NONE) => make(ids));
}

const without = (ids: readonly string[]) => (hidden: Ids) =>
  new Set([...hidden].filter((id) => !ids.includes(id)));

/** Which notifications are out of sight. Kept in the cache, which the session empties. */
export function useHiddenNotifications(): HiddenNotifications {
  const client = useQueryClient();
  const { data = NONE } = useQuery<Ids>({
    queryKey: notificationKeys.hidden,
    queryFn: () => NONE,
    enabled: false,
    gcTime: Number.POSITIVE_INFINITY,
  });
  return useMemo(
    () => ({
      ids: data,
      hide: (ids) => change(client, (hidden) => new Set([...hidden, ...ids])),
      putBack: (ids) => change(client, without(ids)),
      forget(ids) {
        const gone = new Set(ids);
        const { list } = notificationKeys;
        // What is being read now may have been read before the server let them go.
        const isOutdated = client.isFetching({ queryKey: list, exact: true }) > 0;
        client.setQueryData<NotificationList>(
          list,
          (known) =>
            known && {
              ...known,
              notifications: known.notifications.filter(({ id }) => !gone.has(id)),
            },
        );
        if (isOutdated) void client.refetchQueries({ queryKey: list, exact: true });
        change(client, without(ids));
      },
    }),
    [client, data],
  );
}
