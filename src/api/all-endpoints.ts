import * as accounts from './accounts';
import * as activity from './activity';
import * as auth from './auth';
import * as billing from './billing';
import * as cart from './cart';
import * as customers from './customers';
import * as dashboard from './dashboard';
import * as devices from './devices';
import type { DeclaredEndpoint, Endpoint, EndpointFunction } from './endpoints';
import * as impersonation from './impersonation';
import * as notifications from './notifications';
import * as orders from './orders';
import * as passkeys from './passkeys';
import * as preferences from './preferences';
import * as products from './products';
import * as realtime from './realtime';
import * as recoveryCodes from './recovery-codes';
import * as roles from './roles';
import * as subscriptions from './subscriptions';
import * as tasks from './tasks';
import * as users from './users';

/** Every room with the calls that it declares. */
type Rooms = typeof accounts &
  typeof activity &
  typeof auth &
  typeof billing &
  typeof cart &
  typeof customers &
  typeof dashboard &
  typeof devices &
  typeof impersonation &
  typeof notifications &
  typeof orders &
  typeof preferences &
  typeof passkeys &
  typeof products &
  typeof realtime &
  typeof recoveryCodes &
  typeof roles &
  typeof subscriptions &
  typeof tasks &
  typeof users;

/** Name of a call: that of its endpoint function. */
export type EndpointName = {
  [Key in keyof Rooms]: Rooms[Key] extends DeclaredEndpoint<infer Name> ? Name : never;
}[keyof Rooms];

/** A whole endpoint table: name of the call to where it goes. */
export type EndpointTable = Record<EndpointName, Endpoint | EndpointFunction>;

const rooms: readonly object[] = [
  accounts,
  activity,
  auth,
  billing,
  cart,
  customers,
  dashboard,
  devices,
  impersonation,
  notifications,
  orders,
  preferences,
  passkeys,
  products,
  realtime,
  recoveryCodes,
  roles,
  subscriptions,
  tasks,
  users,
];

const isDeclared = (value: unknown): value is DeclaredEndpoint<EndpointName> =>
  typeof value === 'object' && value !== null && 'path' in value;

/**
 * Every declared endpoint. For tests, `./testing` and the conformance suite: at run time nothing of
 * a partner's page may import this file, as it carries all rooms.
 */
export const allEndpoints = rooms.flatMap((room) => Object.values(room).filter(isDeclared));

/** {@link allEndpoints} by name. */
export const defaultEndpoints = Object.fromEntries(
  allEndpoints.map((endpoint) => [endpoint.name, endpoint]),
) as Readonly<Record<EndpointName, DeclaredEndpoint<EndpointName>>>;
