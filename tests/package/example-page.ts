/** Projects under examples/ as their READMEs say: built by their own tools, opened in a browser. */
import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { serveStatic } from '@hono/node-server/serve-static';
import { Hono } from 'hono';
import { type Browser, type BrowserContext, chromium, type Page } from 'playwright';
import { afterAll, beforeAll, inject } from 'vitest';
import type { ServerEnv } from '../../server/http';
import { type PortalServer, startServer } from '../../server/portal-server';
import { systemClock } from '../../src/platform/clock';
import { createSandbox } from '../../src/sandbox/create-sandbox';
import { CHROMIUM_ARGS, findChromium } from '../../tools/scripts/chromium.mjs';
import { SHOPS } from './shops';

export let browser: Browser;
export let page: Page;
export const complaints: string[] = [];
const servers: (PortalServer | ChildProcess)[] = [];

export const folderOf = (example: string) => {
  const shop = SHOPS.find(({ examples }) => (examples as readonly string[]).includes(example));
  if (!shop) throw new Error(`No install is named for the example ${example}.`);
  return join(inject('shops')[shop.react], example);
};

/** The files of a built example, and the sandbox as its API, on one origin. */
export async function serve(...folders: string[]): Promise<string> {
  const sandbox = createSandbox({ clock: systemClock });
  const pages = new Hono<ServerEnv>();
  for (const root of folders) pages.use(serveStatic({ root }));
  for (const root of folders) pages.get('*', serveStatic({ root, path: 'index.html' }));
  const server = await startServer({ sandbox, port: 0 }, () => pages);
  servers.push(server);
  return server.url;
}

/** Starts a program of an example that prints its address. */
export async function start(folder: string, script: string, ...args: string[]): Promise<string> {
  const child = spawn(process.execPath, [script, ...args], {
    cwd: folder,
    env: { ...process.env, PORT: '0', NEXT_TELEMETRY_DISABLED: '1' },
  });
  servers.push(child);
  return new Promise((done, fail) => {
    let said = '';
    child.stdout.on('data', (text) => {
      said += text;
      const [address] = /http:\/\/\S+(?=\s)/.exec(said) ?? [];
      if (address) done(address);
    });
    child.stderr.on('data', (text) => {
      said += text;
    });
    child.on('exit', () => fail(new Error(said)));
  });
}

/** Builds these before the tests of a file, and opens a browser for them. */
export function buildExamples(examples: readonly string[]): void {
  beforeAll(async () => {
    const run = promisify(execFile);
    await Promise.all(
      examples.map((example) =>
        run('npm', ['run', 'build', '--silent', '--if-present'], {
          cwd: folderOf(example),
          env: { ...process.env, NEXT_TELEMETRY_DISABLED: '1' },
        }),
      ),
    );
    browser = await chromium.launch({
      executablePath: findChromium() ?? undefined,
      args: [...CHROMIUM_ARGS],
    });
  }, 600_000);

  afterAll(async () => {
    await browser?.close();
    for (const server of servers) await ('kill' in server ? server.kill() : server.close());
  });
}

/** Notes what a page complains of. */
export function listen(one: Page): Page {
  one.on('pageerror', (error) => complaints.push(String(error)));
  one.on('console', (message) => {
    // A refused sign-in and a session check that finds none are reported by the browser itself.
    if (message.type() === 'error' && !/Failed to load resource/.test(message.text())) {
      complaints.push(message.text());
    }
  });
  return one;
}

/** Opens a page: as a visitor of its own with nothing in the cache, or as the one of a context. */
export async function open(
  url: string,
  visitor: Browser | BrowserContext = browser,
): Promise<void> {
  await page?.close();
  complaints.length = 0;
  page = listen(await visitor.newPage());
  await page.goto(url);
}

/** Signs in as the administrator, on the page of an example. */
export async function signIn(password: string): Promise<void> {
  await page.getByLabel('E-mail').fill('ada@plinth.example');
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
}
