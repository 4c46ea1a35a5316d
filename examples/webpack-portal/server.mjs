import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { createSandbox } from '@plinth/console/sandbox';
import { createSandboxMiddleware } from '@plinth/console/sandbox/node';

const TYPES = { js: 'text/javascript', html: 'text/html' };
const api = createSandboxMiddleware(createSandbox({ clock: Date.now }));

/** A file of `dist/` or `public/`; every other address is the page. */
async function sendFile({ url }, answer) {
  const name = /^\/([\w-]+\.js)$/.exec(url)?.[1];
  const file = name && (await readFile(`dist/${name}`).catch(() => null));
  const body = file || (await readFile('public/index.html'));
  answer.writeHead(200, { 'Content-Type': file ? TYPES.js : TYPES.html }).end(body);
}

const server = createServer((request, answer) =>
  api(request, answer, () => sendFile(request, answer)),
);
api.attach(server);
server.listen(process.env.PORT ?? 8080, () => {
  process.stdout.write(`http://localhost:${server.address().port}\n`);
});
