import { readFile } from 'node:fs/promises';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import { Hono } from 'hono';
import { createServer, type ViteDevServer } from 'vite';
import type { SessionCookies } from '../src/sandbox/node/session-cookies';
import { withDemoSettings } from './demo-settings';
import { addressOf, type ServerEnv, sentence } from './http';
import { withFrameOrigins } from './page-settings';
import { answerPage, isNavigation } from './portal-pages';
import { type PortalServer, type ServerOptions, startServer } from './portal-server';
import { developmentPolicy } from './security-headers';

export interface DevServerOptions extends ServerOptions {
  /** Root of the project: where index.html and vite.config.ts are. */
  readonly root: string;
}

/** Vite's own socket on the same server notifies browsers of changes. */
function isHotReload(incoming: IncomingMessage): boolean {
  return /^vite-(?:hmr|ping)$/.test(incoming.headers['sec-websocket-protocol'] ?? '');
}

/** Lets Vite answer a request. Resolves with false when Vite has no answer. */
function askVite(
  vite: ViteDevServer,
  incoming: IncomingMessage,
  outgoing: ServerResponse,
): Promise<boolean> {
  return new Promise((resolve, reject) => {
    outgoing.once('close', () => resolve(true));
    vite.middlewares(incoming, outgoing, (error?: unknown) => {
      if (error) reject(error);
      else resolve(false);
    });
  });
}

function createDevPages(
  vite: ViteDevServer,
  { root, embedOrigins = [] }: DevServerOptions,
  cookies: SessionCookies,
): Hono<ServerEnv> {
  const pages = new Hono<ServerEnv>();
  pages.all('*', async (c) => {
    const { pathname } = addressOf(c);
    const isPage = pathname === '/' || pathname === '/index.html';
    const { incoming, outgoing } = c.env;
    if (!isPage && (await askVite(vite, incoming, outgoing))) return RESPONSE_ALREADY_SENT;
    if (!isPage && !isNavigation(c)) return sentence(c, 'There is nothing at this address.', 404);
    const html = await readFile(join(root, 'index.html'), 'utf8');
    const source = withFrameOrigins(withDemoSettings(html), embedOrigins);
    const template = await vite.transformIndexHtml(pathname, source);
    return answerPage(c, { template, policy: developmentPolicy, cookies });
  });
  return pages;
}

/**
 * The same as `createPortalServer`, but from the sources and with hot reload. The policy is that of
 * the portal but for styles and Trusted Types (`developmentPolicy`), so that most of what
 * would break behind the strict one breaks here already.
 */
export async function createDevServer(options: DevServerOptions): Promise<PortalServer> {
  let vite: ViteDevServer | undefined;
  const pagesOf = async (server: Server, cookies: SessionCookies): Promise<Hono<ServerEnv>> => {
    vite = await createServer({
      root: options.root,
      appType: 'custom',
      server: { middlewareMode: true, hmr: { server } },
    });
    return createDevPages(vite, options, cookies);
  };
  const closeVite = async () => vite?.close();
  try {
    const server = await startServer(options, pagesOf, isHotReload);
    return {
      url: server.url,
      close: async () => {
        await closeVite();
        await server.close();
      },
    };
  } catch (error) {
    await closeVite();
    throw error;
  }
}
