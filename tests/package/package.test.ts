import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { join, resolve } from 'node:path';
import { build } from 'esbuild';
import { type Browser, chromium } from 'playwright';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { BROWSER_FEATURES, NOT_USED } from '../../tools/browsers/features';
import { youngFeaturesIn } from '../../tools/browsers/scan';
import { writtenFiles } from '../../tools/docs/written-files';
import { CHROMIUM_ARGS, findChromium } from '../../tools/scripts/chromium.mjs';
import { SHOPS } from './shops';

/**
 * The package as a partner gets it: packed, installed in an empty folder with React 18 and 19, and
 * rendered on the server (there is no window) and in a browser.
 */
const root = resolve(import.meta.dirname, '../..');
const packedFiles = inject('packedFiles');
let browser: Browser;

const page = `
import { createElement as h } from 'react';
import { LoginScreen } from '@plinth/console/components';
import { ThemeProvider } from '@plinth/console/theme';

export function page(onSubmit) {
  return h(ThemeProvider, null, h(LoginScreen, {
    brandName: 'Northwind Cloud', isPending: false, failure: null, onSubmit,
  }));
}`;

const server = `
import { renderToString } from 'react-dom/server';
import { page } from './page.mjs';
process.stdout.write(renderToString(page(() => {})));`;

const commonJs = `
const { createElement: h } = require('react');
const { renderToString } = require('react-dom/server');
const { LoginScreen } = require('@plinth/console/components');
const { ThemeProvider } = require('@plinth/console/theme');
process.stdout.write(renderToString(h(ThemeProvider, null, h(LoginScreen, {
  brandName: 'Northwind Cloud', isPending: false, failure: null, onSubmit() {},
}))));`;

const client = `
import { createElement as h, StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { page } from './page.mjs';
window.sent = [];
hydrateRoot(document.getElementById('root'), h(StrictMode, null, page((values) => window.sent.push(values))));`;

function run(command: string, args: string[], cwd: string): string {
  return execFileSync(command, args, { cwd, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] });
}

beforeAll(async () => {
  browser = await chromium.launch({
    executablePath: findChromium() ?? undefined,
    args: [...CHROMIUM_ARGS],
  });
});

afterAll(() => browser?.close());

describe('what is packed', () => {
  it('is what a partner needs, and nothing of how it is made', () => {
    const pages = ['README.md', 'CHANGELOG.md', 'LICENSE', 'SECURITY.md', 'llms.txt'];
    expect(packedFiles).toEqual(expect.arrayContaining([...pages, 'package.json']));
    const foreign = packedFiles.filter(
      (file) =>
        !/^(dist\/|docs\/|examples\/|README\.md$|CHANGELOG\.md$|LICENSE$|SECURITY\.md$|llms\.txt$|package\.json$)/.test(
          file,
        ) || /(^|[./])(test|tests|stories|e2e|bench|visual|conformance)[./]/.test(file),
    );
    // What a page about a tool is called does not matter.
    expect(foreign.filter((file) => !file.startsWith('docs/'))).toEqual([]);
    const internal = /\.map$|^docs\/(decisions\/|(architecture|benchmarks|workbench)\.md$)/;
    expect(packedFiles.filter((file) => internal.test(file))).toEqual([]);
    expect(inject('packedSize')).toBeLessThanOrEqual(3_500_000);
  });

  it('has the pages that a build writes', () => {
    expect([...writtenFiles()].filter((file) => !packedFiles.includes(file))).toEqual([]);
    const roles = readFileSync(join(root, 'docs/screens/roles.md'), 'utf8');
    expect(roles).toContain(
      '| `createRole` | `POST /app/roles/create-role` | `Permissions.Create` |',
    );
  });

  it('has the types of each component beside its own file', () => {
    const own = packedFiles.filter((file) => /^dist\/components\/\w+\.js$/.test(file));
    const types = own.map((file) => `${file.slice(0, -3)}.d.ts`);
    expect(own.length).toBeGreaterThan(50);
    expect(types.filter((file) => !packedFiles.includes(file))).toEqual([]);
  });

  it('names no place of the machine that built it', () => {
    const texts = packedFiles.filter((file) => /\.(js|ts|md|txt|json)$/.test(file));
    expect(texts.length).toBeGreaterThan(100);
    const telling = texts.filter((file) => {
      const text = readFileSync(join(root, file), 'utf8');
      return text.includes(root) || text.includes(`${homedir()}/`);
    });
    expect(telling).toEqual([]);
  });

  it('needs of a browser what docs/browsers.md says', () => {
    // Not what runs in Node or in tests, nor elements and commands, which have others' code inside.
    const code = packedFiles
      .filter((file) =>
        /^dist\/(?!sandbox|testing|elements|console|plinth-messages|modules\/(sandbox|testing|messages)).*\.js$/.test(
          file,
        ),
      )
      .map((file) => readFileSync(join(root, file), 'utf8'));
    expect(code.length).toBeGreaterThan(100);
    const told = new Set([...BROWSER_FEATURES.map(({ id }) => id), ...Object.keys(NOT_USED)]);
    expect(youngFeaturesIn(code.join('\n')).filter((id) => !told.has(id))).toEqual([]);
  });
});

it('has the command for a language of one’s own', () => {
  const shop = inject('shops')['18.3.1'];
  run('npx', ['plinth-messages', 'new', 'pt', 'my-language'], shop);
  expect(run('npx', ['plinth-messages', 'check', 'my-language'], shop)).toContain(
    'Nothing is missing',
  );
});

it('installs nothing that only the portal needs', () => {
  const shop = inject('shops')['18.3.1'];
  const isInstalled = (name: string) => existsSync(join(shop, 'node_modules', name));
  expect(isInstalled('react-aria')).toBe(true);
  for (const name of ['@tanstack', 'react-router', 'msw', 'hono', '@microsoft']) {
    expect(isInstalled(name), name).toBe(false);
  }
  expect(isInstalled('@plinth/console/dist/session-timer.worker.js')).toBe(true);
});

describe.each(SHOPS)('with React $react', ({ react }) => {
  const folder = inject('shops')[react];

  beforeAll(() => {
    const files = {
      'page.mjs': page,
      'server.mjs': server,
      'server.cjs': commonJs,
      'client.mjs': client,
    };
    for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
  });

  it('renders LoginScreen on the server, by `import` and by `require`', () => {
    for (const file of ['server.mjs', 'server.cjs']) {
      const html = run('node', [file], folder);
      expect(html.includes('Northwind Cloud')).toBe(true);
      expect(/autocomplete="current-password"/i.test(html)).toBe(true);
    }
  });

  it('hydrates in a browser without a warning and hands over what was typed', async () => {
    const bundle = await build({
      entryPoints: [join(folder, 'client.mjs')],
      bundle: true,
      format: 'iife',
      write: false,
      define: { 'process.env.NODE_ENV': '"development"' },
      logLevel: 'silent',
    });
    const html = run('node', ['server.mjs'], folder);
    const tab = await browser.newPage();
    const complaints: string[] = [];
    tab.on('console', (message) => {
      if (['error', 'warning'].includes(message.type())) complaints.push(message.text());
    });
    tab.on('pageerror', (error) => complaints.push(String(error)));
    await tab.setContent(
      `<!doctype html><html lang="en"><body><div id="root">${html}</div></body></html>`,
    );
    await tab.addScriptTag({ content: bundle.outputFiles[0]?.text ?? '' });

    await tab.getByLabel('E-mail').fill('ada@example.com');
    await tab.getByLabel('Password', { exact: true }).fill(' s3cret ');
    await tab.getByRole('button', { name: 'Sign in' }).click();
    await tab.waitForFunction('window.sent.length > 0');
    expect(await tab.evaluate('window.sent')).toEqual([
      { email: 'ada@example.com', password: ' s3cret ' },
    ]);
    expect(complaints).toEqual([]);
    await tab.close();
  }, 60_000);
});
