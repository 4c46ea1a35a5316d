import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { chooseEncoding, compress, type Encoding, isCompressible } from './compression';

/** A file of the built portal, read once. */
export interface StaticFile {
  readonly body: Buffer;
  readonly contentType: string;
  readonly etag: string;
  /** Whether the bundler put a hash of the content into the name. */
  readonly isHashed: boolean;
  readonly isCompressible: boolean;
  /** The body in the best encoding that the browser accepts; each is made once. */
  encoded(acceptEncoding: string | string[] | undefined): Promise<EncodedBody>;
}

export interface EncodedBody {
  readonly encoding: Encoding;
  readonly body: Buffer;
}

/** Files by the path of their URL, such as `/assets/index-B1x9aQ2c.js`. */
export type StaticFiles = ReadonlyMap<string, StaticFile>;

const CONTENT_TYPES: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.gif': 'image/gif',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.map': 'application/json; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.wasm': 'application/wasm',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
};

const HASHED_NAME = /^\/assets\/.+-[\w-]{8}\.\w+$/;

function toStaticFile(path: string, body: Buffer): StaticFile {
  const contentType = CONTENT_TYPES[extname(path).toLowerCase()] ?? 'application/octet-stream';
  const compressible = isCompressible(contentType, body.byteLength);
  const made = new Map<Encoding, Promise<Buffer>>();
  return {
    body,
    contentType,
    etag: createHash('sha256').update(body).digest('base64url').slice(0, 22),
    isHashed: HASHED_NAME.test(path),
    isCompressible: compressible,
    async encoded(acceptEncoding) {
      const encoding = compressible ? chooseEncoding(acceptEncoding) : 'identity';
      const kept = made.get(encoding) ?? compress(body, encoding, 'best');
      made.set(encoding, kept);
      return { encoding, body: await kept };
    },
  };
}

/**
 * Reads the files of a folder into memory. Only what was found here can ever be asked for, so no
 * path of a request reaches the disk. Hidden files and links are left out.
 */
export async function loadStaticFiles(folder: string): Promise<StaticFiles> {
  const files = new Map<string, StaticFile>();
  const walk = async (prefix: string): Promise<void> => {
    const entries = await readdir(join(folder, prefix), { withFileTypes: true });
    for (const entry of entries) {
      if (entry.name.startsWith('.')) continue;
      const path = `${prefix}/${entry.name}`;
      if (entry.isDirectory()) await walk(path);
      else if (entry.isFile())
        files.set(path, toStaticFile(path, await readFile(join(folder, path))));
    }
  };
  await walk('');
  return files;
}
