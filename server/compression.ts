import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Context } from 'hono';
import { accepts } from 'hono/accepts';

/** Hono's own middleware knows no brotli, which takes a sixth off what a first visit loads. */
export type Encoding = 'br' | 'gzip' | 'identity';

const brotli = promisify(brotliCompress);
const deflate = promisify(gzip);

/** Below this an encoded answer saves no packet. */
const MINIMUM_BYTES = 512;

const COMPRESSIBLE = /^(?:text\/|application\/(?:json|manifest\+json|wasm)|image\/svg\+xml)/;

/** Whether a body of this type and size is worth compressing. */
export function isCompressible(contentType: string, bytes: number): boolean {
  return bytes >= MINIMUM_BYTES && COMPRESSIBLE.test(contentType);
}

/** The best encoding that a request allows. `q=0` refuses one. */
export function encodingFor(c: Context): Encoding {
  const best = accepts(c, {
    header: 'Accept-Encoding',
    supports: ['br', 'gzip'],
    default: 'identity',
    match: (accepted, { supports, default: none }) =>
      supports.find((one) => accepted.some(({ type, q }) => q > 0 && type.toLowerCase() === one)) ??
      none,
  });
  return best as Encoding;
}

/**
 * Compresses a body.
 *
 * @param effort `best` for what is kept and sent many times, `fast` for what is made for one answer.
 */
export async function compress(
  body: Buffer,
  encoding: Encoding,
  effort: 'best' | 'fast',
): Promise<Buffer> {
  if (encoding === 'identity') return body;
  if (encoding === 'gzip') return deflate(body, { level: effort === 'best' ? 9 : 6 });
  const quality = effort === 'best' ? 9 : 4;
  return brotli(body, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } });
}
