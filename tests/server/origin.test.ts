import type { IncomingMessage } from 'node:http';
import { describe, expect, it } from 'vitest';
import { type OriginOptions, originOf } from '../../server/origin';

const NOBODY: OriginOptions = { trustProxy: false, hosts: [] };

/** A request to an address of this machine. */
function incoming(
  headers: Record<string, string>,
  localAddress = '192.168.1.20',
  localPort = 4300,
): IncomingMessage {
  return { headers, socket: { localAddress, localPort } } as unknown as IncomingMessage;
}

const originFor = (request: IncomingMessage, options = NOBODY) =>
  originOf(request, options).origin?.origin;

describe('originOf', () => {
  it.each([
    ['localhost:4300', 'http://localhost:4300'],
    // A tunnel or a container has another port outside.
    ['localhost:8080', 'http://localhost:8080'],
    ['127.0.0.1:80', 'http://127.0.0.1'],
    ['[::1]:4300', 'http://[::1]:4300'],
    ['192.168.1.20:4300', 'http://192.168.1.20:4300'],
  ])('knows this machine as %s', (host, origin) => {
    expect(originFor(incoming({ host }))).toBe(origin);
  });

  it('accepts the connection’s local address in all notations', () => {
    expect(originFor(incoming({ host: '10.0.0.7:4300' }, '::ffff:10.0.0.7'))).toBe(
      'http://10.0.0.7:4300',
    );
    expect(originFor(incoming({ host: '[fd00::7]:4300' }, 'fd00::7'))).toBe(
      'http://[fd00::7]:4300',
    );
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
    expect(originOf(incoming({ host }), NOBODY)).toMatchObject({ origin: null, status: 400 });
  });

  it.each([
    'portal.example',
    'evil.example:4300',
    'localhost.evil.example',
    '127.0.0.1.evil.example',
    '127.evil',
    '192.168.1.20:4301',
    '192.168.1.21:4300',
  ])('does not go by the name %s', (host) => {
    expect(originOf(incoming({ host }), NOBODY)).toMatchObject({ origin: null, status: 421 });
  });

  it.each([
    ['portal.example', 'portal.example', true],
    ['portal.example', 'portal.example:4300', true],
    ['portal.example', 'portal.example:8443', false],
    ['portal.example', 'sub.portal.example', false],
    ['portal.example:8443', 'portal.example:8443', true],
    ['portal.example:8443', 'portal.example', false],
  ])('allowed as %s it goes by %s: %s', (allowed, host, isOurs) => {
    const { origin } = originOf(incoming({ host }), { trustProxy: false, hosts: [allowed] });
    expect(origin !== null).toBe(isOurs);
  });

  it('believes a proxy only when told to, and never a name that is not ours', () => {
    const request = incoming({
      host: 'inner:4300',
      'x-forwarded-host': 'portal.example, inner',
      'x-forwarded-proto': 'https',
    });
    const hosts = ['inner', 'portal.example'];
    expect(originFor(request, { trustProxy: false, hosts })).toBe('http://inner:4300');
    expect(originFor(request, { trustProxy: true, hosts })).toBe('https://portal.example');
    expect(originOf(request, { trustProxy: true, hosts: ['inner'] })).toMatchObject({
      origin: null,
      status: 421,
    });
  });
});
