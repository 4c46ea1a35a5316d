import { DEVICE_HEADER, SESSION_HEADER } from '../http/headers';
import type { Sandbox } from '../sandbox';

/** The cookies of one browser, where there are no cookies. */
export interface SessionJar {
  /** The session token, or null. */
  session(): string | null;
  /** What says that the device is trusted (contract §4.28), or null. */
  device(): string | null;
  /**
   * Keeps the tokens of an answer, and hides them from the page. The answer to a request of an
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
