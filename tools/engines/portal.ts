import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { getMimeType } from 'hono/utils/mime';
import { startHosts } from '../../e2e/frame-hosts';
import { createPortalServer } from '../../server/portal-server';
import { systemClock } from '../../src/platform/clock';
import { createSandbox } from '../../src/sandbox/create-sandbox';
import { createSandboxMiddleware } from '../../src/sandbox/node/middleware';
import { projectRoot } from '../scripts/project.mjs';

const PAGE = `<!doctype html><html lang="en"><meta charset="utf-8"><title>Fjord</title>
<link rel="icon" href="data:,"><meta name="viewport" content="width=device-width">
<script type="module" src="/elements/sign-in.js"></script>
<script type="module" src="/elements/roles.js"></script>
<plinth-sign-in brand-name="Fjord"></plinth-sign-in><plinth-roles></plinth-roles></html>`;

/** A page of another product with elements of the built package, and an API behind it. */
async function startElements() {
  const sandbox = createSandboxMiddleware(createSandbox({ clock: systemClock }));
  const server = createServer((request, response) => {
    sandbox(request, response, () => {
      const { pathname } = new URL(request.url ?? '/', 'http://localhost');
      if (pathname === '/') {
        response.setHeader('Content-Type', 'text/html');
        response.end(PAGE);
        return;
      }
      try {
        const body = readFileSync(join(projectRoot, 'dist', pathname));
        response.setHeader('Content-Type', getMimeType(pathname) ?? 'text/plain');
        response.end(body);
      } catch {
        response.writeHead(404).end();
      }
    });
  });
  await sandbox.attach(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return { url: `http://localhost:${port}/`, close: () => server.close() };
}

/** The built portal behind the real server, and the pages of others that embed it. */
export async function startPortal() {
  const clock = { ahead: 0 };
  const sandbox = createSandbox({
    clock: { ...systemClock, now: () => systemClock.now() + clock.ahead },
  });
  const breaches: string[] = [];
  const server = await createPortalServer({
    sandbox,
    portalDir: join(projectRoot, 'dist-portal'),
    port: 0,
    isDemo: true,
    onCspViolation: ({ directive, blocked, page }) =>
      breaches.push(`${page}: the policy kept ${blocked} from ${directive}`),
  });
  const hosts = await startHosts();
  const elements = await startElements();
  return {
    url: server.url,
    host: hosts.host,
    elements: elements.url,
    sandbox,
    clock,
    /** What the policy kept from happening, since the last call. */
    breaches: () => breaches.splice(0),
    async close() {
      await server.close();
      await hosts.close();
      elements.close();
    },
  };
}
