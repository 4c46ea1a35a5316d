import type { Server } from 'node:http';
import { Hono } from 'hono';
import { createSessionCookies, type SessionCookies } from '../src/sandbox/node/session-cookies';
import type { Sandbox } from '../src/sandbox/sandbox';
import { type CspViolation, createCspReports } from './csp-reports';
import { createHttpServer, type ServerEnv, sentence } from './http';
import { type HubSocketOptions, openHubSocket } from './hub-socket';
import { listen } from './listen';
import { createOpenApi } from './openapi';
import { isHost } from './origin';
import { createPortalPages } from './portal-pages';
import { createSandboxApi } from './sandbox-api';
import { CONTROL_PATH, createSandboxControl } from './sandbox-control';
import { REPORT_PATH } from './security-headers';
import { StartError } from './start-error';
import { loadStaticFiles } from './static-files';

/** What both servers, the one of `npm start` and the one of `npm run dev`, are made with. */
export interface ServerOptions {
  readonly sandbox: Sandbox;
  /** Port to listen at; 0 takes any free one. */
  readonly port: number;
  /** Address to listen at. @default 'localhost': this machine alone */
  readonly host?: string;
  /**
   * Opens `/__sandbox/reset`, `/__sandbox/faults` and `/__sandbox/notify`, by which tests steer the
   * sandbox from outside. @default false
   */
  readonly control?: boolean;
  /** Whether the `X-Forwarded-*` headers are believed. @default false */
  readonly trustProxy?: boolean;
  /**
   * Names that this server goes by, such as `portal.example`, beside localhost, `host` and the
   * connection's local address. A request for any other one is refused.
   * @default []
   */
  readonly allowedHosts?: readonly string[];
  /** Origins whose pages may frame the screens under `/embed/` (docs/frame.md). @default [] */
  readonly embedOrigins?: readonly string[];
  /**
   * Other origins whose pages may use the API and the hub with the cookies of their user; `portalHosts`
   * of the sandbox has to name them too (docs/embedding.md). @default []
   */
  readonly pageOrigins?: readonly string[];
  /** Told of errors that should not have happened. @default console.error */
  readonly onError?: (error: unknown) => void;
  /** Told what the page's policy kept from happening. */
  readonly onCspViolation?: (violation: CspViolation) => void;
}

export interface PortalServerOptions extends ServerOptions {
  /** Folder of the built portal (`dist-portal/`). Read once, at start. */
  readonly portalDir: string;
  /** Whether the page gets the settings of the demonstration. @default false: as it was built */
  readonly isDemo?: boolean;
}

export interface PortalServer {
  /** The address to open, without a slash at the end. */
  readonly url: string;
  /** Ends every connection and stops to listen. */
  close(): Promise<void>;
}

/** The handler for what is neither the API nor anything else of the server's own. */
export type PagesFactory = (
  server: Server,
  cookies: SessionCookies,
) => Hono<ServerEnv> | Promise<Hono<ServerEnv>>;

/** Puts the sandbox, its hub and some pages on one origin. */
export async function startServer(
  options: ServerOptions,
  pagesOf: PagesFactory,
  isForeign?: HubSocketOptions['isForeign'],
): Promise<PortalServer> {
  const { sandbox, control = false, onError = console.error, host = 'localhost' } = options;
  const { trustProxy = false, allowedHosts = [], embedOrigins = [], pageOrigins = [] } = options;
  const address = { trustProxy, hosts: isHost(host) ? [host, ...allowedHosts] : allowedHosts };
  const isFramed = embedOrigins.length + pageOrigins.length > 0;
  const cookies = createSessionCookies(sandbox, { isFramed });
  const app = new Hono<ServerEnv>();
  const server = createHttpServer(app, address);
  app.onError((error, c) => {
    onError(error);
    return sentence(c, 'Something went wrong on the server.', 500);
  });
  app.route('/', createOpenApi());
  app.route('/', createSandboxApi(sandbox, cookies, pageOrigins));
  app.route(REPORT_PATH, createCspReports(options.onCspViolation ?? (() => {})));
  if (control) app.route(CONTROL_PATH, createSandboxControl(sandbox));
  app.route('/', await pagesOf(server, cookies));

  const foreign = isForeign && { isForeign };
  const hub = openHubSocket({ server, sandbox, cookies, address, pageOrigins, ...foreign });
  const url = await listen(server, options.port, host);
  return {
    url,
    close: () =>
      new Promise((resolve) => {
        hub.close();
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

/**
 * Serves the built portal and the sandbox on one origin over real HTTP: HttpOnly cookies, security
 * headers with a nonce for each page, and the SignalR hub over a real WebSocket.
 *
 * @throws StartError when there is no built portal, or the port is taken.
 */
export async function createPortalServer(options: PortalServerOptions): Promise<PortalServer> {
  const files = await loadStaticFiles(options.portalDir).catch(() => null);
  if (!files?.has('/index.html')) {
    throw new StartError(
      `There is no built portal in ${options.portalDir}: index.html is missing. ` +
        'Build it with: npm run build:portal',
    );
  }
  return startServer(options, (_server, cookies) => createPortalPages(files, cookies, options));
}
