import type { ApiClient } from '../../api/client';
import { ApiError } from '../../api/errors';
import {
  createRealtimeConnection,
  type HubBuilder,
  type RealtimeConnection,
  realtimeOptionsOf,
} from '../../api/realtime';
import type { Console } from '../console/console-context';
import { createSharedRealtime } from './shared-realtime';

/** Identifies a connection. */
export interface RealtimeWish {
  /** E-mail of the user that is signed in. */
  readonly user: string;
  readonly url: string | undefined;
  readonly buildHub: HubBuilder | undefined;
}

interface Joined extends RealtimeWish {
  readonly session: string;
  readonly connection: RealtimeConnection;
  readonly end: () => void;
  users: number;
}

/** The connections of this page by client, shared by the bell and the banners. */
const joinedBy = new WeakMap<ApiClient, Joined[]>();

function open({ client, platform, failures }: Console, wish: RealtimeWish, session: string) {
  const connection = createSharedRealtime({
    platform,
    name: { user: wish.user, session },
    connect: () =>
      createRealtimeConnection({
        ...realtimeOptionsOf(client),
        ...(wish.url === undefined ? {} : { url: wish.url }),
        ...(wish.buildHub === undefined ? {} : { buildHub: wish.buildHub }),
        onUnauthorized: () => failures.tell(new ApiError({ kind: 'http', status: 401 })),
      }),
  });
  // Once per loss: the session then checks whether the API is down too.
  connection.onStateChange((state) => {
    if (state === 'reconnecting') failures.tell(new ApiError({ kind: 'network' }));
  });
  const stopOnline = platform.online.subscribe((isOnline) => isOnline && connection.wake());
  // An open socket keeps a page out of the back-forward cache, and receives nothing there.
  const stopPage = platform.visibility.subscribe((event) => {
    if (event === 'cached') void connection.stop();
    if (event === 'restored') void connection.start();
  });
  const end = () => {
    stopOnline();
    stopPage();
    void connection.stop();
  };
  return { connection, end };
}

/** Joins the live connection of a user; the last one to leave closes it. */
export function joinRealtime(
  services: Console,
  wish: RealtimeWish,
): { readonly connection: RealtimeConnection; readonly leave: () => void } {
  const { client } = services;
  const session = client.impersonationSessionId ?? '';
  const all = joinedBy.get(client) ?? [];
  joinedBy.set(client, all);
  let joined = all.find(
    (other) =>
      other.user === wish.user &&
      other.session === session &&
      other.url === wish.url &&
      other.buildHub === wish.buildHub,
  );
  if (!joined) {
    joined = { ...wish, session, ...open(services, wish, session), users: 0 };
    all.push(joined);
    void joined.connection.start();
  }
  const mine = joined;
  mine.users += 1;
  return {
    connection: mine.connection,
    leave() {
      mine.users -= 1;
      if (mine.users > 0) return;
      all.splice(all.indexOf(mine), 1);
      mine.end();
    },
  };
}
