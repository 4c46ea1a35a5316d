/** The HTTP methods the portal uses. */
export type HttpMethod = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** Where a call is sent. */
export interface Endpoint {
  /** The HTTP method. */
  readonly method: HttpMethod;
  /**
   * Appended to the base URL. `{name}` is replaced by the percent-encoded parameter. An absolute
   * URL is used as it is; for another origin than the API's, the call carries neither cookies nor
   * the CSRF and impersonation headers.
   */
  readonly path: string;
}

/** A call before it is sent, for an {@link EndpointFunction}. Nothing is encoded. */
export interface EndpointCall {
  /** Values of the `{name}` parts of the path, by name. */
  readonly params: Readonly<Record<string, string>>;
  /** Query parameters by name; undefined ones are omitted. */
  readonly query: Readonly<Record<string, string | undefined>>;
  /** JSON body; undefined for none. */
  readonly body: unknown;
}

/** Result of an {@link EndpointFunction}. Omitted fields stay unchanged. */
export interface EndpointRequest extends Endpoint {
  /** Replacement of the query, by name. @default the call's query */
  readonly query?: Readonly<Record<string, string | undefined>>;
  /** Replacement of the JSON body. @default the call's body */
  readonly body?: unknown;
}

/** Determines for each call where it is sent. `{name}` in its path is still replaced. */
export type EndpointFunction = (call: EndpointCall) => EndpointRequest;

/** The endpoint of a call, as declared by its room. */
export interface DeclaredEndpoint<Name extends string = string> extends Endpoint {
  /** Unique name, for overrides in `ApiClientOptions.endpoints` and for gates. */
  readonly name: Name;
  /**
   * Whether a GET has side effects (a session, a mail, a code), so that it is never retried.
   * @default false
   */
  readonly hasEffects?: boolean;
  /**
   * Whether a 401 means that the session has ended. False for calls that start or end a session,
   * where a 401 is a regular response. @default true
   */
  readonly needsSession?: boolean;
}

/**
 * Whether a call only reads and may be retried (contract §1). An override of the method does not
 * change that.
 */
export function isRead({ method, hasEffects }: DeclaredEndpoint): boolean {
  return method === 'GET' && !hasEffects;
}

/**
 * Fills the parameters into a path, each percent-encoded once.
 *
 * @throws RangeError if a parameter is missing, empty, `.` or `..`: a URL cannot express those as
 * one segment, and the call would reach another resource.
 */
export function fillPath(template: string, params: Readonly<Record<string, string>>): string {
  return template.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = Object.hasOwn(params, name) ? params[name] : undefined;
    if (!value || value === '.' || value === '..') throw new RangeError(`No path for ${name}`);
    return encodeURIComponent(value);
  });
}

/** A path with its query. Values are percent-encoded once; undefined ones are omitted. */
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
