import type { AddressInfo } from 'node:net';
import { createAdaptorServer } from '@hono/node-server';
import { serveStatic } from '@hono/node-server/serve-static';
import { Hono } from 'hono';

/** Serves a folder on a port of its own. */
export async function serveFolder(folder: string): Promise<{ url: string; close: () => void }> {
  const app = new Hono().use(serveStatic({ root: folder }));
  const server = createAdaptorServer({ fetch: app.fetch, overrideGlobalObjects: false });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  // A service worker answers the calls of pages, and wants a secure origin: localhost is one.
  return { url: `http://localhost:${port}`, close: () => server.close() };
}
