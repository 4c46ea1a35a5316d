import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, it } from 'vitest';
import { ALLOWED_HEADERS, ALLOWED_METHODS, EXPOSED_HEADERS } from '../../server/cross-origin';
import { createSandbox } from '../../src/sandbox/create-sandbox';
import { ask, startPortal } from './fixture';

const PARTNER = 'https://www.partner.example';

const question = (origin: string) => ({
  method: 'OPTIONS',
  headers: {
    Origin: origin,
    'Access-Control-Request-Method': 'POST',
    'Access-Control-Request-Headers': ALLOWED_HEADERS.join(', ').toLowerCase(),
  },
});

it('a page that is listed may use the API with cookies, and another may not', async () => {
  const sandbox = createSandbox({ portalHosts: [PARTNER] });
  const { url } = await startPortal({ sandbox, pageOrigins: [PARTNER] });
  const asked = await ask(url, '/app/login', question(PARTNER));
  expect(asked.status).toBe(204);
  expect(asked.headers).toMatchObject({
    'access-control-allow-origin': PARTNER,
    'access-control-allow-credentials': 'true',
    'access-control-allow-headers': ALLOWED_HEADERS.join(', '),
  });
  const page = { Origin: PARTNER, 'Sec-Fetch-Site': 'cross-site' };
  const answer = await ask(url, '/app/users/me', { headers: page });
  expect(answer.status).toBe(401);
  expect(answer.headers['access-control-expose-headers']).toBe('Date, Retry-After');
  const other = 'https://evil.example';
  const refused = await ask(url, '/app/login', question(other));
  expect(refused.headers['access-control-allow-origin']).toBeUndefined();
  const read = await ask(url, '/app/users/me', { headers: { ...page, Origin: other } });
  expect(read.status).toBe(403);
});

it('docs/embedding.md names what the server allows, no more and no less', () => {
  const text = readFileSync(resolve(import.meta.dirname, '../../docs/embedding.md'), 'utf8');
  const listOf = (name: string) => new RegExp(`^${name}: (.+)$`, 'm').exec(text)?.[1]?.split(', ');
  expect(listOf('Access-Control-Allow-Headers')).toEqual(ALLOWED_HEADERS);
  expect(listOf('Access-Control-Allow-Methods')).toEqual(ALLOWED_METHODS);
  expect(listOf('Access-Control-Expose-Headers')).toEqual(EXPOSED_HEADERS);
});
