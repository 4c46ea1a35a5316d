import type { ImpersonationSetting } from '../domain/impersonation/restrictions';
import type { Clock } from '../domain/time/clock';
import type { CommerceControls } from './controls';
import type { Mail } from './db/outbox';
import type { FaultInjector } from './faults/injector';
import type { LiveHub } from './live/hub';
import type { DemoAccount } from './world/accounts';
import type { ScenarioName } from './world/scenarios';

/** The signed-in user of the first page. */
export interface Visitor {
  /** E-mail of one of {@link Sandbox.accounts}. @default nobody */
  readonly signedInAs?: string;
  /** E-mail of the user that `signedInAs` impersonates. @default nobody */
  readonly impersonates?: string;
  /**
   * Writes that the server allows while impersonating: `placeOrders`, `deleteUsers`, and the others
   * in `docs/impersonation.md`.
   *
   * @default none
   */
  readonly allowedWhileImpersonating?: readonly ImpersonationSetting[];
}

/** Options of {@link createSandbox}. */
export interface SandboxOptions {
  /** Initial state. @default 'signedOut' */
  readonly scenario?: ScenarioName;
  /**
   * The source of time. A function only returns the time: injected latency then passes immediately,
   * and the live hub sends no pings. Pass the portal's clock.
   *
   * @default a clock that stands still at 2026-03-02T09:00:00Z
   */
  readonly clock?: Clock | (() => number);
  /** Random seed of the faults. @default 1 */
  readonly seed?: number;
  /**
   * Hosts (`portal.example` or `https://portal.example`) whose pages may call, and that reset links
   * and external sign-in may lead to, besides the host of the request. Others are refused. A port
   * other than the scheme's default is part of the name: `localhost:5173`.
   *
   * @default []
   */
  readonly portalHosts?: readonly string[];
}

/**
 * The in-memory reference backend: a fetch-style function over tables, rules and seeds. It
 * implements every call of specification §7 and contract §2 and §3, but no cookies: a mount passes
 * the session token by {@link SESSION_HEADER}.
 */
export interface Sandbox {
  /**
   * Responds to one request. The session token is in the request header `X-Sandbox-Session`; a
   * response that opens a session has the new token in the same header, one that closes it has it
   * empty. A mount converts that to a cookie and removes the header.
   *
   * @throws ConnectionCutError if a fault cuts the connection
   */
  fetch(request: Request): Promise<Response>;
  /** The clock of everything in the sandbox. */
  readonly clock: Clock;
  /** The current scenario. */
  readonly scenario: ScenarioName;
  /**
   * Starts another scenario, like {@link Sandbox.reset}. A visitor replaces the scenario's
   * signed-in user; the data stays the scenario's.
   */
  useScenario(name: ScenarioName, visitor?: Visitor): void;
  /** Restores the scenario's seed; clears faults, sessions and live connections. */
  reset(): void;
  /** Incremented by a reset: a mount then clears its session. */
  readonly generation: number;
  /** Other hosts whose pages may call, and open the socket of live notifications. */
  readonly portalHosts: readonly string[];
  /** Token of the scenario's session; null if it starts signed out. */
  readonly openingSession: string | null;
  /** Id of the scenario's impersonation; null if none. */
  readonly openingImpersonation: string | null;
  /** Injects faults, by call. */
  readonly faults: FaultInjector;
  /** The SignalR hub for notifications. */
  readonly live: LiveHub;
  /** Triggers actions of vendors and customers, for tests and demonstrations. */
  readonly commerce: CommerceControls;
  /** The accounts that can sign in, with what each of them shows. */
  readonly accounts: readonly DemoAccount[];
  /** Mails since the last reset, such as reset links and invitations; oldest first. */
  readonly outbox: readonly Mail[];
}
