import type { Hono } from 'hono';
import type { World } from '../world/world';
import type { Env } from './context';

/** The calls of one room, listed in `create-sandbox.ts`. */
export interface SandboxRoom {
  /** Common prefix of its addresses. */
  readonly base: string;
  readonly routes: (world: World) => Hono<Env>;
}
