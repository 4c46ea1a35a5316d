import { Hono } from 'hono';
import { describe, expect, it } from 'vitest';
import { type CspViolation, createCspReports } from '../../server/csp-reports';
import { createManualClock } from '../../src/domain/time/manual-clock';
import { ask, post, startPortal } from './fixture';

describe('the reports of the policy', () => {
  it('are passed on in one line, without what could draw on a terminal', async () => {
    const seen: CspViolation[] = [];
    const { url } = await startPortal({ onCspViolation: (violation) => seen.push(violation) });
    const body = {
      effectiveDirective: 'script-src-elem',
      blockedURL: 'https://evil.example/\u001b[2J',
      documentURL: `${url}/auth/login?passwordToken=secret#more`,
    };
    const answer = await post(url, '/__csp-reports', [{ type: 'csp-violation', body }]);
    expect(answer.status).toBe(204);
    expect(seen).toEqual([
      {
        directive: 'script-src-elem',
        blocked: 'https://evil.example/[2J',
        page: `${url}/auth/login`,
        leftOut: 0,
      },
    ]);
  });

  it.each(['', '{', 'null', '[1]', '{"body": null}', 'x'.repeat(70_000)])(
    'may be rubbish',
    async (body) => {
      const seen: CspViolation[] = [];
      const { url } = await startPortal({ onCspViolation: (violation) => seen.push(violation) });
      const headers = { 'content-type': 'application/reports+json' };
      const { status } = await ask(url, '/__csp-reports', { method: 'POST', headers, body });
      expect([204, 400, 413]).toContain(status);
      expect(seen).toEqual([]);
    },
  );

  it.each(['text/plain', 'application/x-www-form-urlencoded', ''])(
    'are not taken as %j, which any page may send',
    async (type) => {
      const seen: CspViolation[] = [];
      const { url } = await startPortal({ onCspViolation: (violation) => seen.push(violation) });
      const body = JSON.stringify({ body: { effectiveDirective: 'script-src' } });
      const named: Record<string, string> = type === '' ? {} : { 'content-type': type };
      const headers = { ...named, connection: 'keep-alive' };
      const answer = await ask(url, '/__csp-reports', { method: 'POST', headers, body });
      expect([answer.status, answer.headers.connection]).toEqual([415, 'close']);
      expect(seen).toEqual([]);
    },
  );
});

describe('a flood of reports', () => {
  function open() {
    const clock = createManualClock(0);
    const seen: CspViolation[] = [];
    const app = new Hono().route(
      '/',
      createCspReports((violation) => seen.push(violation), clock),
    );
    const send = async (reports: unknown) =>
      (
        await app.request('http://portal.test/', {
          method: 'POST',
          headers: { 'content-type': 'application/reports+json' },
          body: JSON.stringify(reports),
        })
      ).status;
    return { clock, seen, send };
  }
  const report = (directive: string) => ({ body: { effectiveDirective: directive } });

  it('tells the same thing once a minute, and how often it came', async () => {
    const { clock, seen, send } = open();
    for (let turn = 0; turn < 50; turn += 1) await send(report('script-src'));
    expect(seen.map(({ directive, leftOut }) => [directive, leftOut])).toEqual([['script-src', 0]]);
    clock.advance(60_000);
    await send(report('script-src'));
    expect(seen.at(-1)).toMatchObject({ directive: 'script-src', leftOut: 49 });
  });

  it('is twenty lines of the terminal a minute, in one request or in many', async () => {
    const { clock, seen, send } = open();
    await send(Array.from({ length: 1_000 }, (_, index) => report(`a-${index}`)));
    expect(seen).toHaveLength(20);
    await send(report('another'));
    expect(seen).toHaveLength(20);
    clock.advance(60_000);
    await send(report('another'));
    expect(seen.at(-1)).toMatchObject({ directive: 'another', leftOut: 981 });
  });

  it('is not even read after 120 requests of a minute', async () => {
    const { clock, send } = open();
    const statuses = [];
    for (let turn = 0; turn < 121; turn += 1) statuses.push(await send(report('x')));
    expect(statuses.slice(0, 120).every((status) => status === 204)).toBe(true);
    expect(statuses.at(-1)).toBe(429);
    clock.advance(60_000);
    expect(await send(report('x'))).toBe(204);
  });
});
