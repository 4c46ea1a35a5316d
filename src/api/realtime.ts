import { encodePercent } from '../domain/text/percent';
import type { Clock, ClockHandle } from '../domain/time/clock';
import type { ApiClient } from './client';
import type { DeclaredEndpoint } from './endpoints';
import { ceilingMs, fullJitter } from './retry';

/** `reconnecting` is also the state of a connection that has never been up and tries again. */
export type RealtimeState = 'stopped' | 'connecting' | 'connected' | 'reconnecting';

/** Events the server sends (contract §3). */
export type RealtimeEvent = 'ReceiveNotification';

/** A live connection to the server, whatever carries it. */
export interface RealtimeConnection {
  /** How the connection stands now. */
  readonly state: RealtimeState;
  /**
   * Connects and stays connected until `stop`. Settles after the first attempt, and never rejects:
   * a failed attempt shows as the state `reconnecting`.
   */
  start(): Promise<void>;
  /** Closes for good, also while it is connecting. A later `start` opens a new connection. */
  stop(): Promise<void>;
  /** Shortens a wait for the next attempt to at most a second, as when the browser is online again. */
  wake(): void;
  /** Subscribes to an event of the server. Returns the function that unsubscribes. */
  onEvent(name: RealtimeEvent, listener: (...args: unknown[]) => void): () => void;
  /** Subscribes to changes of the state. Returns the function that unsubscribes. */
  onStateChange(listener: (state: RealtimeState) => void): () => void;
}

/** What carries one attempt: SignalR's HubConnection, or a fake one in tests. */
export interface Hub {
  /** Connects. Rejects when the attempt fails. */
  start(): Promise<void>;
  /** Closes the connection. */
  stop(): Promise<void>;
  /** Subscribes to an event of the server, by its name. */
  on(name: string, listener: (...args: unknown[]) => void): void;
  /** Subscribes to the end of the connection; with an error when it broke. */
  onclose(listener: (error?: Error) => void): void;
}

/** What a hub is built from. */
export interface HubOptions {
  /** Address of the hub. */
  readonly url: string;
  /** Headers for requests to the hub's own origin. */
  readonly headers: () => Readonly<Record<string, string>>;
  /** Called when the server answers 401: trying again would fail too. */
  readonly onUnauthorized: () => void;
}

/** Makes the hub of one attempt. */
export type HubBuilder = (options: HubOptions) => Hub | Promise<Hub>;

/** What {@link createRealtimeConnection} takes. */
export interface RealtimeOptions {
  /** Address of the hub. */
  readonly url: string;
  /** Where time comes from, for the waits between attempts. */
  readonly clock: Clock;
  /** Returns a number from 0 up to 1, for the jitter of waits. @default Math.random */
  readonly random?: () => number;
  /** Headers of the negotiation, asked at each attempt. @default none */
  readonly headers?: () => Readonly<Record<string, string>>;
  /**
   * A WebSocket cannot carry headers, so an impersonation goes as the query `impersonation` (the
   * session's cookie is what authorises). @default null
   */
  readonly impersonationSessionId?: string | null;
  /** Called when the server answers 401. The connection has stopped by then. */
  readonly onUnauthorized?: () => void;
  /**
   * Makes the hub of each attempt. @default SignalR over WebSockets with the JSON protocol, loaded
   * when first needed
   */
  readonly buildHub?: HubBuilder;
}

/** Ceiling of the first wait in milliseconds. Wide enough that a restart is not met by a rush. */
const BACKOFF_MS = 5_000;
/** Longest wait between two attempts, in milliseconds. */
export const RECONNECT_MAX_MS = 600_000;
/** A connection that lived shorter than this, in milliseconds, does not end the backing off. */
const STABLE_MS = 30_000;
/** An attempt is given up after this time, in milliseconds. */
const ATTEMPT_TIMEOUT_MS = 30_000;
/** Longest wait after `wake`, in milliseconds: a whole office may come online together. */
const WAKE_MS = 1_000;

/** The wait before a reconnect in milliseconds: full jitter, doubling, 10 minutes at the most. */
export function nextDelay(attempt: number, random: () => number): number {
  return fullJitter(attempt, random, BACKOFF_MS, RECONNECT_MAX_MS);
}

/** The SignalR hub; its method is not used. */
export const NOTIFICATIONS_HUB = {
  name: 'notificationsHub',
  method: 'GET',
  path: '/app/hubs/notifications',
} as const satisfies DeclaredEndpoint;

/** The options of a connection to the hub of this client's API (contract §3). */
export function realtimeOptionsOf(client: ApiClient): RealtimeOptions {
  return {
    url: client.urlOf(NOTIFICATIONS_HUB),
    clock: client.clock,
    random: client.random,
    headers: () => client.sessionHeaders('POST'),
    impersonationSessionId: client.impersonationSessionId,
  };
}

/** Makes a connection; nothing is sent before `start`. The SignalR library is loaded meanwhile. */
export async function createRealtimeConnection(
  options: RealtimeOptions,
): Promise<RealtimeConnection> {
  if (options.buildHub) return connectionOver(options.buildHub, options);
  const load = () => import('./signalr-hub');
  // A failed load is a failed attempt later on, and tried again like any other.
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
  /** Names the current attempt; whatever an older one reports comes too late. */
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

  /** Leaves the current attempt behind: its hub, its timers, its late reports. */
  async function abandon(): Promise<void> {
    current += 1;
    clearTimer();
    const left = hub;
    hub = null;
    // A hub that is still starting is stopped here as well; its failure is of no interest.
    await left?.stop().catch(() => {});
  }

  function waitForNextAttempt(): void {
    const lived = upSince === null ? 0 : clock.now() - upSince;
    upSince = null;
    // A server that accepts and drops at once must not be called more and more often.
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
