import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { loadStaticFiles } from '../../server/static-files';

/** Serves a folder on a port of its own. */
export async function serveFolder(folder: string): Promise<{ url: string; close: () => void }> {
  const files = await loadStaticFiles(folder);
  const server = createServer((request, response) => {
    const path = decodeURIComponent(new URL(request.url ?? '/', 'http://localhost').pathname);
    const file = files.get(path);
    if (!file) {
      response.writeHead(404).end();
      return;
    }
    response.writeHead(200, { 'Content-Type': file.contentType }).end(file.body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  // A service worker answers the calls of pages, and wants a secure origin: localhost is one.
  return { url: `http://localhost:${port}`, close: () => server.close() };
}
