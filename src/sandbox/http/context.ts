import type { Context } from 'hono';
import type { ImpersonationRecord } from '../db/impersonations-table';
import type { SessionRecord } from '../db/sessions-table';
import type { UserRecord } from '../db/users-table';

/** The caller of a request. */
export interface Caller {
  readonly session: SessionRecord;
  /** The user as whom the server answers: in an impersonating tab, the impersonated user. */
  readonly user: UserRecord;
  /** Who is signed in: in an impersonating tab the administrator. */
  readonly self: UserRecord;
  readonly impersonation: ImpersonationRecord | null;
  /** The names of what they may do: the one place that is asked, whichever way they look. */
  readonly allowedActions: readonly string[];
}

/** What the router hands from the middlewares to the rooms. */
export interface Env {
  Variables: {
    /** The body of the request; '' for none. */
    body: string;
    session: SessionRecord | undefined;
    caller: Caller | undefined;
  };
}

/** The context of one call. */
export type CallContext = Context<Env>;
