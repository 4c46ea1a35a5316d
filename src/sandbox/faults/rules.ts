import type { BadBodyName } from './bad-bodies';
import type { CutPoint } from './connection-cut-error';

/** Which calls a fault meets. */
export interface FaultMatch {
  /** HTTP method in any case; every method when missing. */
  readonly method?: string;
  /**
   * Path without the query, such as `/app/roles/*`: `*` stands for one segment or part of it, `**`
   * for any rest; or a regular expression. Every path when missing.
   */
  readonly path?: string | RegExp;
}

/** What a fault does to a call. What is missing stays as the sandbox would answer. */
export interface FaultEffect {
  /** Wait before anything else, in milliseconds on the sandbox's clock. */
  readonly latencyMs?: number;
  /** Answers with this status instead of running the call. */
  readonly status?: number;
  /**
   * Answers with this body instead of running the call: a text, or one of `BAD_BODIES` by name as
   * `{ bad: 'htmlGateway' }`. The status is 500 unless `status` says otherwise.
   */
  readonly body?:
    | string
    | {
        /** Its name in `BAD_BODIES`. */
        readonly bad: BadBodyName;
      };
  /**
   * Cuts the connection: `before` the call runs; `lostAnswer` after it ran, before any answer;
   * `inBody` in the middle of the answer's body.
   */
  readonly cut?: CutPoint;
  /** Replaces the content type of the answer; '' removes it. */
  readonly contentType?: string;
  /** More headers for the answer, such as `Retry-After`. */
  readonly headers?: Readonly<Record<string, string>>;
}

/** An order to fail. Rules are asked in the order in which they were added. */
export interface FaultRule extends FaultEffect {
  /** The calls that it concerns. */
  readonly match: FaultMatch;
  /** How often it strikes before it is used up. @default without end */
  readonly times?: number;
  /** The chance that it strikes, from 0 to 1, drawn from the sandbox's seed. @default 1 */
  readonly probability?: number;
}
