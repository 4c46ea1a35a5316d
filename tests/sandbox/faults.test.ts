import { describe, expect, it } from 'vitest';
import { createManualClock } from '../../src/domain/time/manual-clock';
import { createSandbox } from '../../src/sandbox/create-sandbox';
import { BAD_BODIES, BAD_BODY_NAMES } from '../../src/sandbox/faults/bad-bodies';
import { ConnectionCutError } from '../../src/sandbox/faults/connection-cut-error';
import { createFaultInjector, pathTest } from '../../src/sandbox/faults/injector';
import { FAULT_NAMES, FAULTS } from '../../src/sandbox/faults/named-faults';
import { SESSION_HEADER } from '../../src/sandbox/http/headers';

const ORIGIN = 'http://portal.test';

function open() {
  const clock = createManualClock(1_000_000);
  const sandbox = createSandbox({ scenario: 'signedIn', clock });
  const ask = (path: string, init: RequestInit = {}) =>
    sandbox.fetch(
      new Request(ORIGIN + path, {
        ...init,
        headers: { [SESSION_HEADER]: sandbox.openingSession ?? '', ...init.headers },
      }),
    );
  return { clock, sandbox, ask };
}

describe('a path of a rule', () => {
  it.each([
    ['/app/roles', '/app/roles', true],
    ['/app/roles', '/app/roles/roles', false],
    ['/app/roles/*', '/app/roles/roles', true],
    ['/app/roles/*', '/app/roles/Auditor/permissions', false],
    ['/app/roles/**', '/app/roles/Auditor/permissions', true],
    ['/app/*/me', '/app/users/me', true],
    ['/app/users-per.role', '/app/users-perxrole', false],
    ['**', '/anything', true],
  ])('%s meets %s: %s', (glob, path, meets) => {
    expect(pathTest(glob).test(path)).toBe(meets);
  });
});

describe('the fault injector', () => {
  it('strikes by method and path, and leaves the rest alone', async () => {
    const { sandbox, ask } = open();
    const remove = sandbox.faults.add({
      match: { method: 'get', path: '/app/users/me' },
      status: 503,
    });
    expect((await ask('/app/users/me')).status).toBe(503);
    expect((await ask('/app/users/me?x=1')).status).toBe(503);
    expect((await ask('/app/roles')).status).toBe(200);
    remove();
    expect((await ask('/app/users/me')).status).toBe(200);
  });

  it('strikes so often and no more', async () => {
    const { sandbox, ask } = open();
    sandbox.faults.add({ match: { path: '/app/roles' }, times: 2, status: 500 });
    const statuses = [];
    for (let call = 0; call < 3; call += 1) statuses.push((await ask('/app/roles')).status);
    expect(statuses).toEqual([500, 500, 200]);
    expect(sandbox.faults.rules).toEqual([]);
  });

  it('draws its chances from the seed', () => {
    const draw = (seed: number) => {
      const injector = createFaultInjector(seed);
      injector.add({ match: {}, probability: 0.3, status: 500 });
      return Array.from({ length: 200 }, () => injector.take('GET', '/').status === 500);
    };
    expect(draw(1)).toEqual(draw(1));
    expect(draw(1)).not.toEqual(draw(2));
    const strikes = draw(1).filter(Boolean).length;
    expect(strikes).toBeGreaterThan(35);
    expect(strikes).toBeLessThan(85);
  });

  it('repeats its chances after a reset', () => {
    const injector = createFaultInjector(9);
    const run = () => {
      injector.reset();
      injector.add({ match: {}, probability: 0.5, status: 500 });
      return Array.from({ length: 50 }, () => injector.take('GET', '/').status);
    };
    expect(run()).toEqual(run());
  });

  it('adds latencies up and lets the first rule that does more come last', () => {
    const injector = createFaultInjector(1);
    injector.add({ match: {}, latencyMs: 100 });
    injector.add({ match: {}, latencyMs: 20, status: 500 });
    injector.add({ match: {}, status: 404 });
    expect(injector.take('GET', '/')).toEqual({ latencyMs: 120, status: 500 });
  });

  it('waits on the clock, and stops waiting when the call is given up', async () => {
    const { clock, sandbox, ask } = open();
    sandbox.faults.add({ match: {}, latencyMs: 5_000 });
    let isAnswered = false;
    const answer = ask('/app/roles').then((response) => {
      isAnswered = true;
      return response.status;
    });
    clock.advance(4_999);
    await Promise.resolve();
    expect(isAnswered).toBe(false);
    clock.advance(1);
    expect(await answer).toBe(200);

    const leaving = new AbortController();
    const given = ask('/app/roles', { signal: leaving.signal });
    leaving.abort();
    await expect(given).rejects.toMatchObject({ name: 'AbortError' });
    expect(clock.pending).toBe(0);
  });

  it('cuts the connection before a call, after it, and inside its answer', async () => {
    const { sandbox, ask } = open();
    const validated = await (await ask('/app/login/validate-token', { method: 'POST' })).json();
    const markAll = () =>
      ask('/app/notifications/mark-all-read', {
        method: 'POST',
        headers: { 'X-Csrf-Token': validated.csrfToken },
      });
    const count = async () => (await (await ask('/app/notifications')).json()).length;

    sandbox.faults.add({ match: { method: 'POST' }, times: 1, cut: 'before' });
    await expect(markAll()).rejects.toBeInstanceOf(ConnectionCutError);
    expect(await count()).toBe(14);

    sandbox.faults.add({ match: { method: 'POST' }, times: 1, cut: 'lostAnswer' });
    await expect(markAll()).rejects.toMatchObject({ cut: 'lostAnswer' });
    expect(await count()).toBe(0);

    sandbox.faults.add({ match: { path: '/app/roles' }, cut: 'inBody' });
    const half = await ask('/app/roles');
    expect(half.status).toBe(200);
    const reader = half.body?.getReader();
    expect((await reader?.read())?.value?.length).toBeGreaterThan(100);
    await expect(reader?.read()).rejects.toMatchObject({ cut: 'inBody' });
  });

  it('changes headers of an answer that is otherwise right', async () => {
    const { sandbox, ask } = open();
    sandbox.faults.add({ match: {}, contentType: 'text/html', headers: { 'Retry-After': '7' } });
    const answer = await ask('/app/users/me');
    expect(answer.headers.get('Content-Type')).toBe('text/html');
    expect(answer.headers.get('Retry-After')).toBe('7');
    expect(await answer.json()).toMatchObject({ email: 'ada@plinth.example' });
  });

  it('answers a text, and a status without a text', async () => {
    const { sandbox, ask } = open();
    sandbox.faults.add({ match: {}, times: 1, body: 'no' });
    const text = await ask('/app/roles');
    expect([text.status, await text.text()]).toEqual([500, 'no']);
    sandbox.faults.add({ match: {}, times: 1, status: 404 });
    const status = await ask('/app/roles');
    expect([status.status, await status.json()]).toEqual([404, { message: expect.any(String) }]);
  });
});

describe('the bad bodies', () => {
  it('are at least 32', () => {
    expect(BAD_BODY_NAMES.length).toBeGreaterThanOrEqual(32);
  });

  it.each(BAD_BODY_NAMES)('%s arrives byte for byte', async (bad) => {
    const { sandbox, ask } = open();
    sandbox.faults.add({ match: {}, status: 502, body: { bad } });
    const answer = await ask('/app/roles');
    expect(answer.status).toBe(502);
    const { contentType, content } = BAD_BODIES[bad];
    expect(answer.headers.get('Content-Type') ?? '').toBe(contentType);
    const expected = Buffer.from(content());
    expect(Buffer.from(await answer.arrayBuffer()).equals(expected)).toBe(true);
  });

  it('are what they say', () => {
    expect(BAD_BODIES.hugeText.content()).toHaveLength(1_048_576);
    expect(() => JSON.parse(String(BAD_BODIES.truncatedJson.content()))).toThrow(SyntaxError);
    expect(() => JSON.parse(String(BAD_BODIES.trailingJson.content()))).toThrow(SyntaxError);
    expect(() =>
      new TextDecoder('utf-8', { fatal: true }).decode(
        BAD_BODIES.invalidUtf8.content() as Uint8Array,
      ),
    ).toThrow(TypeError);
    expect(Object.keys(JSON.parse(String(BAD_BODIES.prototypeKeys.content())))).toContain(
      '__proto__',
    );
  });
});

describe('the named faults', () => {
  it.each(FAULT_NAMES)('%s is another end of a call', async (name) => {
    const { clock, sandbox, ask } = open();
    sandbox.faults.add({ match: {}, ...FAULTS[name] });
    const end = ask('/app/roles').then(
      async (answer) => `${answer.status} ${await answer.text().catch(() => 'broken')}`,
      (error: Error) => error.name,
    );
    if (name === 'timeout') {
      clock.advance(30_000);
      expect(clock.pending).toBe(1);
      clock.advance(90_000);
      expect(await end).toMatch(/^200 /);
      return;
    }
    expect(await end).toMatch(
      /^(ConnectionCutError|200 broken|204 $|302 $|200 <!doctype|500 |502 <html|503 |429 )/,
    );
  });
});
