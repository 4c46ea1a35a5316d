import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { compress, isCompressible } from '../../server/compression';
import { ASSET, ask, startPortal } from './fixture';

describe('the encoding of an answer', () => {
  it.each([
    ['gzip, deflate, br, zstd', 'br'],
    ['gzip, deflate', 'gzip'],
    ['GZIP;q=0.5', 'gzip'],
    ['br;q=0, gzip', 'gzip'],
    ['br;q=0.0, gzip;q=0', undefined],
    ['br;q=0.1', 'br'],
    ['brotli', undefined],
    ['', undefined],
    [undefined, undefined],
  ])('to %j is %s', async (header, encoding) => {
    const { url } = await startPortal();
    const headers: Record<string, string> =
      header === undefined ? {} : { 'accept-encoding': header };
    for (const path of ['/', ASSET]) {
      expect((await ask(url, path, { headers })).headers['content-encoding']).toBe(encoding);
    }
  });
});

describe('isCompressible', () => {
  it('leaves pictures, fonts and tiny texts as they are', () => {
    expect(isCompressible('text/javascript; charset=utf-8', 5000)).toBe(true);
    expect(isCompressible('image/svg+xml; charset=utf-8', 5000)).toBe(true);
    expect(isCompressible('font/woff2', 5000)).toBe(false);
    expect(isCompressible('image/png', 5000)).toBe(false);
    expect(isCompressible('text/javascript; charset=utf-8', 100)).toBe(false);
  });
});

describe('compress', () => {
  const body = Buffer.from('plinth '.repeat(500));

  it.each(['best', 'fast'] as const)('gives the same bytes back (%s)', async (effort) => {
    const brotli = await compress(body, 'br', effort);
    const gzip = await compress(body, 'gzip', effort);
    expect(brotliDecompressSync(brotli)).toEqual(body);
    expect(gunzipSync(gzip)).toEqual(body);
    expect(brotli.byteLength).toBeLessThan(100);
    expect(await compress(body, 'identity', effort)).toBe(body);
  });
});
