import { type Sandbox, SESSION_HEADER } from '../sandbox';

/** The cookie of one browser, where there are no cookies. */
export interface SessionJar {
  /** The session token, or null. */
  session(): string | null;
  /**
   * Keeps the session token of an answer, and hides it from the page. The answer to a request of an
   * earlier generation is ignored.
   */
  take(response: Response, askedInGeneration: number): Response;
}

/** A jar that starts as the scenario says, and again after each reset. */
export function createSessionJar(
  sandbox: Pick<Sandbox, 'generation' | 'openingSession'>,
): SessionJar {
  let generation = sandbox.generation;
  let token = sandbox.openingSession;

  function refresh() {
    if (generation === sandbox.generation) return;
    generation = sandbox.generation;
    token = sandbox.openingSession;
  }

  return {
    session() {
      refresh();
      return token;
    },
    take(response, askedInGeneration) {
      refresh();
      const next = response.headers.get(SESSION_HEADER);
      const isBelieved = next !== null && askedInGeneration === generation;
      if (isBelieved) token = next === '' ? null : next;
      response.headers.delete(SESSION_HEADER);
      return response;
    },
  };
}
