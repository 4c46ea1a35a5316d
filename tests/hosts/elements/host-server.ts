import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join, normalize } from 'node:path';
import { build } from 'esbuild';
import { createSandbox } from '../../../src/sandbox/create-sandbox';
import { createSandboxMiddleware } from '../../../src/sandbox/node/middleware';
import { buildElements } from '../../../tools/build/elements';
import { FRAMEWORKS } from '../frameworks';
import { htmlOf, PAGES, type PageName, USED } from './pages';

export interface HostServer {
  /** Address of a host's page, or of the same page before we came. */
  readonly address: (name: PageName, isAlone?: boolean) => string;
  readonly close: () => Promise<void>;
}

/** The scripts of hosts with a framework, by address. */
async function hostScripts(): Promise<ReadonlyMap<string, string>> {
  const { outputFiles } = await build({
    entryPoints: ['vue-host', 'angular-host'].map((name) =>
      join(import.meta.dirname, `${name}.js`),
    ),
    bundle: true,
    format: 'esm',
    target: 'es2022',
    write: false,
    outdir: '/',
    nodePaths: [FRAMEWORKS],
    // With the compiler of templates.
    alias: { vue: 'vue/dist/vue.esm-bundler.js' },
    define: {
      'process.env.NODE_ENV': '"production"',
      __VUE_OPTIONS_API__: 'true',
      __VUE_PROD_DEVTOOLS__: 'false',
      __VUE_PROD_HYDRATION_MISMATCH_DETAILS__: 'false',
      ngDevMode: 'false',
    },
  });
  return new Map(outputFiles.map(({ path, text }) => [path, text]));
}

/** Serves pages of hosts, our elements as they are published, and the sandbox as the API. */
export async function startHosts(): Promise<HostServer> {
  const folder = await mkdtemp(join(tmpdir(), 'elements-'));
  const [scripts] = await Promise.all([hostScripts(), buildElements(folder, USED)]);
  const sandbox = createSandboxMiddleware(createSandbox());
  const names = Object.keys(PAGES) as PageName[];

  async function fileOf(path: string): Promise<[type: string, body: string | Buffer] | null> {
    const [, place = '', name = ''] = path.split('/');
    const page = PAGES[names[Number(place)] ?? 'Vue'];
    if (path.endsWith('/host.css')) return ['text/css', page.css];
    if (path.endsWith('.js')) {
      const script = scripts.get(path);
      if (script) return ['text/javascript', script];
      const file = normalize(path.replace('/elements/', '/'));
      return ['text/javascript', await readFile(join(folder, file))];
    }
    return /^\d$/.test(place) ? ['text/html', htmlOf(page, name === 'alone')] : null;
  }

  const server = createServer((request, response) => {
    sandbox(request, response, async () => {
      const { pathname } = new URL(request.url ?? '/', 'http://host');
      const file = await fileOf(pathname).catch(() => null);
      const page = PAGES[names[Number(pathname.split('/')[1])] ?? 'Vue'];
      if ('policy' in page) response.setHeader('Content-Security-Policy', page.policy);
      response.writeHead(file ? 200 : 404, { 'Content-Type': file?.[0] ?? 'text/plain' });
      response.end(file?.[1]);
    });
  });
  const detach = await sandbox.attach(server);
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const { port } = server.address() as AddressInfo;
  return {
    address: (name, isAlone = false) =>
      `http://localhost:${port}/${names.indexOf(name)}/${isAlone ? 'alone/' : ''}`,
    async close() {
      detach();
      server.closeAllConnections();
      await new Promise((closed) => server.close(closed));
      await rm(folder, { recursive: true });
    },
  };
}
