import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { render } from './dist/server/render.js';

/** The recipe of docs/embedding.md: nothing runs or paints but with the nonce of this answer. */
const policy = (nonce) =>
  `default-src 'none'; script-src 'nonce-${nonce}' 'strict-dynamic'; style-src 'nonce-${nonce}'; ` +
  "img-src 'self' data:; connect-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'";

const page = (nonce) => `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8"><title>Notifications</title><link rel="icon" href="data:,">
    <meta property="csp-nonce" nonce="${nonce}">
  </head>
  <body>
    <div id="root">${render(nonce)}</div>
    <script type="module" src="/client.js" nonce="${nonce}"></script>
  </body>
</html>`;

const server = createServer(async ({ url }, answer) => {
  if (url === '/') {
    const nonce = randomBytes(16).toString('base64');
    const headers = { 'Content-Type': 'text/html', 'Content-Security-Policy': policy(nonce) };
    answer.writeHead(200, headers).end(page(nonce));
    return;
  }
  const name = /^\/((?:assets\/)?[\w-]+\.js)$/.exec(url)?.[1];
  const file = name && (await readFile(`dist/client/${name}`).catch(() => null));
  answer.writeHead(file ? 200 : 404, { 'Content-Type': 'text/javascript' }).end(file || '');
});
server.listen(process.env.PORT ?? 8080, () => {
  process.stdout.write(`http://localhost:${server.address().port}\n`);
});
