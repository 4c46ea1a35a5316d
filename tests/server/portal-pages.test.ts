import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { type Answer, ASSET, ASSET_TEXT, ask, NAVIGATION, startPortal } from './fixture';

const INERT = {
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'cache-control': 'no-store',
};
const COMMON = { 'referrer-policy': 'no-referrer', 'x-content-type-options': 'nosniff' };

/** The headers of an answer without those that node itself writes. */
function own({ headers }: Answer) {
  const { date: _, connection: _c, 'keep-alive': _k, 'content-length': _l, ...rest } = headers;
  return rest;
}

function nonceOf({ headers }: Answer): string {
  return /'nonce-([^']+)'/.exec(String(headers['content-security-policy']))?.[1] ?? '';
}

describe('a page', () => {
  it('carries exactly the headers of the policy', async () => {
    const { url } = await startPortal();
    const answer = await ask(url, '/auth/login', { headers: NAVIGATION });
    const nonce = nonceOf(answer);
    const socket = url.replace('http:', 'ws:');
    expect(answer.status).toBe(200);
    expect(own(answer)).toEqual({
      ...COMMON,
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy':
        `default-src 'none'; script-src 'nonce-${nonce}' 'strict-dynamic'; ` +
        `style-src 'self' 'nonce-${nonce}'; img-src 'self' data:; font-src 'self'; ` +
        `connect-src 'self' ${socket}; worker-src 'self'; manifest-src 'self'; ` +
        "form-action 'self'; base-uri 'none'; object-src 'none'; frame-ancestors 'none'; " +
        "require-trusted-types-for 'script'; trusted-types portal-worker; report-to csp",
      'reporting-endpoints': 'csp="/__csp-reports"',
      'cross-origin-opener-policy': 'same-origin',
      'permissions-policy':
        'camera=(), microphone=(), geolocation=(), payment=(), usb=(), clipboard-write=(self), publickey-credentials-get=(self)',
      'cache-control': 'no-store',
      vary: 'Accept-Encoding',
    });
  });

  it('has a nonce of its own in the header and wherever the page asks for it', async () => {
    const { url } = await startPortal();
    const first = await ask(url, '/');
    const second = await ask(url, '/');
    expect(nonceOf(first)).toHaveLength(24);
    expect(nonceOf(second)).not.toBe(nonceOf(first));
    for (const answer of [first, second]) {
      expect(answer.text).not.toContain('__CSP_NONCE__');
      expect(answer.text.split(nonceOf(answer))).toHaveLength(4);
    }
  });

  it('is compressed as the browser likes', async () => {
    const { url } = await startPortal();
    const brotli = await ask(url, '/', { headers: { 'accept-encoding': 'gzip, br' } });
    const gzip = await ask(url, '/', { headers: { 'accept-encoding': 'gzip' } });
    expect(brotli.headers['content-encoding']).toBe('br');
    expect(brotliDecompressSync(brotli.body).toString()).toContain(nonceOf(brotli));
    expect(gzip.headers['content-encoding']).toBe('gzip');
    expect(gunzipSync(gzip.body).toString()).toContain(nonceOf(gzip));
  });

  it('gets HSTS only behind a proxy that speaks https', async () => {
    const headers = { ...NAVIGATION, 'x-forwarded-proto': 'https', host: 'portal.example' };
    const allowedHosts = ['portal.example'];
    const trusting = await startPortal({ trustProxy: true, allowedHosts });
    const secure = await ask(trusting.url, '/', { headers });
    expect(secure.headers['strict-transport-security']).toBe('max-age=63072000; includeSubDomains');
    expect(secure.headers['content-security-policy']).toContain(
      "connect-src 'self' wss://portal.example;",
    );
    const plain = await startPortal({ allowedHosts });
    const answer = await ask(plain.url, '/', { headers });
    expect(answer.headers).not.toHaveProperty('strict-transport-security');
  });
});

describe('which addresses are the page', () => {
  it.each([
    '/',
    '/index.html',
    '/auth/login?confirmationToken=x&email=a%2Bb@c.example',
    '/apps/user-management/users/edit/ada@plinth.example',
    '/apps/user-management/roles',
    '/app',
    '/application',
    '/error/404',
    '/nowhere/%E2%82%AC',
  ])('a navigation to %s', async (path) => {
    const { url } = await startPortal();
    const answer = await ask(url, path, { headers: NAVIGATION });
    expect(answer.status).toBe(200);
    expect(answer.text).toContain('<title>Portal</title>');
  });

  it('a navigation of an older browser, which has no Sec-Fetch headers', async () => {
    const { url } = await startPortal();
    const answer = await ask(url, '/auth/login', { headers: { accept: 'text/html' } });
    expect(answer.text).toContain('<title>Portal</title>');
  });

  it.each([
    ['a chunk of an earlier build', '/assets/gone-A1b2C3d4.js', { accept: '*/*' }],
    ['a chunk that somebody navigates to', '/assets/gone-A1b2C3d4.js', NAVIGATION],
    ['a picture', '/gone.png', { accept: 'image/avif,image/webp,*/*;q=0.8' }],
    ['a call by script', '/auth/login', { accept: 'application/json' }],
    [
      'a script that asks for HTML',
      '/auth/login',
      { accept: 'text/html', 'sec-fetch-mode': 'cors' },
    ],
    ['a program without wishes', '/auth/login', {}],
  ])('not %s', async (_, path, headers) => {
    const { url } = await startPortal();
    const answer = await ask(url, path, { headers });
    expect(answer.status).toBe(404);
    expect(answer.headers['content-type']).toBe('text/plain; charset=utf-8');
    expect(own(answer)).toEqual({ ...INERT, 'content-type': 'text/plain; charset=utf-8' });
  });
});

describe('a static file', () => {
  it('with a hash in its name is kept for a year', async () => {
    const { url } = await startPortal();
    const answer = await ask(url, ASSET);
    expect(answer.status).toBe(200);
    expect(answer.text).toBe(ASSET_TEXT);
    expect(own(answer)).toEqual({
      ...COMMON,
      'content-type': 'text/javascript; charset=utf-8',
      'cache-control': 'public, max-age=31536000, immutable',
      etag: expect.stringMatching(/^"[\w-]{22}-identity"$/),
      vary: 'Accept-Encoding',
    });
  });

  it('without a hash is asked for again and not sent twice', async () => {
    const { url } = await startPortal();
    const answer = await ask(url, '/session-timer.worker.js');
    expect(answer.headers['cache-control']).toBe('no-cache');
    const again = await ask(url, '/session-timer.worker.js', {
      headers: { 'if-none-match': answer.headers.etag ?? '' },
    });
    expect(again.status).toBe(304);
    expect(again.body).toHaveLength(0);
    expect(again.headers.etag).toBe(answer.headers.etag);
  });

  it('is compressed where it pays, under an ETag of its own', async () => {
    const { url } = await startPortal();
    const plain = await ask(url, ASSET);
    const brotli = await ask(url, ASSET, { headers: { 'accept-encoding': 'br' } });
    expect(brotli.headers['content-encoding']).toBe('br');
    expect(brotliDecompressSync(brotli.body).toString()).toBe(ASSET_TEXT);
    expect(brotli.headers.etag).not.toBe(plain.headers.etag);
    const small = await ask(url, '/logo.svg', { headers: { 'accept-encoding': 'br' } });
    expect(small.headers).not.toHaveProperty('content-encoding');
    expect(small.headers['content-type']).toBe('image/svg+xml; charset=utf-8');
  });

  it('answers HEAD with the same headers and no body', async () => {
    const { url } = await startPortal();
    const get = await ask(url, ASSET);
    const head = await ask(url, ASSET, { method: 'HEAD' });
    expect(own(head)).toEqual(own(get));
    expect(head.headers['content-length']).toBe(String(ASSET_TEXT.length));
    expect(head.body).toHaveLength(0);
  });

  it.each(['POST', 'PUT', 'DELETE', 'OPTIONS'])('refuses %s', async (method) => {
    const { url } = await startPortal();
    const answer = await ask(url, ASSET, { method });
    expect(answer.status).toBe(405);
    expect(own(answer)).toEqual({
      ...INERT,
      'content-type': 'text/plain; charset=utf-8',
      allow: 'GET, HEAD',
    });
  });
});

describe('what is outside of the portal', () => {
  it.each([
    '/../secret.txt',
    '/assets/../../secret.txt',
    '/%2e%2e/secret.txt',
    '/..%2fsecret.txt',
    '/..%5csecret.txt',
    '/assets/%2e%2e%2f%2e%2e%2fsecret.txt',
    '//secret.txt',
    '/link.txt',
    '/.vite/manifest.json',
    '/%2evite/manifest.json',
    '/secret.txt%00.js',
  ])('cannot be reached by %s', async (path) => {
    const { url } = await startPortal();
    const answer = await ask(url, path);
    expect(answer.status).toBe(404);
    expect(answer.text).not.toContain('secret');
  });

  it.each(['/%', '/%E0%A4%A', '/assets/%zz'])(
    '%s is malformed: a visitor gets the page, anything else is refused',
    async (path) => {
      const { url } = await startPortal();
      expect((await ask(url, path, { headers: NAVIGATION })).status).toBe(200);
      expect((await ask(url, path)).status).toBe(400);
    },
  );

  it('a request for another server is refused', async () => {
    const { url } = await startPortal();
    expect((await ask(url, 'http://elsewhere.example/app/users/me')).status).toBe(400);
    expect((await ask(url, '*', { method: 'OPTIONS' })).status).toBe(400);
    expect((await ask(url, '/', { headers: { host: "x';script-src *" } })).status).toBe(400);
  });
});
