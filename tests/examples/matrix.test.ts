import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { serveStatic } from '@hono/node-server/serve-static';
import { build as esbuild } from 'esbuild';
import { Hono } from 'hono';
import { type Browser, chromium } from 'playwright';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { build as vite } from 'vite';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import type { ServerEnv } from '../../server/http';
import { type PortalServer, startServer } from '../../server/portal-server';
import { createSandbox } from '../../src/sandbox/create-sandbox';
import { CHROMIUM_ARGS, findChromium } from '../../tools/scripts/chromium.mjs';
import { SHOPS } from '../package/shops';
import { checkHostPage } from './matrix/check';
import { Host } from './matrix/host.js';

/**
 * Our pieces in hosts of every kind: React 18 and 19, each with Vite, webpack and esbuild, each in
 * the layer, outside of it and in a shadow root. Next.js is in examples.test.ts, which builds it.
 */
const NODE_ENV = { 'process.env.NODE_ENV': '"production"' };
let browser: Browser;
const servers: PortalServer[] = [];

/** Ways to make `main.js` of `client.js` in a folder. */
const TOOLS: Readonly<Record<string, (folder: string, outdir: string) => Promise<unknown>>> = {
  esbuild: (folder, outdir) =>
    esbuild({
      entryPoints: { main: join(folder, 'client.js') },
      bundle: true,
      splitting: true,
      format: 'esm',
      minify: true,
      define: NODE_ENV,
      outdir,
      logLevel: 'error',
    }),
  vite: (folder, outDir) =>
    vite({
      root: folder,
      configFile: false,
      logLevel: 'error',
      define: NODE_ENV,
      build: {
        outDir,
        rollupOptions: { input: 'client.js', output: { entryFileNames: 'main.js' } },
      },
    }),
  webpack: (folder, path) =>
    new Promise((done, fail) => {
      const shop = inject('shops')['19.3.1'];
      const webpack = createRequire(join(shop, 'x.js'))('webpack') as (
        options: object,
        done: (error: Error | null) => void,
      ) => void;
      const output = { path, filename: 'main.js', publicPath: '/' };
      // How small it gets is for one-component.test.ts.
      const optimization = { minimize: false };
      const entry = './client.js';
      const options = { mode: 'production', context: folder, entry, output, optimization };
      webpack({ ...options, performance: false }, (error) => (error ? fail(error) : done(null)));
    }),
};

const page = () => `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Host</title>
  <link rel="icon" href="data:,"><style>${readFileSync(new URL('matrix/host.css', import.meta.url), 'utf8')}</style>
  </head><body><div id="root"></div>${renderToStaticMarkup(createElement(Host))}<script type="module" src="/main.js"></script></body></html>`;

async function serve(root: string): Promise<string> {
  const pages = new Hono<ServerEnv>().use(serveStatic({ root }));
  const server = await startServer({ sandbox: createSandbox(), port: 0 }, () => pages);
  servers.push(server);
  return server.url;
}

beforeAll(async () => {
  browser = await chromium.launch({
    executablePath: findChromium() ?? undefined,
    args: [...CHROMIUM_ARGS, '--disable-lcd-text', '--hide-scrollbars'],
  });
});

afterAll(async () => {
  await browser?.close();
  for (const server of servers) await server.close();
});

describe.each(SHOPS)('React $react', ({ react }) => {
  it.each(Object.keys(TOOLS))(
    'with %s: no message, nothing of the host changed',
    async (tool) => {
      const folder = join(inject('shops')[react], 'matrix');
      const out = join(folder, tool);
      mkdirSync(out, { recursive: true });
      cpSync(new URL('matrix', import.meta.url), folder, { recursive: true });
      await TOOLS[tool]?.(folder, out);
      writeFileSync(join(out, 'index.html'), page());
      const url = await serve(out);
      await checkHostPage(browser, `${url}/index.html`);
      expect(readFileSync(join(out, 'main.js'), 'utf8')).toContain('plinth');
    },
    120_000,
  );
});
