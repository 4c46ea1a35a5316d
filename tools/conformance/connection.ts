import { defaultEndpoints, type EndpointName } from '../../src/api/calls/all-calls';
import type { ApiClient } from '../../src/api/client';
import { type ApiClientOptions, createApiClient } from '../../src/api/create-client';
import { type Endpoint, fillPath, withQuery } from '../../src/api/endpoints';
import { type ApiError, isApiError, parseJson } from '../../src/api/errors';
import { systemClock } from '../../src/platform/clock';

/** The longest body that is read, in bytes: a run must not fill the memory of the machine. */
const BODY_MAX_BYTES = 16 * 1024 * 1024;

/** An answer as it came. */
export interface RawAnswer {
  /** 0 when there was none. */
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
  /** Undefined when the body is no JSON. */
  readonly json: unknown;
  /** The reason without JSON; '' otherwise. */
  readonly failure: string;
}

/** What came of a call that the portal's own client made. */
export interface CallAnswer<T> extends RawAnswer {
  /** The result of the portal's decoder. */
  readonly value: T | undefined;
  readonly error: ApiError | null;
}

/** A call by hand: what the client would not send, such as one without its token. */
export interface RawCall {
  readonly endpoint: EndpointName;
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string>>;
  readonly body?: unknown;
  /** A body that is sent as it is. */
  readonly bodyText?: string;
  readonly headers?: Readonly<Record<string, string>>;
  /** Appended to the path, as SignalR does for its negotiation. */
  readonly suffix?: string;
  readonly method?: string;
}

export type Endpoints = Partial<Record<EndpointName, Endpoint>>;

const NO_ANSWER: RawAnswer = {
  status: 0,
  headers: new Headers(),
  text: '',
  json: undefined,
  failure: 'no answer',
};

async function readBody(response: Response): Promise<string> {
  if (!response.body) return '';
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of response.body as unknown as AsyncIterable<Uint8Array>) {
    chunks.push(chunk);
    size += chunk.byteLength;
    if (size > BODY_MAX_BYTES) throw new Error('the answer is longer than 16 MB');
  }
  return Buffer.concat(chunks).toString('utf8');
}

function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  if (error.name === 'AbortError' || error.name === 'TimeoutError') return 'no answer in time';
  const { cause } = error;
  const code = cause instanceof Error && 'code' in cause ? String(cause.code) : '';
  return code || (cause instanceof Error ? cause.message : error.message);
}

/** Fields that no report may show, at any depth. */
const SECRET_FIELDS = new Set([
  'csrfToken',
  'sharedKey',
  'authenticatorUri',
  'sessionId',
  'connectionToken',
  'accessToken',
  'Password',
]);

function tellSecrets(value: unknown, tell: (secret: string) => void): void {
  if (typeof value !== 'object' || value === null) return;
  for (const [name, inner] of Object.entries(value)) {
    if (SECRET_FIELDS.has(name) && typeof inner === 'string') tell(inner);
    else tellSecrets(inner, tell);
  }
}

/** The cookies that a server sets: kept as pairs, sent back to its own origin alone. */
class CookieJar {
  readonly #cookies = new Map<string, string>();

  take(headers: Headers): void {
    for (const line of headers.getSetCookie()) {
      const [, name = '', value = ''] = /^\s*([^=;]+)=([^;]*)/.exec(line) ?? [];
      const isGone = value === '' || /;\s*max-age=(?:0|-\d+)/i.test(line);
      if (isGone) this.#cookies.delete(name);
      else if (name) this.#cookies.set(name, value);
    }
  }

  get header(): string {
    return [...this.#cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  }

  get values(): readonly string[] {
    return [...this.#cookies.values()];
  }
}

/**
 * A browser as far as the contract knows one: cookies, the portal's own client, and calls by hand.
 * No redirect is followed, and nothing is sent to another origin than that of `baseUrl`.
 */
export class Connection {
  readonly baseUrl: string;
  readonly client: ApiClient;
  readonly #endpoints: Record<EndpointName, Endpoint>;
  readonly #timeoutMs: number;
  readonly #jar = new CookieJar();
  readonly #onSecret: (secret: string) => void;
  #last: RawAnswer = NO_ANSWER;

  constructor(options: {
    readonly baseUrl: string;
    readonly endpoints: Endpoints;
    readonly timeoutMs: number;
    /** Called with each value that no report may contain. */
    readonly onSecret: (secret: string) => void;
  }) {
    this.baseUrl = options.baseUrl.replace(/\/+$/, '');
    this.#endpoints = { ...defaultEndpoints, ...options.endpoints };
    this.#timeoutMs = options.timeoutMs;
    this.#onSecret = options.onSecret;
    this.client = this.clientWith({});
  }

  /** A client over the same cookies. */
  clientWith(options: Partial<ApiClientOptions>): ApiClient {
    return createApiClient({
      baseUrl: this.baseUrl,
      endpoints: this.#endpoints,
      clock: systemClock,
      timeoutMs: this.#timeoutMs,
      // A read that fails is tried again as the portal does, but at once.
      random: () => 0,
      fetch: async (url, init) => {
        const answer = await this.#fetch(url, init);
        this.#last = answer;
        if (answer.status === 0) throw new TypeError(answer.failure);
        const isBare = answer.status === 204 || answer.status === 205 || answer.status === 304;
        return new Response(isBare ? null : answer.text, {
          status: answer.status < 200 ? 599 : answer.status,
          headers: answer.headers,
        });
      },
      ...options,
    });
  }

  endpointOf(name: EndpointName): Endpoint {
    return this.#endpoints[name];
  }

  get cookieHeader(): string {
    return this.#jar.header;
  }

  /** Makes a call with the portal's client, and keeps the raw answer beside the decoded one. */
  async call<T>(
    run: (client: ApiClient) => Promise<T>,
    client: ApiClient = this.client,
  ): Promise<CallAnswer<T>> {
    this.#last = NO_ANSWER;
    try {
      const value = await run(client);
      return { ...this.#last, value, error: null };
    } catch (error) {
      if (!isApiError(error)) throw error;
      const failure = error.kind === 'timeout' ? 'no answer in time' : this.#last.failure;
      return { ...this.#last, failure, value: undefined, error };
    }
  }

  /** The address of a call. */
  urlOf({ endpoint, params = {}, query = {}, suffix = '' }: RawCall): string {
    const path = `${fillPath(this.#endpoints[endpoint].path, params)}${suffix}`;
    return `${this.baseUrl}/${withQuery(path, query).replace(/^\//, '')}`;
  }

  /** Makes a call by hand: with the cookies, and with the given headers only. */
  raw(call: RawCall): Promise<RawAnswer> {
    const body = call.bodyText ?? (call.body === undefined ? null : JSON.stringify(call.body));
    return this.#fetch(this.urlOf(call), {
      method: call.method ?? this.#endpoints[call.endpoint].method,
      body,
      headers: {
        Accept: 'application/json',
        ...(body === null ? {} : { 'Content-Type': 'application/json' }),
        ...call.headers,
      },
    });
  }

  async #fetch(url: string, init: RequestInit): Promise<RawAnswer> {
    if (new URL(url).origin !== new URL(this.baseUrl).origin) {
      return { ...NO_ANSWER, failure: 'an address on another origin is not called' };
    }
    const headers = new Headers(init.headers);
    if (this.#jar.header !== '') headers.set('Cookie', this.#jar.header);
    const timeout = AbortSignal.timeout(this.#timeoutMs);
    try {
      const response = await fetch(url, {
        ...init,
        headers,
        redirect: 'manual',
        signal: init.signal ? AbortSignal.any([init.signal, timeout]) : timeout,
      });
      const text = await readBody(response);
      this.#jar.take(response.headers);
      const json = parseJson(text);
      for (const value of this.#jar.values) this.#onSecret(value);
      tellSecrets(json, this.#onSecret);
      return { status: response.status, headers: response.headers, text, json, failure: '' };
    } catch (error) {
      return { ...NO_ANSWER, failure: reasonOf(error) };
    }
  }
}
