import { once } from 'node:events';
import { createServer, type RequestListener, request, type Server } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { serve } from '@hono/node-server';
import { HttpTransportType, HubConnectionBuilder, LogLevel } from '@microsoft/signalr';
import { Hono } from 'hono';
import { createServer as createVite } from 'vite';
import { describe, expect, it, onTestFinished } from 'vitest';
import { WebSocket } from 'ws';
import { createSandbox } from '../../src/sandbox/create-sandbox';
import {
  createSandboxMiddleware,
  type SandboxMiddleware,
  type SocketServer,
} from '../../src/sandbox/node/middleware';
import type { Sandbox } from '../../src/sandbox/sandbox';

const ADA = { email: 'ada@plinth.example', password: 'Plinth-2026!' };
const HUB = '/app/hubs/notifications';

async function listen(server: Server): Promise<string> {
  if (!server.listening) await once(server.listen(0, 'localhost'), 'listening');
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return `http://localhost:${(server.address() as AddressInfo).port}`;
}

/** Ways in which a partner mounts it. What is not a call is theirs. */
const HOSTS: Readonly<
  Record<string, (sandbox: SandboxMiddleware) => Promise<{ url: string; server: SocketServer }>>
> = {
  async 'a server of Node'(sandbox) {
    const theirs: RequestListener = (_request, response) => response.end('theirs');
    const server = createServer((request, response) =>
      sandbox(request, response, () => theirs(request, response)),
    );
    return { url: await listen(server), server };
  },
  async 'Express with its parser of bodies'(sandbox) {
    // Express puts these on a request before our turn; its stream is read by then.
    const server = createServer(async (request, response) => {
      const text = (await request.toArray()).join('');
      const parsed = text ? { body: JSON.parse(text) } : {};
      const asExpress = Object.assign(request, parsed, { originalUrl: request.url });
      sandbox(asExpress, response, () => response.end('theirs'));
    });
    return { url: await listen(server), server };
  },
  async Vite(sandbox) {
    const vite = await createVite({
      configFile: false,
      logLevel: 'silent',
      optimizeDeps: { noDiscovery: true },
      server: { port: 0, ws: false },
      plugins: [
        {
          name: 'plinth-sandbox',
          configureServer: ({ middlewares }) => {
            middlewares.use(sandbox);
            middlewares.use((_request, response) => response.end('theirs'));
          },
        },
      ],
    });
    await vite.listen();
    onTestFinished(() => vite.close());
    const server = vite.httpServer as Server;
    return { url: `http://localhost:${(server.address() as AddressInfo).port}`, server };
  },
  async Hono(sandbox) {
    const app = new Hono()
      .all('/app/*', (c) => sandbox.fetch(c.req.raw))
      .get('*', (c) => c.text('theirs'));
    // By default it puts its own classes in place of Node's, which no test beside this one expects.
    const options = { fetch: app.fetch, port: 0, overrideGlobalObjects: false };
    const server = serve(options) as Server;
    await once(server, 'listening');
    return { url: await listen(server), server };
  },
};

async function start(host: keyof typeof HOSTS, sandbox: Sandbox = createSandbox()) {
  const middleware = createSandboxMiddleware(sandbox);
  const { url, server } = (await HOSTS[host]?.(middleware)) ?? { url: '', server: createServer() };
  const detach = await middleware.attach(server);
  onTestFinished(detach);
  return { url, sandbox };
}

const post = (url: string, body: object) =>
  fetch(url, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  });

async function signIn(url: string): Promise<string> {
  const answer = await post(`${url}/app/login`, ADA);
  expect(answer.status).toBe(200);
  const [cookie = ''] = answer.headers.getSetCookie();
  expect(cookie).toMatch(/; HttpOnly/i);
  expect(answer.headers.get('X-Sandbox-Session')).toBeNull();
  return cookie.split(';')[0] ?? '';
}

describe.each(Object.keys(HOSTS))('the sandbox in %s', (host) => {
  it('answers calls with a cookie for each browser, and leaves the rest', async () => {
    const { url } = await start(host);
    expect(await (await fetch(`${url}/orders`)).text()).toBe('theirs');
    expect((await fetch(`${url}/app/users/me`)).status).toBe(401);
    const cookie = await signIn(url);
    const user = await fetch(`${url}/app/users/me`, { headers: { cookie } });
    expect(await user.json()).toMatchObject({ email: ADA.email });
  });

  it('sends live notifications over a socket', async () => {
    const { url, sandbox } = await start(host);
    const headers = { cookie: await signIn(url) };
    const connection = new HubConnectionBuilder()
      .withUrl(`${url}${HUB}`, { transport: HttpTransportType.WebSockets, headers })
      .configureLogging(LogLevel.None)
      .build();
    const heard = new Promise((resolve) => connection.on('ReceiveNotification', resolve));
    await connection.start();
    onTestFinished(() => connection.stop());
    sandbox.live.notify(ADA.email, { title: 'Order 1' });
    expect(await heard).toMatchObject({ title: 'Order 1' });
  });
});

describe('the middleware', () => {
  it('starts signed in where the scenario does, until the sign-out', async () => {
    const { url } = await start('a server of Node', createSandbox({ scenario: 'signedIn' }));
    const first = await fetch(`${url}/app/users/me`);
    expect(await first.json()).toMatchObject({ email: ADA.email });
    const cookie = first.headers.getSetCookie()[0]?.split(';')[0] ?? '';
    await fetch(`${url}/app/login/logout`, { headers: { cookie } });
    expect((await fetch(`${url}/app/users/me`)).status).toBe(401);
  });

  it('opens no socket for a page of another site', async () => {
    const { url } = await start('a server of Node');
    const headers = { cookie: await signIn(url), origin: 'https://elsewhere.example' };
    const socket = new WebSocket(`${url.replace('http', 'ws')}${HUB}`, { headers });
    socket.on('error', () => {});
    const [, answer] = await once(socket, 'unexpected-response');
    expect(answer.statusCode).toBe(403);
    socket.terminate();
  });

  it('opens a socket for the pages that may call, and for no others', async () => {
    const sandbox = createSandbox({ portalHosts: ['https://portal.example', 'localhost:5173'] });
    const { url } = await start('a server of Node', sandbox);
    const cookie = await signIn(url);
    const { host, port } = new URL(url);
    const open = async (page: Readonly<Record<string, string>>) => {
      const headers = { cookie, ...page };
      const socket = new WebSocket(`${url.replace('http', 'ws')}${HUB}`, { headers });
      socket.on('error', () => {});
      const status = await Promise.race([
        once(socket, 'open').then(() => 200),
        once(socket, 'unexpected-response').then(([, answer]) => answer.statusCode),
      ]);
      socket.terminate();
      return status;
    };
    const call = (page: Readonly<Record<string, string>>) =>
      new Promise((resolve, reject) => {
        const headers = { cookie, ...page };
        const asked = request(`${url}/app/users/me`, { headers }, (answer) => {
          answer.resume();
          resolve(answer.statusCode);
        });
        asked.on('error', reject).end();
      });
    const pages: readonly (readonly [page: Readonly<Record<string, string>>, status: number])[] = [
      [{}, 200],
      [{ origin: `http://${host}` }, 200],
      [{ origin: 'https://portal.example' }, 200],
      [{ origin: 'https://portal.example', 'sec-fetch-site': 'cross-site' }, 200],
      [{ origin: 'http://localhost:5173', 'sec-fetch-site': 'same-site' }, 200],
      [{ origin: 'http://proxied.example', 'sec-fetch-site': 'same-origin' }, 200],
      [{ origin: 'http://localhost' }, 403],
      [{ origin: `http://127.0.0.1:${port}` }, 403],
      [{ origin: 'https://portal.example:8443' }, 403],
      [{ origin: 'https://portal.example.evil.example' }, 403],
      [{ origin: 'null' }, 403],
      [{ origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' }, 403],
      [{ 'sec-fetch-site': 'cross-site' }, 403],
    ];
    for (const [page, status] of pages) {
      const told = [await call(page), await open(page)];
      expect(told, JSON.stringify(page)).toEqual([status, status]);
    }
  });

  it('keeps no more than a body may have, and answers before it has ended', async () => {
    const { url } = await start('a server of Node');
    const outgoing = request(`${url}/app/login`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
    });
    outgoing.write('x'.repeat(1_048_577));
    const [answer] = await once(outgoing, 'response');
    expect(answer.statusCode).toBe(413);
    expect(answer.headers.connection).toBe('close');
    outgoing.on('error', () => {}).destroy();
  });

  it('ends the connection of a body that is too large, also when more of it comes', async () => {
    const { url } = await start('a server of Node');
    const { port } = new URL(url);
    for (const length of ['Content-Length: 99999999', 'Transfer-Encoding: chunked']) {
      const socket = connect(Number(port), 'localhost');
      socket.on('error', () => {});
      const over = new Promise((resolve) => socket.on('close', resolve));
      const lines = ['POST /app/login HTTP/1.1', 'Host: localhost', length];
      socket.write(`${lines.join('\r\n')}\r\nContent-Type: application/json\r\n\r\n`);
      const piece = 'x'.repeat(65_536);
      const sent = length.startsWith('Content') ? piece : `10000\r\n${piece}\r\n`;
      const sending = setInterval(() => socket.write(sent), 1);
      socket.resume();
      await over;
      clearInterval(sending);
      expect(socket.bytesWritten).toBeLessThan(99_999_999);
    }
  }, 4_000);

  it('cuts a connection as a fault says', async () => {
    const { url, sandbox } = await start('a server of Node');
    sandbox.faults.add({ match: { path: '/app/users/me' }, cut: 'before' });
    await expect(fetch(`${url}/app/users/me`)).rejects.toThrow();
    sandbox.reset();
    sandbox.faults.add({ match: { path: '/app/users/me' }, cut: 'inBody' });
    await expect(fetch(`${url}/app/users/me`).then((answer) => answer.text())).rejects.toThrow();
  });
});
