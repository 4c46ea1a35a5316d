import type { ScenarioName } from '../../src/sandbox/world/scenarios';

/** A backend as one browser sees it: relative paths, a cookie jar, scenarios. */
export interface ContractMount {
  /** Asks `origin + path` as a browser does: with the cookies that the backend has set. */
  fetch(path: string, init?: RequestInit): Promise<Response>;
  /** Puts the scenario's seed back and empties the cookie jar. @default 'signedOut' */
  reset(scenario?: ScenarioName): Promise<void>;
  /** Origin that the backend is reached at, such as `http://localhost:4173`. */
  readonly origin: string;
  /** Present time of the backend, in milliseconds since 1970. */
  now(): number;
  close(): Promise<void>;
}
