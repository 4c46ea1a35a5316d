import { once } from 'node:events';
import { HttpTransportType, HubConnectionBuilder, LogLevel } from '@microsoft/signalr';
import { describe, expect, it, onTestFinished } from 'vitest';
import { WebSocket } from 'ws';
import { createSandbox } from '../../src/sandbox/create-sandbox';
import { ADMIN_EMAIL, DEMO_PASSWORD, RESELLER_EMAIL } from '../../src/sandbox/world/accounts';
import { ask, cookieOf, post, signIn, startPortal } from './fixture';

const HUB = '/app/hubs/notifications';
const admin = { email: ADMIN_EMAIL, password: DEMO_PASSWORD };
const reseller = { email: RESELLER_EMAIL, password: DEMO_PASSWORD };

/** What a client heard, and a way to wait for the next of it. */
function listener() {
  const heard: string[] = [];
  let wake = () => {};
  return {
    heard,
    on(notification: { title: string }) {
      heard.push(notification.title);
      wake();
    },
    async until(title: string) {
      while (!heard.includes(title)) {
        await new Promise<void>((resolve) => {
          wake = resolve;
        });
      }
    },
  };
}

/** A real SignalR client that listens for notifications. */
async function connect(url: string, headers: Record<string, string>, query = '') {
  const connection = new HubConnectionBuilder()
    .withUrl(`${url}${HUB}${query}`, { transport: HttpTransportType.WebSockets, headers })
    .configureLogging(LogLevel.None)
    .build();
  const ear = listener();
  connection.on('ReceiveNotification', ear.on);
  const closed = new Promise<void>((resolve) => connection.onclose(() => resolve()));
  await connection.start();
  onTestFinished(() => connection.stop());
  return { connection, closed, ...ear };
}

/** The status that an upgrade is refused with. */
async function refusal(url: string, path: string, headers: Record<string, string>) {
  const socket = new WebSocket(`${url.replace('http:', 'ws:')}${path}`, { headers });
  socket.on('error', () => {});
  onTestFinished(() => socket.terminate());
  const [, answer] = await once(socket, 'unexpected-response');
  return answer.statusCode as number;
}

describe('the hub', () => {
  it('tells a real SignalR client of its user’s notifications', async () => {
    const { url, sandbox } = await startPortal();
    const client = await connect(url, await cookieHeader(url, admin));
    sandbox.live.notify(admin.email, { title: 'First' });
    sandbox.live.notify(admin.email, { title: 'Second' });
    await client.until('Second');
    expect(client.heard).toEqual(['First', 'Second']);
  });

  it('never mixes two users', async () => {
    const { url, sandbox } = await startPortal();
    const one = await connect(url, await cookieHeader(url, admin));
    const two = await connect(url, await cookieHeader(url, reseller));
    for (let index = 0; index < 20; index += 1) {
      sandbox.live.notify(admin.email, { title: `one ${index}` });
      sandbox.live.notify(reseller.email, { title: `two ${index}` });
    }
    await Promise.all([one.until('one 19'), two.until('two 19')]);
    expect(one.heard).toHaveLength(20);
    expect(two.heard).toHaveLength(20);
    expect(one.heard.every((title) => title.startsWith('one '))).toBe(true);
    expect(two.heard.every((title) => title.startsWith('two '))).toBe(true);
  });

  it('tells an impersonating tab of the other user, beside the administrator’s own', async () => {
    const { url, sandbox } = await startPortal();
    const { cookie, csrfToken } = await signIn(url, admin);
    const started = await post(
      url,
      '/app/impersonation',
      { email: reseller.email },
      { cookie, 'x-csrf-token': csrfToken },
    );
    const { sessionId } = JSON.parse(started.text) as { sessionId: string };
    const own = await connect(url, { cookie });
    const acting = await connect(
      url,
      { cookie, 'X-Impersonation-Session': sessionId },
      `?impersonation=${sessionId}`,
    );
    sandbox.live.notify(admin.email, { title: 'for the administrator' });
    sandbox.live.notify(reseller.email, { title: 'for the reseller' });
    await Promise.all([own.until('for the administrator'), acting.until('for the reseller')]);
    expect(own.heard).toEqual(['for the administrator']);
    expect(acting.heard).toEqual(['for the reseller']);
  });

  it('knows an impersonation by the query alone, without negotiation', async () => {
    const { url, sandbox } = await startPortal({
      sandbox: createSandbox({ scenario: 'impersonated' }),
    });
    const cookie = cookieOf(await ask(url, '/'));
    const path = `${HUB}?impersonation=${sandbox.openingImpersonation}`;
    const socket = new WebSocket(`${url.replace('http:', 'ws:')}${path}`, { headers: { cookie } });
    onTestFinished(() => socket.terminate());
    await once(socket, 'open');
    expect(sandbox.live.count('customer@plinth.example')).toBe(1);
    expect(sandbox.live.count(admin.email)).toBe(0);
  });

  it('closes at sign-out', async () => {
    const { url, sandbox } = await startPortal();
    const headers = await cookieHeader(url, admin);
    const client = await connect(url, headers);
    await ask(url, '/app/login/logout', { headers });
    await client.closed;
    expect(sandbox.live.count()).toBe(0);
  });

  it('notices a cut on either side', async () => {
    const { url, sandbox } = await startPortal();
    const headers = await cookieHeader(url, admin);
    const first = await connect(url, headers);
    sandbox.live.cut();
    await first.closed;
    const socket = new WebSocket(`${url.replace('http:', 'ws:')}${HUB}`, { headers });
    await once(socket, 'open');
    expect(sandbox.live.count()).toBe(1);
    socket.terminate();
    await expect.poll(() => sandbox.live.count()).toBe(0);
  });

  it('ends with the server', async () => {
    const { url, close } = await startPortal();
    const client = await connect(url, await cookieHeader(url, admin));
    await close();
    await client.closed;
    await expect(ask(url, '/')).rejects.toThrow('ECONNREFUSED');
  });
});

describe('an upgrade is refused', () => {
  it('without a session, or with one that is over', async () => {
    const { url } = await startPortal();
    const headers = await cookieHeader(url, admin);
    await ask(url, '/app/login/logout', { headers });
    expect(await refusal(url, HUB, {})).toBe(401);
    expect(await refusal(url, HUB, headers)).toBe(401);
    expect(await refusal(url, HUB, { 'x-sandbox-session': 'forged' })).toBe(401);
  });

  it('with an impersonation that is not the session’s own', async () => {
    const { url } = await startPortal();
    const headers = await cookieHeader(url, admin);
    expect(await refusal(url, `${HUB}?impersonation=forged`, headers)).toBe(401);
    expect(await refusal(url, `${HUB}?id=forged`, headers)).toBe(401);
  });

  it.each(['https://evil.example', 'null', 'http://localhost:1', ''])(
    'to a page of origin %j, with whatever cookie',
    async (origin) => {
      const { url } = await startPortal();
      const headers = { ...(await cookieHeader(url, admin)), origin };
      expect(await refusal(url, HUB, headers)).toBe(403);
    },
  );

  it('but not to our own page', async () => {
    const { url, sandbox } = await startPortal();
    const headers = { ...(await cookieHeader(url, admin)), origin: url };
    const socket = new WebSocket(`${url.replace('http:', 'ws:')}${HUB}`, { headers });
    onTestFinished(() => socket.terminate());
    await once(socket, 'open');
    expect(sandbox.live.count(admin.email)).toBe(1);
  });

  it.each(['/', '/app/hubs/other', '/app/hubs/notifications/'])('at %s', async (path) => {
    const { url } = await startPortal();
    expect(await refusal(url, path, await cookieHeader(url, admin))).toBe(404);
  });

  it.each(['{', 'x'.repeat(70_000)])('and a client that sends rubbish is closed', async (text) => {
    const { url, sandbox } = await startPortal();
    const headers = await cookieHeader(url, admin);
    const socket = new WebSocket(`${url.replace('http:', 'ws:')}${HUB}`, { headers });
    await once(socket, 'open');
    socket.send(`${text}\u001e`);
    await once(socket, 'close');
    await expect.poll(() => sandbox.live.count()).toBe(0);
    expect((await ask(url, '/')).status).toBe(200);
  });
});

describe('a client that would fill the memory of the server', () => {
  async function open(url: string) {
    const headers = await cookieHeader(url, admin);
    const socket = new WebSocket(`${url.replace('http:', 'ws:')}${HUB}`, { headers });
    onTestFinished(() => socket.terminate());
    socket.on('error', () => {});
    await once(socket, 'open');
    socket.send('{"protocol":"json","version":1}\u001e');
    await once(socket, 'message');
    return socket;
  }

  it('by a message without an end is closed', async () => {
    const { url, sandbox } = await startPortal();
    const socket = await open(url);
    for (let index = 0; index < 400; index += 1) socket.send('x'.repeat(60_000));
    await once(socket, 'close');
    expect(sandbox.live.count()).toBe(0);
  });

  it('by never reading the answers is cut off', async () => {
    const { url, sandbox } = await startPortal();
    const socket = await open(url);
    socket.pause();
    const calls = '{"type":1,"invocationId":"1","target":"x"}\u001e'.repeat(1_000);
    await expect
      .poll(() => {
        for (let index = 0; index < 50; index += 1) socket.send(calls);
        return sandbox.live.count();
      })
      .toBe(0);
  });

  it('by ever more sockets is refused', async () => {
    const { url } = await startPortal();
    const headers = await cookieHeader(url, admin);
    for (let index = 0; index < 20; index += 1) {
      const socket = new WebSocket(`${url.replace('http:', 'ws:')}${HUB}`, { headers });
      onTestFinished(() => socket.terminate());
      await once(socket, 'open');
    }
    expect(await refusal(url, HUB, headers)).toBe(429);
  });
});

async function cookieHeader(url: string, account: { email: string; password: string }) {
  const { cookie } = await signIn(url, account);
  return { cookie };
}
