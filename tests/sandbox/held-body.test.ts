import { describe, expect, it } from 'vitest';
import { createManualClock } from '../../src/domain/time/manual-clock';
import { createSandbox } from '../../src/sandbox/create-sandbox';
import { CSRF_HEADER, SESSION_HEADER } from '../../src/sandbox/http/headers';
import type { Sandbox } from '../../src/sandbox/sandbox';
import { ADMIN_EMAIL, DEMO_PASSWORD } from '../../src/sandbox/world/accounts';

const PORTAL = 'http://portal.test';
const HELPER = 'bruno.keller@plinth.example';

interface Held {
  readonly answer: Promise<Response>;
  /** Sends the body. */
  release(): void;
}

/** A write whose body does not come before it is released. */
function hold(
  sandbox: Sandbox,
  method: string,
  path: string,
  session: { readonly token: string; readonly csrfToken: string },
  body: unknown,
): Held {
  let release = () => {};
  const stream = new ReadableStream<Uint8Array>({
    start(controller) {
      release = () => {
        controller.enqueue(new TextEncoder().encode(JSON.stringify(body)));
        controller.close();
      };
    },
  });
  const init = {
    method,
    headers: {
      'Content-Type': 'application/json',
      [SESSION_HEADER]: session.token,
      [CSRF_HEADER]: session.csrfToken,
    },
    body: stream,
    duplex: 'half',
  };
  return { answer: sandbox.fetch(new Request(`${PORTAL}${path}`, init)), release };
}

async function signIn(sandbox: Sandbox, email: string) {
  const answer = await sandbox.fetch(
    new Request(`${PORTAL}/app/login`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ email, password: DEMO_PASSWORD }),
    }),
  );
  const { csrfToken } = await answer.json();
  return { token: answer.headers.get(SESSION_HEADER) ?? '', csrfToken };
}

describe('a write whose body is held back', () => {
  it('is refused when the session has ended meanwhile', async () => {
    const sandbox = createSandbox();
    const session = await signIn(sandbox, ADMIN_EMAIL);
    const held = hold(sandbox, 'POST', '/app/users', session, { email: 'late@plinth.example' });
    await sandbox.fetch(
      new Request(`${PORTAL}/app/login/logout`, { headers: { [SESSION_HEADER]: session.token } }),
    );
    held.release();
    expect((await held.answer).status).toBe(401);
    expect(sandbox.outbox).toEqual([]);
  });

  it('is refused when the session has run out meanwhile', async () => {
    const clock = createManualClock(1_000_000_000_000);
    const sandbox = createSandbox({ clock, scenario: 'tokenExpiring' });
    const session = await signIn(sandbox, ADMIN_EMAIL);
    const held = hold(sandbox, 'POST', '/app/users', session, { email: 'late@plinth.example' });
    clock.advance(3_600_000);
    held.release();
    expect((await held.answer).status).toBe(401);
  });

  it('is refused when the right to it was taken meanwhile', async () => {
    const sandbox = createSandbox();
    const admin = await signIn(sandbox, ADMIN_EMAIL);
    const call = (method: string, path: string, body?: unknown) =>
      sandbox.fetch(
        new Request(`${PORTAL}${path}`, {
          method,
          headers: {
            'Content-Type': 'application/json',
            [SESSION_HEADER]: admin.token,
            [CSRF_HEADER]: admin.csrfToken,
          },
          body: body === undefined ? null : JSON.stringify(body),
        }),
      );
    const session = await signIn(sandbox, HELPER);
    const held = hold(sandbox, 'POST', '/app/users', session, { email: 'late@plinth.example' });
    await call('POST', '/app/roles/assign-role?roleName=Support%20Desk', [HELPER]);
    held.release();
    expect((await held.answer).status).toBe(403);
  });
});
