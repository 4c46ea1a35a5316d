import type { Hono } from 'hono';
import type { Env } from './http/caller';
import type { World } from './world';

/** The calls of one room; `rooms.ts` lists them. */
export interface SandboxRoom {
  /** What all its addresses begin with. */
  readonly base: string;
  readonly routes: (world: World) => Hono<Env>;
}
