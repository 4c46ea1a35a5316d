import type { ApiCall } from './call';
import type { EndpointTable } from './calls/all-calls';
import { type EndpointRequest, fillPath, withQuery } from './endpoints';

/** Placeholder for the page's origin outside of a browser. */
const OWN_ORIGIN = 'https://own.invalid';

/** The API's base URL, and replacements for single endpoints. */
interface Addresses {
  readonly baseUrl?: string;
  readonly endpoints?: Partial<Record<string, EndpointTable[keyof EndpointTable]>>;
}

interface PreparedRequest {
  readonly url: string;
  readonly method: string;
  readonly body: string | undefined;
  /** Whether it goes to the API's origin. */
  readonly isHome: boolean;
}

/** A request: address, method and body text of a call. */
export function prepareRequest(
  { baseUrl: given = '', endpoints = {} }: Addresses,
  { endpoint, params = {}, query = {}, body }: Omit<ApiCall<unknown>, 'read'>,
): PreparedRequest {
  const baseUrl = given.replace(/\/+$/, '');
  const entry = endpoints[endpoint.name] ?? endpoint;
  const to: EndpointRequest = typeof entry === 'function' ? entry({ params, query, body }) : entry;
  const path = withQuery(fillPath(to.path, params), to.query ?? query);
  const isAbsolute = /^(?:[a-z][a-z\d+.-]*:|[/\\]{2})/i.test(path);
  const url = isAbsolute ? path : `${baseUrl}/${path.replace(/^\//, '')}`;
  const content = 'body' in to ? to.body : body;
  return {
    url,
    method: to.method,
    body: to.method === 'GET' || content === undefined ? undefined : JSON.stringify(content),
    isHome: new URL(url, OWN_ORIGIN).origin === new URL(baseUrl, OWN_ORIGIN).origin,
  };
}
