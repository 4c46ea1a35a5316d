import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { extname } from 'node:path';
import { createSandbox } from '@plinth/console/sandbox';
import { createSandboxMiddleware } from '@plinth/console/sandbox/node';

const TYPES = { '.html': 'text/html', '.js': 'text/javascript', '.css': 'text/css' };
const sandbox = createSandboxMiddleware(createSandbox());

// Any server of files will do; this one has the sandbox as its API.
const server = createServer((request, response) => {
  sandbox(request, response, async () => {
    const { pathname } = new URL(request.url, 'http://localhost');
    const path = pathname.endsWith('/') ? `${pathname}index.html` : pathname;
    const body = await readFile(`dist${path}`).catch(() => null);
    response.writeHead(body ? 200 : 404, { 'Content-Type': TYPES[extname(path)] ?? 'text/plain' });
    response.end(body);
  });
});
await sandbox.attach(server);
server.listen(process.env.PORT ?? 5173, () => {
  process.stdout.write(`http://localhost:${server.address().port}\n`);
});
