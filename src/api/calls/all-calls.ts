import type { CallOptions } from '../call';
import type { ApiClient } from '../client';
import type { DeclaredEndpoint, Endpoint, EndpointFunction } from '../endpoints';
import { NOTIFICATIONS_HUB } from '../realtime';
import type { Field } from '../wire/fields';
import * as activity from './activity';
import * as auth from './auth';
import * as billing from './billing';
import type { CallFacts, Declared } from './call';
import * as cart from './cart';
import * as customers from './customers';
import * as dashboard from './dashboard';
import * as impersonation from './impersonation';
import * as notifications from './notifications';
import * as orders from './orders';
import * as preferences from './preferences';
import * as products from './products';
import * as roles from './roles';
import * as signInWays from './sign-in-ways';
import * as subscriptions from './subscriptions';
import * as users from './users';

/** All rooms with the calls they declare. */
type Rooms = typeof activity &
  typeof auth &
  typeof billing &
  typeof cart &
  typeof customers &
  typeof dashboard &
  typeof impersonation &
  typeof notifications &
  typeof orders &
  typeof preferences &
  typeof products &
  typeof roles &
  typeof signInWays &
  typeof subscriptions &
  typeof users;

/** Name of a call of this package; the same as its function. */
export type CallName = {
  [Key in keyof Rooms]: Rooms[Key] extends Declared<infer Name, infer _> ? Name : never;
}[keyof Rooms];

/** Name of a call, or of the hub. */
export type EndpointName = CallName | typeof NOTIFICATIONS_HUB.name;

/** A complete endpoint table, by name of the call. */
export type EndpointTable = Record<EndpointName, Endpoint | EndpointFunction>;

/** A call with its facts. */
export interface KnownCall extends CallFacts {
  readonly endpoint: DeclaredEndpoint<CallName>;
  /** Decoder of the response. */
  readonly answer: Field<unknown>;
  /** Makes the call with its example input. */
  readonly run: (client: ApiClient, options?: CallOptions) => Promise<unknown>;
  /** File of its room, below `src/api/calls`. */
  readonly room: string;
}

const rooms = {
  ...{ auth, users, 'sign-in-ways': signInWays, preferences, activity, roles },
  ...{ notifications, impersonation, products, cart, orders, customers, subscriptions },
  ...{ billing, dashboard },
};

const facts: Readonly<Record<CallName, CallFacts>> = {
  ...auth.facts(),
  ...users.facts(),
  ...signInWays.facts(),
  ...preferences.facts(),
  ...activity.facts(),
  ...roles.facts(),
  ...notifications.facts(),
  ...impersonation.facts(),
  ...products.facts(),
  ...cart.facts(),
  ...orders.facts(),
  ...customers.facts(),
  ...subscriptions.facts(),
  ...billing.facts(),
  ...dashboard.facts(),
};

function callsOf([room, values]: [string, object]): readonly KnownCall[] {
  const made: Readonly<Record<string, unknown>> = { ...values };
  return Object.values(values).flatMap((value: unknown) => {
    if (typeof value !== 'function' || !('endpoint' in value)) return [];
    const { endpoint, answer } = value as unknown as Pick<KnownCall, 'endpoint' | 'answer'>;
    const own = facts[endpoint.name];
    const call = made[endpoint.name] as (client: ApiClient, ...rest: unknown[]) => Promise<unknown>;
    const [input] = own.example;
    const run: KnownCall['run'] = (client, options) =>
      input === undefined ? call(client, options) : call(client, input, options);
    return { ...own, endpoint, answer, run, room };
  });
}

/**
 * All calls by name. For tests, tools and `./testing`: never import it in code of a partner's page,
 * since it contains every room.
 */
export const allCalls = Object.fromEntries(
  Object.entries(rooms)
    .flatMap(callsOf)
    .map((call) => [call.endpoint.name, call]),
) as Readonly<Record<CallName, KnownCall>>;

/** The endpoints of all calls and of the hub. */
export const allEndpoints: readonly DeclaredEndpoint<EndpointName>[] = [
  ...Object.values(allCalls).map(({ endpoint }) => endpoint),
  NOTIFICATIONS_HUB,
];

/** {@link allEndpoints} by name. */
export const defaultEndpoints = Object.fromEntries(
  allEndpoints.map((endpoint) => [endpoint.name, endpoint]),
) as Readonly<Record<EndpointName, DeclaredEndpoint<EndpointName>>>;
