import { expect, it } from 'vitest';
import { RESELLER_EMAIL } from '../../src/sandbox/accounts';
import { createSandbox } from '../../src/sandbox/create-sandbox';
import { SESSION_HEADER, VIEW_AS_HEADER } from '../../src/sandbox/sandbox';

const ORIGIN = 'https://console.test';

/** Asks as the user whom the first page finds signed in, in the view of a role. */
async function open(role: string, signedInAs?: string) {
  const sandbox = createSandbox({ scenario: 'signedIn' });
  if (signedInAs) sandbox.useScenario('signedIn', { signedInAs });
  const session = sandbox.openingSession ?? '';
  const headers: Record<string, string> = {
    [SESSION_HEADER]: session,
    [VIEW_AS_HEADER]: encodeURIComponent(role),
  };
  const validated = await sandbox.fetch(
    new Request(`${ORIGIN}/app/login/validate-token`, { method: 'POST', headers }),
  );
  const { csrfToken } = (await validated.json()) as { csrfToken: string };
  headers['X-Csrf-Token'] = csrfToken;
  return async (method: string, path: string, body?: unknown) => {
    const answer = await sandbox.fetch(
      new Request(`${ORIGIN}${path}`, {
        method,
        headers: { ...headers, 'Content-Type': 'application/json' },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      }),
    );
    return { status: answer.status, body: (await answer.json()) as Record<string, unknown> };
  };
}

it('answers reads as a holder of the role, and the session as ever', async () => {
  const ask = await open('Billing Clerk');
  expect((await ask('GET', '/app/orders')).status).toBe(200);
  expect(await ask('GET', '/app/roles/roles')).toMatchObject({
    status: 403,
    body: { permission: 'Permissions.Read' },
  });
  const me = await ask('GET', '/app/users/me');
  expect(me.body.roles).toMatchObject([{ name: 'Admin' }]);
});

it('changes nothing', async () => {
  const ask = await open('Admin');
  expect(await ask('POST', '/app/roles/create-role?roleName=New', ['Order.Read'])).toMatchObject({
    status: 403,
    body: { code: 'view_as' },
  });
  expect((await ask('GET', '/app/roles/roles')).body).not.toHaveProperty('New');
});

it('is for those who may change roles; a role that is gone allows nothing', async () => {
  expect(await (await open('Admin', RESELLER_EMAIL))('GET', '/app/orders')).toMatchObject({
    status: 403,
    body: { permission: 'Permissions.Edit' },
  });
  expect((await (await open('Nobody’s'))('GET', '/app/orders')).status).toBe(403);
});
