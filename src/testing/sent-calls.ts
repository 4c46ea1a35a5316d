import type { EndpointName } from '../api/calls/all-calls';
import { callName } from './calls';
import type { SandboxBrowser } from './sandbox-browser';
import type { Traffic } from './settle';

/** A call as it left the page. */
export interface SentCall {
  /** Its name, as docs/embedding.md lists them; null for a call that is none of ours. */
  readonly name: EndpointName | null;
  /** The HTTP method. */
  readonly method: string;
  /** Where it went, without the query. */
  readonly path: string;
  /** The values of its query. */
  readonly query: URLSearchParams;
  /** What its JSON said; undefined for nothing. */
  readonly body: unknown;
}

/** A `fetch` that notes what goes through it. */
export function watchCalls(send: SandboxBrowser['fetch']): {
  readonly calls: readonly SentCall[];
  readonly traffic: Traffic;
  readonly fetch: SandboxBrowser['fetch'];
} {
  const calls: SentCall[] = [];
  const traffic = { open: 0, count: 0 };
  return {
    calls,
    traffic,
    async fetch(url, init) {
      const { pathname: path, searchParams: query } = new URL(url);
      const { method = 'GET', body } = init;
      const name = callName(method, path);
      calls.push({
        name,
        method,
        path,
        query,
        body: typeof body === 'string' ? JSON.parse(body) : undefined,
      });
      traffic.open += 1;
      traffic.count += 1;
      try {
        return await send(url, init);
      } finally {
        traffic.open -= 1;
        traffic.count += 1;
      }
    },
  };
}
