import { useCallback, useEffect, useState, useSyncExternalStore } from 'react';
import type { HubBuilder, RealtimeConnection, RealtimeState } from '../../api/realtime';
import { useSession } from '../auth/useSession';
import { useConsole } from '../console/console-context';
import { joinRealtime } from './join-realtime';

/** Settings of {@link useRealtimeConnection}. Those that change open a new connection. */
export interface RealtimeSettings {
  /** Address of the hub. @default that of the endpoint table */
  readonly url?: string | undefined;
  /**
   * What carries the connection. @default that of the `ConsoleProvider`, else SignalR, loaded when
   * first needed
   */
  readonly buildHub?: HubBuilder | undefined;
}

/** The live connection of a signed-in user. */
export interface Realtime {
  /** State of the connection. */
  readonly state: RealtimeState;
  /** Subscribes to events; null while signed out. */
  readonly connection: RealtimeConnection | null;
}

const noListener = () => {};

/**
 * Keeps the live connection open while a user is signed in: opened after sign-in, reconnected after
 * a loss and when the device is online again, closed at sign-out (contract §3). Shared by all tabs
 * of a user and session, and by all calls of this hook with the same settings.
 */
export function useRealtimeConnection(settings: RealtimeSettings = {}): Realtime {
  const services = useConsole();
  const { url, buildHub = services.buildHub } = settings;
  const session = useSession();
  const email = session.status === 'signedIn' ? session.user.email : null;
  const [connection, setConnection] = useState<RealtimeConnection | null>(null);

  useEffect(() => {
    if (email === null) return;
    const joined = joinRealtime(services, { user: email, url, buildHub });
    setConnection(joined.connection);
    return () => {
      setConnection(null);
      joined.leave();
    };
  }, [services, email, url, buildHub]);

  const state = useSyncExternalStore(
    useCallback((onChange) => connection?.onStateChange(onChange) ?? noListener, [connection]),
    () => connection?.state ?? 'stopped',
    () => 'stopped' as const,
  );
  return { state, connection };
}
