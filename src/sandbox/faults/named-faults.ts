import type { FaultEffect } from './rules';

/** Longer than any client's timeout (30 s, contract §1), in milliseconds. */
export const ENDLESS_MS = 120_000;

/**
 * The faults of the test catalogue, by name: a client must show a readable message for each.
 * `offline` behaves like `refused` here; the browser's online flag is up to the test.
 */
export const FAULTS = {
  refused: { cut: 'before' },
  offline: { cut: 'before' },
  resetInBody: { cut: 'inBody' },
  lostAnswer: { cut: 'lostAnswer' },
  timeout: { latencyMs: ENDLESS_MS },
  noContent: { status: 204 },
  loginRedirect: {
    status: 302,
    body: '',
    contentType: '',
    headers: { Location: '/app/sandbox/login-page' },
  },
  loginPage: { status: 200, body: { bad: 'htmlLogin' } },
  serverError: { status: 500 },
  badGateway: { status: 502, body: { bad: 'htmlGateway' } },
  unavailable: { status: 503, headers: { 'Retry-After': '2' } },
  tooMany: { status: 429, headers: { 'Retry-After': '2' } },
} satisfies Record<string, FaultEffect>;

/** The name of a fault. */
export type FaultName = keyof typeof FAULTS;

/** The names of all faults. */
export const FAULT_NAMES = Object.keys(FAULTS) as readonly FaultName[];
