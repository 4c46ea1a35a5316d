export { type TotpOptions, totpCode } from './auth/totp';
export type { CommerceControls } from './controls';
export { createSandbox } from './create-sandbox';
export type { Mail } from './db/outbox';
export { BAD_BODIES, BAD_BODY_NAMES, type BadBody, type BadBodyName } from './faults/bad-bodies';
export { ConnectionCutError, type CutPoint } from './faults/connection-cut-error';
export type { FaultInjector } from './faults/injector';
export { ENDLESS_MS, FAULT_NAMES, FAULTS, type FaultName } from './faults/named-faults';
export type { FaultEffect, FaultMatch, FaultRule } from './faults/rules';
export {
  CSRF_HEADER,
  DEVICE_HEADER,
  IMPERSONATION_HEADER,
  SESSION_HEADER,
  VIEW_AS_HEADER,
} from './http/headers';
export type { LiveWire } from './live/connection';
export {
  type LiveClient,
  type LiveConnection,
  type LiveHub,
  type LiveIdentity,
  RECEIVE_NOTIFICATION,
} from './live/hub';
export {
  type MswHttp,
  type MswSocket,
  type MswWs,
  type SandboxHandlersOptions,
  sandboxHandlers,
} from './msw/handlers';
export { createSessionJar, type SessionJar } from './msw/session-jar';
export type { Sandbox, SandboxOptions, Visitor } from './sandbox';
export { FROZEN_AT_MS } from './to-clock';
export {
  DEMO_ACCOUNTS,
  DEMO_PASSWORD,
  DEMO_TOTP_SECRET,
  type DemoAccount,
} from './world/accounts';
export { SCENARIO_NAMES, SCENARIOS, type Scenario, type ScenarioName } from './world/scenarios';
