import { HttpTransportType, HubConnectionBuilder, LogLevel } from '@microsoft/signalr';
import { HttpResponse, http, ws } from 'msw';
import { setupServer } from 'msw/node';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { WebSocket as NodeWebSocket } from 'ws';
import { createManualClock } from '../../src/domain/time/manual-clock';
import { createSandbox } from '../../src/sandbox/create-sandbox';
import { SESSION_HEADER } from '../../src/sandbox/http/headers';
import { sandboxHandlers } from '../../src/sandbox/msw/handlers';
import { FROZEN_AT_MS } from '../../src/sandbox/to-clock';
import { ADMIN_EMAIL } from '../../src/sandbox/world/accounts';

const ORIGIN = 'http://localhost:4321';
const cleanUps: (() => void | Promise<void>)[] = [];

afterEach(async () => {
  for (const cleanUp of cleanUps.splice(0).reverse()) await cleanUp();
});

function open(baseUrl = '', clock = createManualClock(FROZEN_AT_MS)) {
  const sandbox = createSandbox({ scenario: 'signedIn', clock });
  const server = setupServer(
    ...sandboxHandlers(sandbox, { http, ws }, { baseUrl }),
    http.get('*', () => HttpResponse.text('not the sandbox')),
  );
  server.listen({ onUnhandledRequest: 'error' });
  cleanUps.push(() => server.close());
  return sandbox;
}

const statusOf = async (url: string, init?: RequestInit) => (await fetch(url, init)).status;

describe('the handlers for MSW', () => {
  it('answer /app/ alone', async () => {
    open();
    expect(await statusOf(`${ORIGIN}/app/users/me`)).toBe(200);
    for (const path of ['/src/app/Portal.tsx', '/app', '/apps/users', '/x/app/users/me', '/']) {
      expect(await (await fetch(ORIGIN + path)).text(), path).toBe('not the sandbox');
    }
  });

  it('answer below a base URL alone, when there is one', async () => {
    open('https://api.partner.example/v1/');
    expect(await statusOf('https://api.partner.example/v1/app/users/me')).toBe(200);
    for (const url of [
      'https://api.partner.example/app/users/me',
      'https://apixpartner.example/v1/app/users/me',
      `${ORIGIN}/app/users/me`,
    ]) {
      expect(await (await fetch(url)).text(), url).toBe('not the sandbox');
    }
  });

  it('are one browser: they keep the session, and let nobody bring another', async () => {
    const sandbox = open();
    const session = sandbox.openingSession ?? '';
    await fetch(`${ORIGIN}/app/login/logout`);
    expect(await statusOf(`${ORIGIN}/app/users/me`)).toBe(401);
    expect(
      await statusOf(`${ORIGIN}/app/users/me`, { headers: { [SESSION_HEADER]: session } }),
    ).toBe(401);
    sandbox.reset();
    expect(await statusOf(`${ORIGIN}/app/users/me`)).toBe(200);
    expect(await statusOf(`${ORIGIN}/app/users/me`, { credentials: 'omit' })).toBe(401);
  });

  it('forget the session at a reset, also when an older answer comes late', async () => {
    const clock = createManualClock(FROZEN_AT_MS);
    const sandbox = open('', clock);
    sandbox.faults.add({ match: { path: '/app/login/logout' }, latencyMs: 1_000 });
    const late = fetch(`${ORIGIN}/app/login/logout`);
    await expect.poll(() => clock.pending).toBe(1);
    sandbox.reset();
    clock.advance(1_000);
    expect((await late).status).toBe(200);
    expect(await statusOf(`${ORIGIN}/app/users/me`)).toBe(200);
  });

  it.each(['before', 'lostAnswer'] as const)('make a network failure of a cut %s', async (cut) => {
    const sandbox = open();
    sandbox.faults.add({ match: { path: '/app/roles' }, cut });
    await expect(fetch(`${ORIGIN}/app/roles`)).rejects.toThrow(TypeError);
    expect(await statusOf(`${ORIGIN}/app/users/me`)).toBe(200);
  });

  it('break the body of an answer that is cut in the middle', async () => {
    const sandbox = open();
    sandbox.faults.add({ match: { path: '/app/roles' }, cut: 'inBody' });
    const answer = await fetch(`${ORIGIN}/app/roles`);
    expect(answer.status).toBe(200);
    await expect(answer.text()).rejects.toThrow();
  });

  it('carry a SignalR client', async () => {
    // Node 20 has no WebSocket of its own, which MSW would take over.
    vi.stubGlobal('WebSocket', globalThis.WebSocket ?? NodeWebSocket);
    cleanUps.push(() => {
      vi.unstubAllGlobals();
    });
    const sandbox = open();
    // In Node SignalR takes the package ws by itself, unless it is given a WebSocket.
    const options = { transport: HttpTransportType.WebSockets, WebSocket: globalThis.WebSocket };
    const hub = new HubConnectionBuilder()
      .withUrl(`${ORIGIN}/app/hubs/notifications`, options)
      .configureLogging(LogLevel.None)
      .build();
    cleanUps.push(() => hub.stop());
    const received = new Promise((resolve) => hub.on('ReceiveNotification', resolve));
    await hub.start();
    expect(sandbox.live.count(ADMIN_EMAIL)).toBe(1);
    const sent = sandbox.live.notify(ADMIN_EMAIL, { title: 'Over the wire' });
    expect(await received).toEqual(sent);
    const closed = new Promise((resolve) => hub.onclose(resolve));
    sandbox.reset();
    await closed;
    expect(sandbox.live.count()).toBe(0);
  });
});
