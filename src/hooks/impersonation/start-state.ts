import type { ApiError } from '../../api/errors';

/** The state of starting an impersonation, in the administrator's tab. */
export type StartState =
  | { readonly status: 'idle' }
  /** The server is asked for the session. */
  | { readonly status: 'starting'; readonly email: string }
  /** The session runs and the new tab was opened, but it has not said hello yet. */
  | { readonly status: 'opening'; readonly email: string; readonly href: string }
  /** The new tab is there. */
  | { readonly status: 'opened'; readonly email: string; readonly href: string }
  /**
   * No tab has said hello in five seconds, which is what a pop-up blocker looks like: show a link to
   * `href` with `target="_blank" rel="noopener"`. Becomes `opened` when a tab does say hello.
   */
  | { readonly status: 'blocked'; readonly email: string; readonly href: string }
  | {
      readonly status: 'failed';
      /** Whom to impersonate. */
      readonly email: string;
      /** Why not. */
      readonly error: ApiError;
    };
