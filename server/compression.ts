import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

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

/** The best encoding that an `Accept-Encoding` header allows. `q=0` refuses one. */
export function chooseEncoding(header: string | string[] | undefined): Encoding {
  const refused = /;\s*q=0(?:\.0*)?\s*$/;
  const accepted = String(header ?? '')
    .split(',')
    .filter((part) => !refused.test(part))
    .map((part) => part.split(';')[0]?.trim().toLowerCase());
  if (accepted.includes('br')) return 'br';
  return accepted.includes('gzip') ? 'gzip' : 'identity';
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
  return brotli(body, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_SIZE_HINT]: body.byteLength,
    },
  });
}
