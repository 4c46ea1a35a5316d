/** The HTTP methods the portal uses. */
export type HttpMethod = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** Where a call goes. */
export interface Endpoint {
  /** The HTTP method. */
  readonly method: HttpMethod;
  /**
   * Appended to the base URL. `{name}` is replaced by the percent-encoded parameter of that name.
   * An absolute URL is called as it is; when its origin is not the API's, the call carries neither
   * cookies nor the CSRF and impersonation headers.
   */
  readonly path: string;
}

/** What a call is about to send, for an {@link EndpointFunction} to look at. Nothing is encoded. */
export interface EndpointCall {
  /** Values of the `{name}` places in the path, by name. */
  readonly params: Readonly<Record<string, string>>;
  /** Values of the query, by name; one that is undefined is left out. */
  readonly query: Readonly<Record<string, string | undefined>>;
  /** What goes into the body as JSON; undefined for nothing. */
  readonly body: unknown;
}

/** What an {@link EndpointFunction} returns. Fields that it leaves out stay as they were. */
export interface EndpointRequest extends Endpoint {
  /** The query to send instead, by name. @default what the call sends */
  readonly query?: Readonly<Record<string, string | undefined>>;
  /** What to send as JSON instead. @default what the call sends */
  readonly body?: unknown;
}

/** Decides for each call where it goes. `{name}` in its path is still replaced. */
export type EndpointFunction = (call: EndpointCall) => EndpointRequest;

/** A call as its room declares it, beside the function that makes it. */
export interface DeclaredEndpoint<Name extends string = string> extends Endpoint {
  /** How an override in `ApiClientOptions.endpoints` and a gate know it. No two calls share one. */
  readonly name: Name;
  /** Whether a GET changes something (a session, a mail, a code): it is never repeated. @default false */
  readonly hasEffects?: boolean;
  /**
   * Whether a 401 means that the session is over. False for calls that start or end a session:
   * there a 401 is an answer like any other. @default true
   */
  readonly needsSession?: boolean;
}

/**
 * Whether a call only reads and may be tried again (contract §1). An override of the method does
 * not change what a call means.
 */
export function isRead({ method, hasEffects }: DeclaredEndpoint): boolean {
  return method === 'GET' && !hasEffects;
}

/**
 * A path template with its parameters in place, each percent-encoded once.
 * @throws RangeError when a parameter is missing, empty, `.` or `..`: a URL has no spelling for
 *   those as one segment, and the call would reach another resource.
 */
export function fillPath(template: string, params: Readonly<Record<string, string>>): string {
  return template.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = Object.hasOwn(params, name) ? params[name] : undefined;
    if (!value || value === '.' || value === '..') throw new RangeError(`No path for ${name}`);
    return encodeURIComponent(value);
  });
}

/** A path with its query. Values are percent-encoded once; undefined ones are left out. */
export function withQuery(
  path: string,
  query: Readonly<Record<string, string | undefined>>,
): string {
  const pairs = Object.entries(query).flatMap(([name, value]) =>
    value === undefined ? [] : `${encodeURIComponent(name)}=${encodeURIComponent(value)}`,
  );
  if (pairs.length === 0) return path;
  return `${path}${path.includes('?') ? '&' : '?'}${pairs.join('&')}`;
}
