import {
  DefaultHttpClient,
  HttpError,
  type HttpRequest,
  type HttpResponse,
  HttpTransportType,
  HubConnectionBuilder,
  LogLevel,
  NullLogger,
} from '@microsoft/signalr';
import type { Hub, HubOptions } from './realtime';

/**
 * Adds the session's headers only to requests to the hub's own origin: a negotiation may redirect
 * to another server, which must not see them.
 */
class HubHttpClient extends DefaultHttpClient {
  readonly #options: HubOptions;
  #home: string | null = null;

  constructor(options: HubOptions) {
    super(NullLogger.instance);
    this.#options = options;
  }

  override async send(request: HttpRequest): Promise<HttpResponse> {
    const origin = originOf(request.url ?? '');
    // The first request goes to the hub itself, whose address SignalR has made absolute.
    this.#home ??= origin;
    const headers =
      origin === this.#home ? { ...request.headers, ...this.#options.headers() } : request.headers;
    try {
      return await super.send(headers ? { ...request, headers } : request);
    } catch (error) {
      if (error instanceof HttpError && error.statusCode === 401) this.#options.onUnauthorized();
      throw error;
    }
  }
}

function originOf(url: string): string {
  return /^[a-z]+:\/\/[^/?#]*/i.exec(url)?.[0] ?? '';
}

/**
 * A hub over SignalR: negotiation by POST, then a WebSocket with the JSON protocol. Does not use
 * SignalR's reconnecting, whose waits cannot be shortened and reset with every accepted connection.
 */
export function buildSignalRHub(options: HubOptions): Hub {
  return new HubConnectionBuilder()
    .withUrl(options.url, {
      transport: HttpTransportType.WebSockets,
      skipNegotiation: false,
      withCredentials: true,
      httpClient: new HubHttpClient(options),
    })
    .configureLogging(LogLevel.None)
    .build();
}
