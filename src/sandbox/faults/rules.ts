import type { BadBodyName } from './bad-bodies';
import type { CutPoint } from './connection-cut-error';

/** The calls that a fault applies to. */
export interface FaultMatch {
  /** HTTP method, case-insensitive. @default every method */
  readonly method?: string;
  /**
   * Path without the query, such as `/app/roles/*`: `*` matches one segment or part of it, `**` any
   * rest; or a regular expression. @default every path
   */
  readonly path?: string | RegExp;
}

/** The effect of a fault. Omitted parts stay as in the normal response. */
export interface FaultEffect {
  /** Delay before anything else, in milliseconds on the sandbox's clock. */
  readonly latencyMs?: number;
  /** Responds with this status instead of running the call. */
  readonly status?: number;
  /**
   * Responds with this body instead of running the call: a text, or one of `BAD_BODIES` by name as
   * `{ bad: 'htmlGateway' }`. The status is 500 unless `status` is set.
   */
  readonly body?:
    | string
    | {
        /** Name in `BAD_BODIES`. */
        readonly bad: BadBodyName;
      };
  /**
   * Cuts the connection: `before` the call runs; `lostAnswer` after it ran, before any response;
   * `inBody` in the middle of the response body.
   */
  readonly cut?: CutPoint;
  /** Replaces the content type of the response; '' removes it. */
  readonly contentType?: string;
  /** Additional headers of the response, such as `Retry-After`. */
  readonly headers?: Readonly<Record<string, string>>;
}

/** A rule for failing calls. Rules apply in the order in which they were added. */
export interface FaultRule extends FaultEffect {
  /** The calls that it applies to. */
  readonly match: FaultMatch;
  /** How often it applies. @default unlimited */
  readonly times?: number;
  /** Probability from 0 to 1, drawn with the sandbox's seed. @default 1 */
  readonly probability?: number;
}
