import { once } from 'node:events';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { WebSocket } from 'ws';
import { createDevServer } from '../../server/dev-server';
import { createSandbox } from '../../src/sandbox/create-sandbox';
import { ask, NAVIGATION, signIn, temporaryFolder } from './fixture';

const sandbox = createSandbox();
const [admin] = sandbox.accounts;
if (!admin) throw new Error('The sandbox has no accounts.');

async function startDev() {
  const root = temporaryFolder();
  mkdirSync(join(root, 'src'));
  writeFileSync(
    join(root, 'vite.config.mjs'),
    "export default { html: { cspNonce: '__CSP_NONCE__' }, logLevel: 'silent' };",
  );
  writeFileSync(
    join(root, 'index.html'),
    '<!doctype html><html><head></head><body><script type="module" src="/src/main.ts"></script></body></html>',
  );
  writeFileSync(join(root, 'src', 'main.ts'), 'const text: string = "hot"; console.log(text);');
  const server = await createDevServer({ sandbox, root, port: 0 });
  onTestFinished(() => server.close());
  return server.url;
}

describe('npm run dev', () => {
  it('serves the page with Vite’s client under a nonce, for every route', async () => {
    const url = await startDev();
    for (const path of ['/', '/auth/login']) {
      const answer = await ask(url, path, { headers: NAVIGATION });
      const policy = String(answer.headers['content-security-policy']);
      const nonce = /'nonce-([^']+)'/.exec(policy)?.[1];
      expect(answer.status).toBe(200);
      expect(answer.text).toContain('/@vite/client');
      expect(answer.text).not.toContain('__CSP_NONCE__');
      const scripts = answer.text.match(/<script\b[^>]*>/g) ?? [];
      expect(scripts).toHaveLength(2);
      for (const script of scripts) expect(script).toContain(`nonce="${nonce}"`);
    }
  });

  it('serves sources compiled, the sandbox beside them, and nothing else', async () => {
    const url = await startDev();
    const source = await ask(url, '/src/main.ts', { headers: { accept: '*/*' } });
    expect(source.headers['content-type']).toContain('javascript');
    expect(source.text).not.toContain(': string');
    expect((await ask(url, '/app/users/me')).status).toBe(401);
    expect((await ask(url, '/gone.png', { headers: { accept: 'image/*' } })).status).toBe(404);
  });

  it('has both sockets on one port: hot reload and the hub', async () => {
    const url = await startDev();
    const client = (await ask(url, '/@vite/client')).text;
    const token = /const wsToken = "([^"]+)"/.exec(client)?.[1] ?? '';
    const socket = url.replace('http:', 'ws:');
    const hot = new WebSocket(`${socket}/?token=${token}`, 'vite-hmr');
    const [greeting] = await once(hot, 'message');
    expect(JSON.parse(String(greeting))).toEqual({ type: 'connected' });
    hot.terminate();

    const { cookie } = await signIn(url, admin);
    const hub = new WebSocket(`${socket}/app/hubs/notifications`, { headers: { cookie } });
    await once(hub, 'open');
    hub.send('{"protocol":"json","version":1}\u001e');
    const [handshake] = await once(hub, 'message');
    expect(String(handshake)).toBe('{}\u001e');
    hub.terminate();
  });
});
