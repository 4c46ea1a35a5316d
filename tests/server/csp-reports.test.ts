import { describe, expect, it } from 'vitest';
import type { CspViolation } from '../../server/csp-reports';
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
      },
    ]);
  });

  it.each(['', '{', 'null', '[1]', '{"body": null}', 'x'.repeat(70_000)])(
    'may be rubbish',
    async (body) => {
      const seen: CspViolation[] = [];
      const { url } = await startPortal({ onCspViolation: (violation) => seen.push(violation) });
      const { status } = await ask(url, '/__csp-reports', { method: 'POST', body });
      expect([204, 400, 413]).toContain(status);
      expect(seen).toEqual([]);
    },
  );
});
