import type { Hono } from 'hono';
import type { World } from '../world/world';
import type { Env } from './context';

/** The calls of one room; `rooms.ts` lists them. */
export interface SandboxRoom {
  /** What all its addresses begin with. */
  readonly base: string;
  readonly routes: (world: World) => Hono<Env>;
}
