import type { IncomingMessage } from 'node:http';
import { describe, expect, it } from 'vitest';
import { originOf } from '../../server/origin';

function incoming(headers: Record<string, string>): IncomingMessage {
  return { headers } as unknown as IncomingMessage;
}

describe('originOf', () => {
  it.each([
    ['localhost:4300', 'http://localhost:4300'],
    ['portal.example', 'http://portal.example'],
    ['127.0.0.1:80', 'http://127.0.0.1'],
    ['[::1]:4300', 'http://[::1]:4300'],
  ])('reads host %s', (host, origin) => {
    expect(originOf(incoming({ host }), false)?.origin).toBe(origin);
  });

  it.each([
    '',
    'a b',
    "x; script-src 'unsafe-inline'",
    'a@b',
    'a/b',
    'host:99999',
    'host:-1',
    'ho\tst',
    '*',
  ])('refuses host %j, which would end up in the policy', (host) => {
    expect(originOf(incoming({ host }), false)).toBeNull();
  });

  it('believes a proxy only when told to', () => {
    const request = incoming({
      host: 'inner:4300',
      'x-forwarded-host': 'portal.example, inner',
      'x-forwarded-proto': 'https',
    });
    expect(originOf(request, false)?.origin).toBe('http://inner:4300');
    expect(originOf(request, true)?.origin).toBe('https://portal.example');
  });
});
