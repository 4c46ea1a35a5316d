import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { notificationKeys } from '../reads/keys';
import type { NotificationList } from './notification-queries';

type Ids = ReadonlySet<string>;
const NONE: Ids = new Set();

/**
 * Hides notifications and restores them. They stay in the list meanwhile, so that a failure
 * restores each exactly in place.
 */
export interface HiddenNotifications {
  readonly ids: Ids;
  hide(ids: readonly string[]): void;
  /** The server refused: restores them in place. */
  putBack(ids: readonly string[]): void;
  /** The server confirmed: removes them from the list. */
  forget(ids: readonly string[]): void;
}

function change(client: QueryClient, make: (ids: Ids) => Ids): void {
  client.setQueryData<Ids>(notificationKeys.hidden, (ids = NONE) => make(ids));
}

const without = (ids: readonly string[]) => (hidden: Ids) =>
  new Set([...hidden].filter((id) => !ids.includes(id)));

/** The hidden notifications. Kept in the cache, which the session clears. */
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
        // A pending read may predate the removal on the server.
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
