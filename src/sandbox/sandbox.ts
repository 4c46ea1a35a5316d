import type { Clock } from '../domain/time/clock';
import type { ImpersonationSetting } from '../domain/users/permission-access';
import type { CommerceControls } from './controls';
import type { Mail } from './db/outbox';
import type { FaultInjector } from './faults/injector';
import type { LiveHub } from './live/hub';
import type { DemoAccount } from './world/accounts';
import type { ScenarioName } from './world/scenarios';

/** The user who is signed in when the first page loads. */
export interface Visitor {
  /** E-mail of one of {@link Sandbox.accounts}. @default nobody */
  readonly signedInAs?: string;
  /** E-mail of the user that `signedInAs` impersonates. @default nobody */
  readonly impersonates?: string;
  /**
   * What the server allows nevertheless while somebody acts as somebody else: `placeOrders`,
   * `deleteUsers`, and the others of `docs/impersonation.md`.
   * @default nothing
   */
  readonly allowedWhileImpersonating?: readonly ImpersonationSetting[];
}

/** How {@link createSandbox} starts. */
export interface SandboxOptions {
  /** The state that the first page finds. @default 'signedOut' */
  readonly scenario?: ScenarioName;
  /**
   * The source of time. A function returns the time only: injected latency then passes at once, and
   * the live hub sends no pings of its own. Pass the clock that the portal uses.
   * @default a clock that stands at 2026-03-02T09:00:00Z
   */
  readonly clock?: Clock | (() => number);
  /** Seed of the fault injector's chances. @default 1 */
  readonly seed?: number;
  /**
   * Hosts (`portal.example` or `https://portal.example`) whose pages may call, and that reset links
   * and external sign-in may lead to, beside the host that a request comes to. Every other one is
   * refused. A port that is not its scheme's own belongs to the name: `localhost:5173`.
   * @default []
   */
  readonly portalHosts?: readonly string[];
}

/**
 * The in-memory reference backend: one fetch-shaped function over tables, rules and seeds. It knows
 * every call of specification §7 and contract §2 and §3, and nothing of cookies: a mount hands the
 * session token over by {@link SESSION_HEADER}.
 */
export interface Sandbox {
  /**
   * Answers one request. The session token comes in the request header `X-Sandbox-Session`; an
   * answer that opens a session carries the new token in the same header, one that closes it
   * carries it empty. A mount turns that into a cookie and does not pass the header on.
   * @throws ConnectionCutError when a fault cuts the connection
   */
  fetch(request: Request): Promise<Response>;
  /** The clock that everything here reads. */
  readonly clock: Clock;
  /** The scenario that the tables were seeded with. */
  readonly scenario: ScenarioName;
  /**
   * Starts another scenario, as {@link Sandbox.reset} does. A visitor takes the place of whomever the
   * scenario signs in; what the server holds stays the scenario's.
   */
  useScenario(name: ScenarioName, visitor?: Visitor): void;
  /** Puts back the seed of the scenario; drops faults, sessions and live connections. */
  reset(): void;
  /** Counts resets: a mount that sees it change forgets its session. */
  readonly generation: number;
  /** Hosts whose pages may call, and open the socket of live notifications, beside its own. */
  readonly portalHosts: readonly string[];
  /** Token of the session that the scenario starts with, or null when it starts signed out. */
  readonly openingSession: string | null;
  /** Id of the impersonation that the scenario starts with, or null. */
  readonly openingImpersonation: string | null;
  /** Failures to order, by call. */
  readonly faults: FaultInjector;
  /** The SignalR hub of the notifications. */
  readonly live: LiveHub;
  /** Has vendors, prices and customers do what a test or a demonstration needs. */
  readonly commerce: CommerceControls;
  /** The accounts that can sign in, and what each of them shows. */
  readonly accounts: readonly DemoAccount[];
  /** What would have been mailed since the last reset: reset links, invitations. Oldest first. */
  readonly outbox: readonly Mail[];
}
