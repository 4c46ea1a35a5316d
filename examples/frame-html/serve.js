// Serves this folder at http://localhost:8080, an origin that is not the portal's.
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';

const TYPES = { html: 'text/html; charset=utf-8', css: 'text/css', js: 'text/javascript' };
const FILES = ['index.html', 'page.css', 'page.js'];

createServer(async (request, response) => {
  const name = request.url === '/' ? 'index.html' : request.url.slice(1);
  if (!FILES.includes(name)) {
    response.writeHead(404).end();
    return;
  }
  response.setHeader('Content-Type', TYPES[name.split('.').pop()]);
  response.end(await readFile(new URL(name, import.meta.url)));
}).listen(8080, 'localhost', () => process.stdout.write('http://localhost:8080\n'));
