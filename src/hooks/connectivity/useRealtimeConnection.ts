import { useCallback, useEffect, useState, useSyncExternalStore } from 'react';
import { ApiError } from '../../api/errors';
import {
  createRealtimeConnection,
  type HubBuilder,
  type RealtimeConnection,
  type RealtimeState,
  realtimeOptionsOf,
} from '../../api/realtime';
import { useSession } from '../auth/useSession';
import { useConsole } from '../console/console-context';

/** Settings of {@link useRealtimeConnection}. Those that change open a new connection. */
export interface RealtimeSettings {
  /** Address of the hub. @default that of the endpoint table */
  readonly url?: string | undefined;
  /** What carries the connection. @default SignalR, loaded when first needed */
  readonly buildHub?: HubBuilder | undefined;
}

/** The live connection of a signed-in user. */
export interface Realtime {
  readonly state: RealtimeState;
  /** To listen to events; null while nobody is signed in and while it is being loaded. */
  readonly connection: RealtimeConnection | null;
}

const noListener = () => {};

/**
 * Keeps the live connection open while somebody is signed in: opened after sign-in, reconnecting,
 * sooner when the device is online again, closed at sign-out (contract §3). Call it in one place.
 */
export function useRealtimeConnection({ url, buildHub }: RealtimeSettings = {}): Realtime {
  const { client, platform, failures } = useConsole();
  const session = useSession();
  const email = session.status === 'signedIn' ? session.user.email : null;
  const [connection, setConnection] = useState<RealtimeConnection | null>(null);

  useEffect(() => {
    if (email === null) return;
    let isOver = false;
    let opened: RealtimeConnection | null = null;
    async function open(): Promise<void> {
      const made = await createRealtimeConnection({
        ...realtimeOptionsOf(client),
        ...(url === undefined ? {} : { url }),
        ...(buildHub === undefined ? {} : { buildHub }),
        onUnauthorized: () => failures.tell(new ApiError({ kind: 'http', status: 401 })),
      });
      if (isOver) return;
      opened = made;
      setConnection(made);
      await made.start();
    }
    void open();
    const stopOnline = platform.online.subscribe((isOnline) => isOnline && opened?.wake());
    return () => {
      isOver = true;
      stopOnline();
      void opened?.stop();
      setConnection(null);
    };
  }, [client, platform, failures, email, url, buildHub]);

  const state = useSyncExternalStore(
    useCallback((onChange) => connection?.onStateChange(onChange) ?? noListener, [connection]),
    () => connection?.state ?? 'stopped',
    () => 'stopped' as const,
  );
  return { state, connection };
}
