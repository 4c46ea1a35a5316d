import { readFile } from 'node:fs/promises';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { createServer, type ViteDevServer } from 'vite';
import { answerText } from './answer';
import type { Handler } from './http-server';
import { answerPage, isNavigation } from './portal-pages';
import { type PortalServer, type ServerOptions, startServer } from './portal-server';
import { developmentPolicy } from './security-headers';
import type { SessionCookies } from './session-cookie';

export interface DevServerOptions extends ServerOptions {
  /** Root of the project: where index.html and vite.config.ts are. */
  readonly root: string;
}

/** Vite's own socket on the same server tells browsers of changes. */
function isHotReload(incoming: IncomingMessage): boolean {
  return /^vite-(?:hmr|ping)$/.test(incoming.headers['sec-websocket-protocol'] ?? '');
}

/** Lets Vite answer a request. Resolves with false when it had nothing to say. */
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

function createDevPages(vite: ViteDevServer, root: string, cookies: SessionCookies): Handler {
  return async (incoming, outgoing, origin, url) => {
    const isPage = url.pathname === '/' || url.pathname === '/index.html';
    if (!isPage && (await askVite(vite, incoming, outgoing))) return;
    if (!isPage && !isNavigation(incoming)) {
      answerText(outgoing, 404, 'There is nothing at this address.');
      return;
    }
    const source = await readFile(join(root, 'index.html'), 'utf8');
    const template = await vite.transformIndexHtml(url.pathname, source);
    await answerPage(incoming, outgoing, origin, { template, policy: developmentPolicy, cookies });
  };
}

/**
 * The same as `createPortalServer`, but from the sources and with hot reload. The policy is that of
 * the portal but for styles and Trusted Types (`developmentPolicy`), so that most of what
 * would break behind the strict one breaks here already.
 */
export async function createDevServer(options: DevServerOptions): Promise<PortalServer> {
  let vite: ViteDevServer | undefined;
  const pagesOf = async (server: Server, cookies: SessionCookies): Promise<Handler> => {
    vite = await createServer({
      root: options.root,
      appType: 'custom',
      server: { middlewareMode: true, hmr: { server } },
    });
    return createDevPages(vite, options.root, cookies);
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
