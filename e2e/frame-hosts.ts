import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { getMimeType } from 'hono/utils/mime';
import { createPortalServer } from '../server/portal-server';
import { systemClock } from '../src/platform/clock';
import { createSandbox } from '../src/sandbox/create-sandbox';

const EXAMPLE = join(import.meta.dirname, '..', 'examples', 'frame-html');
const FILES = ['index.html', 'page.css', 'page.js'].map((name) => `/${name}`);

/** The page of the example, about a portal. */
const example = (portal: string, path: string) =>
  readFileSync(join(EXAMPLE, path), 'utf8').replaceAll('http://localhost:4300', portal);

const framing = (
  address: string,
) => `<!doctype html><title>Frame</title><link rel="icon" href="data:,">
  <iframe src="${address}" width="800" height="600"></iframe>`;

/** Puts the page of the example on an origin of its own, and one that frames what it is asked to. */
async function startHost(portal: () => string) {
  const server = createServer((request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://localhost');
    const frame = searchParams.get('frame');
    const file = FILES.includes(pathname) ? pathname : '/index.html';
    response.setHeader('Content-Type', getMimeType(file) ?? '');
    response.end(frame ? framing(frame) : example(portal(), file));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://localhost:${port}`,
    /** The same pages as those of another site: none of our cookies goes there, nor is one kept. */
    otherSite: `http://127.0.0.1:${port}`,
    close: () => server.close(),
  };
}

/** A portal, a page that it allows, and a stranger's, which frames what it is asked to. */
export async function startHosts() {
  let portal = '';
  const host = await startHost(() => portal);
  const stranger = await startHost(() => portal);
  const sandbox = createSandbox({ clock: systemClock });
  const server = await createPortalServer({
    sandbox,
    portalDir: join(import.meta.dirname, '..', 'dist-portal'),
    port: 0,
    embedOrigins: [host.origin, host.otherSite],
  });
  portal = server.url;
  return {
    portal,
    host: host.origin,
    otherSite: host.otherSite,
    stranger: stranger.origin,
    sandbox,
    async close() {
      host.close();
      stranger.close();
      await server.close();
    },
  };
}
