import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join } from 'node:path';
import { expect, test } from '@playwright/test';

const folder = join(import.meta.dirname, '../dist-portal');
const TYPES: Record<string, string> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
};

/** Files and nothing else, as a host of static pages serves them. */
const host = createServer(async (request, response) => {
  const path = new URL(request.url ?? '/', 'http://localhost').pathname;
  const name = extname(path) === '' ? '/index.html' : path;
  const bytes = await readFile(join(folder, name)).catch(() => null);
  response.writeHead(bytes ? 200 : 404, { 'Content-Type': TYPES[extname(name)] ?? 'font/woff2' });
  const demo = name === '/index.html' && bytes;
  response.end(
    demo ? bytes.toString().replace('"locale": "en"', '"sandbox": "reseller"') : (bytes ?? ''),
  );
});

test.beforeAll(() => new Promise<void>((resolve) => void host.listen(0, 'localhost', resolve)));
test.afterAll(() => void host.close());

test('static files alone run the portal on the sandbox in the browser', async ({ page }) => {
  await page.goto(`http://localhost:${(host.address() as AddressInfo).port}/`);
  const greeting = page.getByRole('heading', { level: 1, name: /^Good .+, Rosa$/ });
  await expect(greeting).toBeVisible();
});
