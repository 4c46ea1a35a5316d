import { describe, expect, it } from 'vitest';
import { createManualClock } from '../../src/domain/time/manual-clock';
import { createSandbox } from '../../src/sandbox/create-sandbox';
import { IMPERSONATION_HEADER, SESSION_HEADER } from '../../src/sandbox/http/headers';
import type { Sandbox } from '../../src/sandbox/sandbox';
import { FROZEN_AT_MS } from '../../src/sandbox/to-clock';
import {
  ADMIN_EMAIL,
  CUSTOMER_EMAIL,
  NO_ROLE_EMAIL,
  RESELLER_EMAIL,
} from '../../src/sandbox/world/accounts';
import { SCENARIO_NAMES, type ScenarioName } from '../../src/sandbox/world/scenarios';

function ask(sandbox: Sandbox, path: string, method = 'GET'): Promise<Response> {
  const headers = new Headers();
  if (sandbox.openingSession) headers.set(SESSION_HEADER, sandbox.openingSession);
  if (sandbox.openingImpersonation) {
    headers.set(IMPERSONATION_HEADER, sandbox.openingImpersonation);
  }
  return sandbox.fetch(new Request(`http://portal.test${path}`, { method, headers }));
}

async function read(sandbox: Sandbox, path: string) {
  return JSON.parse(await (await ask(sandbox, path)).text());
}

describe('scenarios', () => {
  const signedIn: Partial<Record<ScenarioName, string>> = {
    signedIn: ADMIN_EMAIL,
    reseller: RESELLER_EMAIL,
    customer: CUSTOMER_EMAIL,
    noRoles: NO_ROLE_EMAIL,
    impersonated: CUSTOMER_EMAIL,
    tokenExpiring: ADMIN_EMAIL,
    emptyEverything: ADMIN_EMAIL,
    manyPermissions: ADMIN_EMAIL,
    manyRoles: ADMIN_EMAIL,
    manyUsers: ADMIN_EMAIL,
    manySubscriptions: ADMIN_EMAIL,
    cartReady: RESELLER_EMAIL,
    partlyFailed: RESELLER_EMAIL,
    unansweredOrder: RESELLER_EMAIL,
    priceChanged: RESELLER_EMAIL,
  };

  it.each(SCENARIO_NAMES)('%s starts with its user', async (scenario) => {
    const sandbox = createSandbox({ scenario });
    const me = await ask(sandbox, '/app/users/me');
    const email = signedIn[scenario];
    expect(me.status).toBe(email === undefined ? 401 : 200);
    if (email !== undefined) expect(await me.json()).toMatchObject({ email });
  });

  it('another visitor finds the same server', async () => {
    const sandbox = createSandbox({ scenario: 'manyRoles' });
    sandbox.useScenario('manyRoles', { signedInAs: RESELLER_EMAIL });
    sandbox.reset();
    expect(sandbox.scenario).toBe('manyRoles');
    expect(await read(sandbox, '/app/users/me')).toMatchObject({ email: RESELLER_EMAIL });

    sandbox.useScenario('signedOut', { signedInAs: ADMIN_EMAIL, impersonates: CUSTOMER_EMAIL });
    expect(await read(sandbox, '/app/users/me')).toMatchObject({ email: CUSTOMER_EMAIL });

    // A visitor without an account, and the scenario's user without a visitor.
    sandbox.useScenario('impersonated', {});
    expect((await ask(sandbox, '/app/users/me')).status).toBe(401);
    expect(sandbox.openingImpersonation).toBeNull();
    sandbox.useScenario('reseller');
    expect(await read(sandbox, '/app/users/me')).toMatchObject({ email: RESELLER_EMAIL });
  });

  it('noRoles has no role', async () => {
    expect(await read(createSandbox({ scenario: 'noRoles' }), '/app/users/me')).toMatchObject({
      roles: [],
    });
  });

  it('firstLogin lacks the administrator’s names', async () => {
    const sandbox = createSandbox({ scenario: 'firstLogin' });
    const { email, password } = sandbox.accounts[0] ?? { email: '', password: '' };
    const login = await sandbox.fetch(
      new Request('http://portal.test/app/login', {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify({ email, password }),
      }),
    );
    const session = login.headers.get(SESSION_HEADER) ?? '';
    const me = await sandbox.fetch(
      new Request('http://portal.test/app/users/me', { headers: { [SESSION_HEADER]: session } }),
    );
    expect(await me.json()).toMatchObject({ firstname: null, lastname: null, username: null });
  });

  it('impersonated keeps the administrator’s own session beside it', async () => {
    const sandbox = createSandbox({ scenario: 'impersonated' });
    const own = new Request('http://portal.test/app/users/me', {
      headers: { [SESSION_HEADER]: sandbox.openingSession ?? '' },
    });
    expect(await (await sandbox.fetch(own)).json()).toMatchObject({ email: ADMIN_EMAIL });
  });

  it('tokenExpiring ends after 60 seconds', async () => {
    const clock = createManualClock(FROZEN_AT_MS);
    const sandbox = createSandbox({ scenario: 'tokenExpiring', clock });
    const validated = await ask(sandbox, '/app/login/validate-token', 'POST');
    expect(await validated.json()).toMatchObject({ expires: '2026-03-02T09:01:00.000Z' });
    clock.advance(59_999);
    expect((await ask(sandbox, '/app/users/me')).status).toBe(200);
    clock.advance(1);
    expect((await ask(sandbox, '/app/users/me')).status).toBe(401);
  });

  it('emptyEverything lists nothing, and the administrator may still do everything', async () => {
    const sandbox = createSandbox({ scenario: 'emptyEverything' });
    expect(await read(sandbox, '/app/roles')).toEqual({});
    expect(await read(sandbox, '/app/roles/roles')).toEqual({});
    expect(await read(sandbox, '/app/notifications')).toEqual([]);
    expect(await read(sandbox, '/app/users')).toEqual({ data: [], totalRecords: 0, totalPages: 0 });
    const me = await read(sandbox, '/app/users/me');
    expect(me.roles[0].permissions).toHaveLength(41);
  });

  it('manyPermissions has 10,000, all of them the administrator’s', async () => {
    const sandbox = createSandbox({ scenario: 'manyPermissions' });
    const catalogue: Record<string, unknown[]> = await read(sandbox, '/app/roles');
    expect(Object.values(catalogue).flat()).toHaveLength(10_000);
    expect((await read(sandbox, '/app/users/me')).roles[0].permissions).toHaveLength(10_000);
  });

  it('manyRoles has 500, and keeps awkward names where they are', async () => {
    const text = await (
      await ask(createSandbox({ scenario: 'manyRoles' }), '/app/roles/roles')
    ).text();
    const names = [...text.matchAll(/\{"name":("(?:[^"\\]|\\.)*"),"owner"/g)].map((match) =>
      JSON.parse(match[1] ?? ''),
    );
    expect(names).toHaveLength(500);
    expect(new Set(names).size).toBe(500);
    expect(names.slice(8, 14)).toEqual([
      '__proto__',
      'constructor',
      'toString',
      'hasOwnProperty',
      '10',
      '2',
    ]);
    expect(names.some((name: string) => name.length === 200)).toBe(true);
  });

  it('manyUsers has 100,000 and makes them only when they are listed', async () => {
    const sandbox = createSandbox({ scenario: 'manyUsers' });
    const page = await read(sandbox, '/app/users?pageNumber=1000&pageSize=100');
    expect([page.totalRecords, page.totalPages, page.data.length]).toEqual([100_000, 1000, 100]);
    const found = await read(sandbox, '/app/users?searchString=user-99940@');
    expect(found.totalRecords).toBe(1);
    const one = await read(
      createSandbox({ scenario: 'manyUsers' }),
      '/app/users/user-7@many.example',
    );
    expect(one.email).toBe('user-7@many.example');
  });

  it('manySubscriptions has 50,000, which go on as those of the seed do', async () => {
    const sandbox = createSandbox({ scenario: 'manySubscriptions' });
    const page = await read(sandbox, '/app/subscriptions?pageNumber=500&pageSize=100');
    expect([page.totalRecords, page.totalPages, page.data.length]).toEqual([50_000, 500, 100]);
    expect(page.data[0].nextChargeOn).toMatch(/^2026-/);
    const found = await read(sandbox, '/app/subscriptions?searchString=,%20300&pageSize=100');
    const names = found.data.map((row: { friendlyName: string }) => row.friendlyName);
    expect(names.length).toBeGreaterThan(10);
    expect(names.every((name: string) => name.endsWith(', 300'))).toBe(true);
  });
});

describe('a reset', () => {
  it('puts the seed back, ends sessions and drops faults', async () => {
    const sandbox = createSandbox({ scenario: 'signedIn' });
    const before = sandbox.openingSession ?? '';
    const { email } = sandbox.live.notify(ADMIN_EMAIL) && { email: ADMIN_EMAIL };
    sandbox.faults.add({ match: {}, status: 500 });
    sandbox.reset();
    expect(sandbox.generation).toBe(1);
    expect(sandbox.faults.rules).toEqual([]);
    expect(sandbox.openingSession).not.toBe(before);
    expect(await read(sandbox, '/app/notifications')).toHaveLength(14);
    expect((await read(sandbox, '/app/users/me')).email).toBe(email);
    const old = new Request('http://portal.test/app/users/me', {
      headers: { [SESSION_HEADER]: before },
    });
    expect((await sandbox.fetch(old)).status).toBe(401);
  });

  it('starts another scenario', async () => {
    const sandbox = createSandbox();
    const { useScenario: restart } = sandbox;
    restart('reseller');
    expect(sandbox.scenario).toBe('reseller');
    expect((await read(sandbox, '/app/users/me')).email).toBe(RESELLER_EMAIL);
  });
});
