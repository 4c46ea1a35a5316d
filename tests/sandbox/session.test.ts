import { describe, expect, it } from 'vitest';
import { createSandbox } from '../../src/sandbox/create-sandbox';
import { CSRF_HEADER, SESSION_HEADER } from '../../src/sandbox/http/headers';
import type { Sandbox } from '../../src/sandbox/sandbox';
import { ADMIN_EMAIL, DEMO_PASSWORD } from '../../src/sandbox/world/accounts';

const ORIGIN = 'http://portal.test';

async function signIn(sandbox: Sandbox, session: string | null) {
  const answer = await sandbox.fetch(
    new Request(`${ORIGIN}/app/login`, {
      method: 'POST',
      headers: {
        'Content-Type': 'application/json',
        ...(session && { [SESSION_HEADER]: session }),
      },
      body: JSON.stringify({ email: ADMIN_EMAIL, password: DEMO_PASSWORD }),
    }),
  );
  return answer.headers.get(SESSION_HEADER) ?? '';
}

const meStatus = async (sandbox: Sandbox, session: string) => {
  const headers = { [SESSION_HEADER]: session };
  return (await sandbox.fetch(new Request(`${ORIGIN}/app/users/me`, { headers }))).status;
};

describe('the session token', () => {
  it('is another one after each sign-in, and the one before is dead', async () => {
    const sandbox = createSandbox();
    const first = await signIn(sandbox, null);
    const second = await signIn(sandbox, first);
    expect(second).not.toBe(first);
    expect(await meStatus(sandbox, first)).toBe(401);
    expect(await meStatus(sandbox, second)).toBe(200);
    const third = await signIn(sandbox, null);
    expect(await meStatus(sandbox, second)).toBe(200);
    expect(await meStatus(sandbox, third)).toBe(200);
  });

  it('is handed out at sign-in and taken back at sign-out only', async () => {
    const sandbox = createSandbox();
    const session = await signIn(sandbox, null);
    const headers = { [SESSION_HEADER]: session, [CSRF_HEADER]: 'stale' };
    const paths = ['/app/users/me', '/app/login/logout'];
    const answers = [];
    for (const path of paths) {
      const answer = await sandbox.fetch(new Request(ORIGIN + path, { headers }));
      answers.push(answer.headers.get(SESSION_HEADER));
    }
    expect(answers).toEqual([null, '']);
  });
});
