export {
  DEMO_ACCOUNTS,
  DEMO_PASSWORD,
  DEMO_TOTP_SECRET,
  type DemoAccount,
} from './accounts';
export { type TotpOptions, totpCode } from './auth/totp';
export type { CommerceControls } from './commerce/controls';
export { ConnectionCutError, type CutPoint } from './connection-cut-error';
export { createSandbox } from './create-sandbox';
export type { Mail } from './db/outbox';
export { BAD_BODIES, BAD_BODY_NAMES, type BadBody, type BadBodyName } from './faults/bad-bodies';
export type { FaultInjector } from './faults/injector';
export { ENDLESS_MS, FAULT_NAMES, FAULTS, type FaultName } from './faults/named-faults';
export type { FaultEffect, FaultMatch, FaultRule } from './faults/rules';
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
export {
  CSRF_HEADER,
  DEVICE_HEADER,
  IMPERSONATION_HEADER,
  type Sandbox,
  type SandboxOptions,
  SESSION_HEADER,
  VIEW_AS_HEADER,
  type Visitor,
} from './sandbox';
export { SCENARIO_NAMES, SCENARIOS, type Scenario, type ScenarioName } from './scenarios';
export { FROZEN_AT_MS } from './to-clock';
