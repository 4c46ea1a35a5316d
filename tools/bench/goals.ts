import type { Floor, Temperature } from './job';

/** What a job promises: ours over a floor, at most. */
export type Goal = {
  readonly [Kind in Temperature]?: { readonly [Side in Floor]?: number };
} & {
  /** What one action of ours may take by the wall clock, warm, in milliseconds. */
  readonly limitMs?: number;
};

/**
 * Every goal of the benchmark, by the name of its job. Whether it is kept stands in
 * docs/benchmarks.md, which the benchmark writes.
 */
export const GOALS: Readonly<Record<string, Goal>> = {
  'table of 100 rows: mount': { cold: { bare: 1.5 }, warm: { same: 1.3 } },
  'table: next page': { cold: { bare: 1.5 }, warm: { same: 1.3 } },
  'table: one checkbox': { cold: { bare: 1.3 }, warm: { same: 1.2 } },
  'table: select all': { cold: { bare: 1.5 }, warm: { same: 1.5 } },
  'table: search': { cold: { bare: 1.3 }, warm: { same: 1.4 } },
  'table of 100 rows: heap': { cold: { bare: 1.6 }, warm: { same: 1.6 } },
  'table in a session: next page': { cold: { bare: 1.5 } },
  'table in a session: one checkbox': { cold: { bare: 1.3 } },
  'table in a session: select all': { cold: { bare: 1.5 } },
  'table in a session: search': { cold: { bare: 1.5 } },
  'table in a session: heap': { cold: { bare: 1.6 } },
  "a role's page of 100 users: mount": { cold: { bare: 2.0 } },
  'sign-in: ready': { cold: { bare: 1.5 } },
  'permission editor of 500: mount': { cold: { bare: 0.7 }, warm: { same: 0.7 } },
  'permission editor of 500: one box': { cold: { bare: 1.2 }, warm: { same: 1.2 } },
  'permission editor of 500: typing': { warm: { same: 1.2 } },
  'permission editor of 500: clear': { warm: { same: 0.6 } },
  'permission editor of 500: select all': { warm: { same: 0.6 } },
  'permission editor of 10,000 over its own 500: mount': { warm: { same: 1.5 } },
  'permission editor of 10,000 over its own 500: typing': { warm: { same: 1.5 } },
  'permission editor of 10,000 over its own 500: clear': { warm: { same: 1.5 } },
  'permission editor of 10,000 over its own 500: select all': { warm: { same: 1.5 } },
  'marketplace of 2,000: typing': { warm: { same: 1.3 } },
  'marketplace of 2,000: one filter': { warm: { same: 1.3 } },
  'subscriptions, 100 of 50,000: mount': { cold: { bare: 1.5 }, warm: { same: 1.3 } },
  'subscriptions, 100 of 50,000: next page': { cold: { bare: 1.5 }, warm: { same: 1.3 } },
  'palette of 5,000: key to paint': { cold: { bare: 1.5 }, warm: { same: 1.5 } },
  'drawer of 10,000 notifications: open': { limitMs: 600 },
};
