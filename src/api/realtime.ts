import { encodePercent } from '../domain/text/percent';
import type { Clock, ClockHandle } from '../domain/time/clock';
import type { ApiClient } from './client';
import type { DeclaredEndpoint } from './endpoints';
import { ceilingMs, fullJitter } from './retry';

/** `reconnecting` is also the state of a connection that was never up and is retrying. */
export type RealtimeState = 'stopped' | 'connecting' | 'connected' | 'reconnecting';

/** Events the server sends (contract §3). */
export type RealtimeEvent = 'ReceiveNotification';

/** A live connection to the server, independent of the transport. */
export interface RealtimeConnection {
  /** Current state. */
  readonly state: RealtimeState;
  /**
   * Connects and stays connected until `stop`. Resolves after the first attempt and never rejects:
   * a failed attempt shows as the state `reconnecting`.
   */
  start(): Promise<void>;
  /** Closes the connection, also while connecting. A later `start` opens a new one. */
  stop(): Promise<void>;
  /**
   * Shortens the wait before the next attempt to at most a second, such as when the browser is
   * online again.
   */
  wake(): void;
  /** Subscribes to a server event. Returns the unsubscribe function. */
  onEvent(name: RealtimeEvent, listener: (...args: unknown[]) => void): () => void;
  /** Subscribes to changes of the state. Returns the unsubscribe function. */
  onStateChange(listener: (state: RealtimeState) => void): () => void;
}

/** The transport of one attempt: SignalR's HubConnection, or a fake in tests. */
export interface Hub {
  /** Connects. Rejects if the attempt fails. */
  start(): Promise<void>;
  /** Closes the connection. */
  stop(): Promise<void>;
  /** Subscribes to a server event. */
  on(name: string, listener: (...args: unknown[]) => void): void;
  /** Subscribes to the end of the connection; with an error if it broke. */
  onclose(listener: (error?: Error) => void): void;
}

/** Options of a hub. */
export interface HubOptions {
  /** Address of the hub. */
  readonly url: string;
  /** Headers for requests to the hub's own origin. */
  readonly headers: () => Readonly<Record<string, string>>;
  /** Called on a 401: a retry would fail too. */
  readonly onUnauthorized: () => void;
}

/** Builds the hub of one attempt. */
export type HubBuilder = (options: HubOptions) => Hub | Promise<Hub>;

/** Options of {@link createRealtimeConnection}. */
export interface RealtimeOptions {
  /** Address of the hub. */
  readonly url: string;
  /** The source of time, for the waits between attempts. */
  readonly clock: Clock;
  /** Returns a number from 0 up to 1, for the jitter of waits. @default Math.random */
  readonly random?: () => number;
  /** Headers of the negotiation, read at each attempt. @default none */
  readonly headers?: () => Readonly<Record<string, string>>;
  /**
   * A WebSocket cannot carry headers, so the impersonation is sent as the query parameter
   * `impersonation` (authorization is by the session cookie). @default null
   */
  readonly impersonationSessionId?: string | null;
  /** Called on a 401. The connection has stopped by then. */
  readonly onUnauthorized?: () => void;
  /**
   * Builds the hub of each attempt. @default SignalR over WebSockets with the JSON protocol, loaded
   * when first needed
   */
  readonly buildHub?: HubBuilder;
}

/**
 * Upper limit of the first wait in milliseconds; wide enough that clients do not all return at once
 * after a restart.
 */
const BACKOFF_MS = 5_000;
/** Maximum wait between two attempts, in milliseconds. */
export const RECONNECT_MAX_MS = 600_000;
/** A connection that lasted shorter than this does not reset the backoff, in milliseconds. */
const STABLE_MS = 30_000;
/** Timeout of an attempt, in milliseconds. */
const ATTEMPT_TIMEOUT_MS = 30_000;
/** Maximum wait after `wake`, in milliseconds, since a whole office may come online together. */
const WAKE_MS = 1_000;

/** The wait before a reconnect in milliseconds: full jitter, doubling, at most 10 minutes. */
export function nextDelay(attempt: number, random: () => number): number {
  return fullJitter(attempt, random, BACKOFF_MS, RECONNECT_MAX_MS);
}

/** The SignalR hub; its method is not used. */
export const NOTIFICATIONS_HUB = {
  name: 'notificationsHub',
  method: 'GET',
  path: '/app/hubs/notifications',
} as const satisfies DeclaredEndpoint;

/** Connection options for the hub of this client's API (contract §3). */
export function realtimeOptionsOf(client: ApiClient): RealtimeOptions {
  return {
    url: client.urlOf(NOTIFICATIONS_HUB),
    clock: client.clock,
    random: client.random,
    headers: () => client.sessionHeaders('POST'),
    impersonationSessionId: client.impersonationSessionId,
  };
}

/** Creates a connection and loads the SignalR library; nothing is sent before `start`. */
export async function createRealtimeConnection(
  options: RealtimeOptions,
): Promise<RealtimeConnection> {
  if (options.buildHub) return connectionOver(options.buildHub, options);
  const load = () => import('./signalr-hub');
  // A failed load counts as a failed attempt, and is retried.
  await load().catch(() => {});
  return connectionOver(async (hub) => (await load()).buildSignalRHub(hub), options);
}

function connectionOver(buildHub: HubBuilder, options: RealtimeOptions): RealtimeConnection {
  const { clock, random = Math.random, headers = () => ({}), impersonationSessionId } = options;
  const eventListeners = new Set<{ name: string; listener: (...args: unknown[]) => void }>();
  const stateListeners = new Set<(state: RealtimeState) => void>();
  const query = impersonationSessionId
    ? `${options.url.includes('?') ? '&' : '?'}impersonation=${encodePercent(impersonationSessionId)}`
    : '';
  let state: RealtimeState = 'stopped';
  /** Number of the current attempt; events of earlier ones are ignored. */
  let current = 0;
  let failures = 0;
  let hub: Hub | null = null;
  let upSince: number | null = null;
  let timer: ClockHandle | null = null;
  let wakeUp: (() => void) | null = null;

  function setState(next: RealtimeState): void {
    if (next === state) return;
    state = next;
    for (const listener of [...stateListeners]) listener(next);
  }

  function clearTimer(): void {
    if (timer !== null) clock.clearTimeout(timer);
    timer = null;
    wakeUp = null;
  }

  /** Abandons the current attempt: its hub, its timers, its late events. */
  async function abandon(): Promise<void> {
    current += 1;
    clearTimer();
    const left = hub;
    hub = null;
    // Also stops a hub that is still starting; its failure does not matter.
    await left?.stop().catch(() => {});
  }

  function waitForNextAttempt(): void {
    const lived = upSince === null ? 0 : clock.now() - upSince;
    upSince = null;
    // A server that accepts and drops immediately must not be called ever faster.
    if (lived >= Math.max(STABLE_MS, ceilingMs(failures, BACKOFF_MS, RECONNECT_MAX_MS))) {
      failures = 0;
    }
    const wait = nextDelay(failures, random);
    failures += 1;
    void abandon();
    const dueAt = clock.now() + wait;
    const schedule = (ms: number) => {
      timer = clock.setTimeout(() => void attempt(), ms);
    };
    schedule(wait);
    wakeUp = () => {
      if (timer !== null) clock.clearTimeout(timer);
      wakeUp = null;
      schedule(Math.min(Math.max(0, dueAt - clock.now()), random() * WAKE_MS));
    };
    setState('reconnecting');
  }

  function endUnauthorized(): void {
    void abandon();
    setState('stopped');
    options.onUnauthorized?.();
  }

  async function attempt(): Promise<void> {
    clearTimer();
    current += 1;
    const mine = current;
    const isMine = () => mine === current;
    timer = clock.setTimeout(() => isMine() && waitForNextAttempt(), ATTEMPT_TIMEOUT_MS);
    try {
      const built = await buildHub({
        url: options.url + query,
        headers,
        onUnauthorized: () => isMine() && endUnauthorized(),
      });
      if (!isMine()) return;
      hub = built;
      built.onclose(() => isMine() && waitForNextAttempt());
      built.on('ReceiveNotification', (...args) => {
        if (isMine()) emit('ReceiveNotification', args);
      });
      await built.start();
      if (!isMine()) {
        await built.stop();
        return;
      }
      clearTimer();
      upSince = clock.now();
      setState('connected');
    } catch {
      if (isMine()) waitForNextAttempt();
    }
  }

  function emit(name: RealtimeEvent, args: unknown[]): void {
    for (const entry of [...eventListeners]) if (entry.name === name) entry.listener(...args);
  }

  return {
    get state() {
      return state;
    },
    async start() {
      if (state !== 'stopped') return;
      failures = 0;
      upSince = null;
      setState('connecting');
      await attempt();
    },
    async stop() {
      const left = abandon();
      setState('stopped');
      await left;
    },
    wake: () => wakeUp?.(),
    onEvent(name, listener) {
      const entry = { name, listener };
      eventListeners.add(entry);
      return () => eventListeners.delete(entry);
    },
    onStateChange(listener) {
      stateListeners.add(listener);
      return () => stateListeners.delete(listener);
    },
  };
}
