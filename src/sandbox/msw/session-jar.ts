import { DEVICE_HEADER, SESSION_HEADER } from '../http/headers';
import type { Sandbox } from '../sandbox';

/** Session and device of one browser, in place of cookies. */
export interface SessionJar {
  /** The session token; null if none. */
  session(): string | null;
  /** The token of a trusted device (contract §4.28); null if none. */
  device(): string | null;
  /**
   * Stores the tokens of a response, and hides them from the page. Ignores responses to requests of
   * an earlier generation.
   */
  take(response: Response, askedInGeneration: number): Response;
}

/** Creates a jar with the scenario's session, restored after each reset. */
export function createSessionJar(
  sandbox: Pick<Sandbox, 'generation' | 'openingSession'>,
): SessionJar {
  let generation = sandbox.generation;
  let token = sandbox.openingSession;
  let device: string | null = null;

  function refresh() {
    if (generation === sandbox.generation) return;
    generation = sandbox.generation;
    token = sandbox.openingSession;
    device = null;
  }

  return {
    session() {
      refresh();
      return token;
    },
    device() {
      refresh();
      return device;
    },
    take(response, askedInGeneration) {
      refresh();
      const next = response.headers.get(SESSION_HEADER);
      if (askedInGeneration === generation) {
        if (next !== null) token = next === '' ? null : next;
        device = response.headers.get(DEVICE_HEADER) ?? device;
      }
      response.headers.delete(SESSION_HEADER);
      response.headers.delete(DEVICE_HEADER);
      return response;
    },
  };
}
