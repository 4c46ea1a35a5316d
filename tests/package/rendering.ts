import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'esbuild';
import { type Browser, chromium } from 'playwright';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { CHROMIUM_ARGS, findChromium } from '../../tools/scripts/chromium.mjs';
import type { Shops } from './shops';

const page = `
import { createElement as h } from 'react';
import { LoginScreen } from '@plinth/console/components';
import { ThemeProvider } from '@plinth/console/theme';

export function page(onSubmit) {
  return h(ThemeProvider, null, h(LoginScreen, {
    brandName: 'Northwind Cloud', form: { isPending: false, failure: null, onSubmit },
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
  brandName: 'Northwind Cloud', form: { isPending: false, failure: null, onSubmit() {} },
}))));`;

const client = `
import { createElement as h, StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { page } from './page.mjs';
window.sent = [];
hydrateRoot(document.getElementById('root'), h(StrictMode, null, page((values) => window.sent.push(values))));`;

/** @returns what a program printed */
export function run(command: string, args: string[], cwd: string): string {
  return execFileSync(command, args, { cwd, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] });
}

/** One screen beside a version of React: rendered on the server (there is no window) and in a browser. */
export function describeRendering(react: keyof Shops): void {
  describe(`with React ${react}`, () => {
    let browser: Browser;
    const folder = inject('shops')[react];

    beforeAll(async () => {
      browser = await chromium.launch({
        executablePath: findChromium() ?? undefined,
        args: [...CHROMIUM_ARGS],
      });
      const files = {
        'page.mjs': page,
        'server.mjs': server,
        'server.cjs': commonJs,
        'client.mjs': client,
      };
      for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
    });
    afterAll(() => browser?.close());

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
}
