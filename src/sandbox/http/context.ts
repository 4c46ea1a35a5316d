import type { Context } from 'hono';
import type { ImpersonationRecord } from '../db/impersonations-table';
import type { SessionRecord } from '../db/sessions-table';
import type { UserRecord } from '../db/users-table';

/** The caller of a request. */
export interface Caller {
  readonly session: SessionRecord;
  /** The effective user: in an impersonating tab, the impersonated one. */
  readonly user: UserRecord;
  /** The signed-in user: in an impersonating tab, the administrator. */
  readonly self: UserRecord;
  readonly impersonation: ImpersonationRecord | null;
  /** Names of the effective permissions, also in "view as role". */
  readonly allowedActions: readonly string[];
}

/** Values passed from the middlewares to the rooms. */
export interface Env {
  Variables: {
    /** The body of the request; '' if none. */
    body: string;
    session: SessionRecord | undefined;
    caller: Caller | undefined;
  };
}

export type CallContext = Context<Env>;
