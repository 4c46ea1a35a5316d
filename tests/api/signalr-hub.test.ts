import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { DefaultHttpClient } from '@microsoft/signalr';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { type WebSocket, WebSocketServer } from 'ws';
import { createRealtimeConnection, type RealtimeConnection } from '../../src/api/realtime';
import { createManualClock } from '../../src/domain/time/manual-clock';

const END = '\u001e';
const cleanUps: (() => unknown)[] = [];

afterEach(async () => {
  for (const cleanUp of cleanUps.splice(0).reverse()) await cleanUp();
});

/** A server that speaks just enough of the SignalR JSON protocol. */
async function serve(negotiate: (request: IncomingMessage) => { status: number; body: unknown }) {
  const requests: IncomingMessage[] = [];
  const upgrades: string[] = [];
  const sockets: WebSocket[] = [];
  const server: Server = createServer((request, response) => {
    requests.push(request);
    const { status, body } = negotiate(request);
    response.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(body));
  });
  const hub = new WebSocketServer({ server });
  hub.on('connection', (socket, request) => {
    upgrades.push(request.url ?? '');
    sockets.push(socket);
    socket.on('message', (data) => {
      if (String(data).includes('"protocol"')) socket.send(`{}${END}`);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  cleanUps.push(() => {
    for (const socket of sockets) socket.terminate();
    server.closeAllConnections();
    return new Promise((resolve) => server.close(resolve));
  });
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/app/hubs/notifications`;
  return { url, requests, upgrades, sockets };
}

const welcome = () => ({
  status: 200,
  body: {
    negotiateVersion: 1,
    connectionId: 'c1',
    connectionToken: 't1',
    availableTransports: [{ transport: 'WebSockets', transferFormats: ['Text'] }],
  },
});

async function open(url: string, extra = {}): Promise<RealtimeConnection> {
  const connection = await createRealtimeConnection({
    url,
    clock: createManualClock(0),
    headers: () => ({ 'X-Csrf-Token': 'token' }),
    ...extra,
  });
  cleanUps.push(() => connection.stop());
  return connection;
}

describe('the SignalR hub', () => {
  it('negotiates with the session headers, opens a WebSocket and receives events', async () => {
    const server = await serve(welcome);
    const connection = await open(server.url, { impersonationSessionId: 'i 1' });
    const heard = vi.fn();
    connection.onEvent('ReceiveNotification', heard);
    await connection.start();
    expect(connection.state).toBe('connected');
    expect(server.requests[0]?.method).toBe('POST');
    for (const [address, path] of [
      [server.requests[0]?.url, '/app/hubs/notifications/negotiate'],
      [server.upgrades[0], '/app/hubs/notifications'],
    ]) {
      const { pathname, searchParams } = new URL(address ?? '', server.url);
      expect(pathname).toBe(path);
      expect(searchParams.get('impersonation')).toBe('i 1');
    }
    expect(server.requests[0]?.headers['x-csrf-token']).toBe('token');

    const frame = { type: 1, target: 'ReceiveNotification', arguments: [{ id: 'n1' }] };
    server.sockets[0]?.send(JSON.stringify(frame) + END);
    await vi.waitFor(() => expect(heard).toHaveBeenCalledExactlyOnceWith({ id: 'n1' }));

    const closed = new Promise((resolve) => server.sockets[0]?.once('close', resolve));
    await connection.stop();
    await closed;
  });

  it('asks with the cookies of the session, also of another origin than the page', async () => {
    const send = vi.spyOn(DefaultHttpClient.prototype, 'send');
    cleanUps.push(() => vi.restoreAllMocks());
    const server = await serve(welcome);
    const connection = await open(server.url);
    await connection.start();
    expect(send.mock.calls.map(([{ withCredentials }]) => withCredentials)).toEqual([true]);
  });

  it('notices that the server has gone', async () => {
    const server = await serve(welcome);
    const connection = await open(server.url);
    await connection.start();
    server.sockets[0]?.terminate();
    await vi.waitFor(() => expect(connection.state).toBe('reconnecting'));
  });

  it('ends for good with a 401', async () => {
    const server = await serve(() => ({ status: 401, body: {} }));
    const onUnauthorized = vi.fn();
    const connection = await open(server.url, { onUnauthorized });
    await connection.start();
    expect(connection.state).toBe('stopped');
    expect(onUnauthorized).toHaveBeenCalledTimes(1);
  });

  it('tries again later after any other refusal, without a word on the console', async () => {
    const spies = (['debug', 'info', 'log', 'warn', 'error'] as const).map((level) =>
      vi.spyOn(console, level).mockImplementation(() => {}),
    );
    cleanUps.push(() => vi.restoreAllMocks());
    const server = await serve(() => ({ status: 503, body: {} }));
    const connection = await open(server.url);
    await connection.start();
    expect(connection.state).toBe('reconnecting');
    for (const spy of spies) expect(spy).not.toHaveBeenCalled();
  });

  it('sends its token to no other server that the negotiation names', async () => {
    const other = await serve(welcome);
    const server = await serve(() => ({
      status: 200,
      body: { url: other.url, accessToken: 'of the other server' },
    }));
    const connection = await open(server.url);
    await connection.start();
    expect(connection.state).toBe('connected');
    expect(server.requests[0]?.headers['x-csrf-token']).toBe('token');
    expect(other.requests[0]?.headers['x-csrf-token']).toBeUndefined();
  });
});
