import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { getMimeType } from 'hono/utils/mime';
import { compress, type Encoding, isCompressible } from './compression';

/** A file of the built portal, read once. */
export interface StaticFile {
  readonly body: Buffer;
  readonly contentType: string;
  readonly etag: string;
  /** Whether the bundler put a hash of the content into the name. */
  readonly isHashed: boolean;
  readonly isCompressible: boolean;
  /** The body in an encoding; each is made once. */
  encoded(encoding: Encoding): Promise<Buffer>;
}

/** Files by the path of their URL, such as `/assets/index-B1x9aQ2c.js`. */
export type StaticFiles = ReadonlyMap<string, StaticFile>;

const HASHED_NAME = /^\/assets\/.+-[\w-]{8}\.\w+$/;

function toStaticFile(path: string, body: Buffer): StaticFile {
  const contentType = getMimeType(path) ?? 'application/octet-stream';
  const compressible = isCompressible(contentType, body.byteLength);
  const made = new Map<Encoding, Promise<Buffer>>();
  return {
    body,
    contentType,
    etag: createHash('sha256').update(body).digest('base64url').slice(0, 22),
    isHashed: HASHED_NAME.test(path),
    isCompressible: compressible,
    encoded(encoding) {
      const kept = made.get(encoding) ?? compress(body, encoding, 'best');
      made.set(encoding, kept);
      return kept;
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
