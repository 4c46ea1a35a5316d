import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { samples } from 'virtual:samples';
import { afterEach, expect, it, vi } from 'vitest';
import { allEndpoints } from '../../src/api/calls/all-calls';
import { parseConfig } from '../../src/app/config';
import { createSandbox } from '../../src/sandbox/create-sandbox';
import { createSandboxBrowser } from '../../src/testing/sandbox-browser';

type Module = Readonly<Record<string, unknown>>;

async function load(id: string): Promise<Module> {
  const run = samples[id]?.load;
  if (!run) throw new Error(`There is no code called ${id}.`);
  return await run();
}

/** What a sample exports as a function. */
function call<Result>(module: Module, name: string, ...given: readonly unknown[]): Promise<Result> {
  const found = module[name];
  if (typeof found !== 'function') throw new Error(`The sample exports no ${name}.`);
  return found(...given);
}

/** A server behind the samples, and what was asked of it. */
function serve(scenario: 'signedIn' | 'signedOut') {
  const sandbox = createSandbox({ scenario, clock: Date.now });
  const browser = createSandboxBrowser(sandbox);
  const asked: string[] = [];
  vi.stubGlobal('fetch', (url: string | URL, init: RequestInit = {}) => {
    const { href, pathname } = new URL(url, 'https://portal.example');
    asked.push(pathname);
    return browser.fetch(href, init);
  });
  return asked;
}

afterEach(() => vi.unstubAllGlobals());

it('the settings of docs/portal.md are settings', () => {
  const [, json = ''] =
    /<script[^>]*>([\s\S]*)<\/script>/.exec(samples['docs/portal.md 1']?.code ?? '') ?? [];
  const read = parseConfig(JSON.parse(json));
  expect(read.ok && read.config.brand.name).toBe('Northwind Cloud');
});

it('a page of a server reads the users and the session before it is sent', async () => {
  const asked = serve('signedIn');
  const page = await load('docs/embedding.md 54');
  await call(page, 'UsersOnServer', { search: 'page=2', children: null });
  expect(asked).toContain('/app/users');
  const session = await call<object>(await load('docs/embedding.md 55'), 'sessionOnServer');
  expect(session).toMatchObject({ user: { email: 'ada@plinth.example' } });
});

it('a loader reads a user, and leads who is not signed in to the sign-in', async () => {
  serve('signedOut');
  const module = await load('docs/embedding.md 56');
  const sent = call(module, 'loadUser', { params: { email: 'ada@plinth.example' } });
  await expect(sent).rejects.toMatchObject({ status: 302 });
});

it('the sandbox answers as routes of a server, with faults', async () => {
  const routes = await load('docs/sandbox.md 5');
  const ask = new Request('http://localhost/app/users/me');
  expect((await call<Response>(routes, 'GET', ask)).status).toBe(401);
  await load('docs/sandbox.md 6');
});

it('a notification reaches a page under test', async () => {
  await load('docs/testing.md 2');
});

it('docs/testing.md names only calls that there are', () => {
  const names = allEndpoints.map(({ name }) => String(name));
  const text = readFileSync(resolve(import.meta.dirname, '../../docs/testing.md'), 'utf8');
  const failing = [...text.matchAll(/\bfail\('(\w+)'/g)].map(([, name = '']) => name);
  expect(failing.length).toBeGreaterThan(0);
  expect(failing.filter((name) => !names.includes(name))).toEqual([]);
});
