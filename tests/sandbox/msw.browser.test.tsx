import { HttpTransportType, HubConnectionBuilder, LogLevel } from '@microsoft/signalr';
import { http, ws } from 'msw';
import { setupWorker } from 'msw/browser';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createSandbox } from '../../src/sandbox/create-sandbox';
import { sandboxHandlers } from '../../src/sandbox/msw/handlers';
import { ADMIN_EMAIL, DEMO_PASSWORD } from '../../src/sandbox/world/accounts';

const sandbox = createSandbox({ scenario: 'signedIn' });
const worker = setupWorker(...sandboxHandlers(sandbox, { http, ws }));

describe('the sandbox behind a service worker', () => {
  beforeAll(async () => {
    await worker.start({ quiet: true, onUnhandledRequest: 'bypass' });
  });
  beforeEach(() => sandbox.reset());
  afterAll(() => worker.stop());

  it('signs in and out, and keeps bodies and names of paths as they were sent', async () => {
    await fetch('/app/login/logout');
    expect((await fetch('/app/users/me')).status).toBe(401);
    const login = await fetch('/app/login', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ email: ADMIN_EMAIL, password: DEMO_PASSWORD }),
    });
    expect(login.headers.get('X-Sandbox-Session')).toBeNull();
    const { csrfToken } = await login.json();
    const name = 'a/b %2F ?# ü';
    const created = await fetch(`/app/roles/create-role?roleName=${encodeURIComponent(name)}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'X-Csrf-Token': csrfToken },
      body: '["User.Read"]',
    });
    expect(created.status).toBe(200);
    const removed = await fetch(`/app/roles/${encodeURIComponent(name)}`, {
      method: 'DELETE',
      headers: { 'X-Csrf-Token': csrfToken },
    });
    expect(removed.status).toBe(200);
  });

  it('plays cut connections', async () => {
    sandbox.faults.add({ match: { path: '/app/roles' }, times: 1, cut: 'before' });
    await expect(fetch('/app/roles')).rejects.toThrow(TypeError);
    sandbox.faults.add({ match: { path: '/app/roles' }, times: 1, cut: 'inBody' });
    const half = await fetch('/app/roles');
    await expect(half.text()).rejects.toThrow();
    expect((await fetch('/app/roles')).status).toBe(200);
  });

  it('carries a SignalR client', async () => {
    const hub = new HubConnectionBuilder()
      .withUrl('/app/hubs/notifications', { transport: HttpTransportType.WebSockets })
      .configureLogging(LogLevel.None)
      .build();
    const received = new Promise((resolve) => hub.on('ReceiveNotification', resolve));
    await hub.start();
    const sent = sandbox.live.notify(ADMIN_EMAIL, { title: 'Over the wire' });
    expect(await received).toEqual(sent);
    await hub.stop();
    await expect.poll(() => sandbox.live.count()).toBe(0);
  });
});
