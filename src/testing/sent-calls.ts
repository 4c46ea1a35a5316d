import type { EndpointName } from '../api/calls/all-calls';
import { callName } from './calls';
import type { SandboxBrowser } from './sandbox-browser';
import type { Traffic } from './settle';

/** A call sent by the page. */
export interface SentCall {
  /** Name of the call, as listed in docs/embedding.md; null for an unknown one. */
  readonly name: EndpointName | null;
  /** The HTTP method. */
  readonly method: string;
  /** Path, without the query. */
  readonly path: string;
  /** Query parameters. */
  readonly query: URLSearchParams;
  /** JSON body; undefined for none. */
  readonly body: unknown;
}

/** Wraps a `fetch` and records its calls. */
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
