import type { WireNotification } from '../../api/calls/notifications';
import { createToken } from '../db/random';
import type { UserRecord } from '../db/users-table';
import { toWireTime } from '../db/wire-time';
import { findCaller } from '../http/caller';
import type { LiveUpdates, World } from '../world/world';
import { createHubConnection, type HubConnection, type LiveWire } from './connection';

/** The only event of the hub (specification §7.4). */
export const RECEIVE_NOTIFICATION = 'ReceiveNotification';

/** Maximum number of open sockets of a session. */
export const SOCKETS_MAX = 20;

/** How long a negotiated connection waits for its socket, in milliseconds. */
const NEGOTIATED_MS = 60_000;

/** The client that opens a connection. */
export interface LiveIdentity {
  /** The session token, as in `X-Sandbox-Session`. */
  readonly session: string | null;
  /** Id of an impersonation, without negotiation. @default null */
  readonly impersonation?: string | null;
  /**
   * The `id` in the socket's address, from negotiation. It includes the impersonation, which a
   * browser cannot send with a socket.
   *
   * @default null
   */
  readonly id?: string | null;
}

/** A connecting client: its session and its socket. */
export interface LiveClient extends LiveIdentity, LiveWire {}

/** A mount's handle for one socket. */
export interface LiveConnection {
  /** Passes on a received text frame. */
  receive(frame: string): void;
  /** Reports that the socket is closed. */
  disconnect(): void;
}

/** The notifications hub: the SignalR JSON protocol, frame by frame. */
export interface LiveHub extends LiveUpdates {
  /**
   * The status for refusing an upgrade: 401 if not signed in, 429 for a session with too many
   * sockets. Null to allow it.
   */
  refusal(identity: LiveIdentity): 401 | 429 | null;
  /** Adds a socket. One that is not allowed is closed immediately. */
  connect(client: LiveClient): LiveConnection;
  /**
   * Cuts connections without a close message, like a crashing server; all of them or one user's.
   */
  cut(email?: string): void;
  /** Closes all connections; clients may reconnect. */
  closeAll(): void;
  /** Number of clients; all of them or one user's. */
  count(email?: string): number;
}

interface Negotiated {
  readonly session: string;
  readonly impersonation: string | null;
}

interface Offer extends Negotiated {
  readonly expires: number;
}

interface Client {
  readonly identity: Negotiated;
  readonly user: UserRecord;
  readonly connection: HubConnection;
  readonly wire: LiveWire;
}

/** The hub over the sandbox's tables. */
export function createLiveHub(world: () => World, hasTimers: boolean): LiveHub {
  const clients = new Set<Client>();
  /** Negotiated connections that wait for their socket, by connection token. */
  const offers = new Map<string, Offer>();

  function resolve({ session, impersonation = null, id = null }: LiveIdentity): Negotiated | null {
    if (session === null) return null;
    if (id === null) return { session, impersonation };
    const offer = offers.get(id);
    const isGood = offer?.session === session && offer.expires > world().clock.now();
    return isGood ? offer : null;
  }

  function userOf(identity: Negotiated | null): UserRecord | undefined {
    if (!identity) return undefined;
    const caller = findCaller(world(), identity.session, identity.impersonation);
    return caller?.session.isTwoFactorPending ? undefined : caller?.user;
  }

  function refusal(identity: Negotiated | null): 401 | 429 | null {
    if (userOf(identity) === undefined) return 401;
    const own = clientsOf().filter((client) => client.identity.session === identity?.session);
    return own.length >= SOCKETS_MAX ? 429 : null;
  }

  /** Limits what a client that negotiates without connecting can accumulate. */
  function makeRoom(session: string, now: number) {
    const own: string[] = [];
    for (const [id, offer] of offers) {
      if (offer.expires <= now) offers.delete(id);
      else if (offer.session === session) own.push(id);
    }
    const [oldest] = own;
    if (oldest !== undefined && own.length >= SOCKETS_MAX) offers.delete(oldest);
  }

  function clientsOf(email?: string): readonly Client[] {
    return [...clients].filter(({ user }) => email === undefined || user.email === email);
  }

  function dropClosed() {
    for (const client of clientsOf()) {
      if (userOf(client.identity) !== client.user) {
        client.connection.close(false, 'The session is over.');
      }
    }
  }

  function send(email: string, notification: WireNotification) {
    dropClosed();
    for (const client of clientsOf(email)) {
      client.connection.invoke(RECEIVE_NOTIFICATION, notification);
    }
  }

  return {
    refusal: (identity) => refusal(resolve(identity)),
    negotiate(session, impersonation) {
      const now = world().clock.now();
      makeRoom(session, now);
      const id = createToken();
      offers.set(id, { session, impersonation, expires: now + NEGOTIATED_MS });
      return id;
    },
    connect(wire) {
      const identity = resolve(wire);
      const user = userOf(identity);
      if (!identity || !user || refusal(identity) !== null) {
        wire.close();
        return { receive() {}, disconnect() {} };
      }
      if (wire.id) offers.delete(wire.id);
      const onEnd = () => clients.delete(client);
      const connection = createHubConnection(wire, world().clock, hasTimers, onEnd);
      const client: Client = { identity, user, connection, wire };
      clients.add(client);
      return { receive: connection.receive, disconnect: connection.forget };
    },
    notify(email, given = {}) {
      const { db, clock } = world();
      const owner = db.users.find(email);
      if (!owner) throw new RangeError(`The sandbox has no user ${email}`);
      const notification: WireNotification = {
        id: db.notifications.nextId(),
        type: 'Message',
        category: 'Order',
        severity: 'info',
        title: 'Something has happened',
        description: '',
        createdAt: toWireTime(clock.now()),
        relatedEntityId: null,
        relatedEntityType: null,
        ...given,
      };
      db.notifications.add(owner.id, notification);
      send(owner.email, notification);
      return notification;
    },
    update(email, notification) {
      const { db } = world();
      const owner = db.users.find(email);
      if (owner) db.notifications.replace(owner.id, notification);
      send(email, notification);
    },
    cut(email) {
      for (const client of clientsOf(email)) {
        client.connection.forget();
        client.wire.close();
      }
    },
    dropClosed,
    closeAll() {
      for (const client of clientsOf()) client.connection.close(true);
    },
    count: (email) => clientsOf(email).length,
  };
}
